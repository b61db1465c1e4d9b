import UIKit

/// Two discs, the second drawn in a blend mode, over squares that show where the result is
/// transparent.
class BlendView: UIView {
  var mode = CGBlendMode.normal {
    didSet { if mode != oldValue { setNeedsDisplay() } }
  }
  var discs = DiscColors.spectrum {
    didSet { if discs != oldValue { setNeedsDisplay() } }
  }
  var sourceAlpha: CGFloat = 1 {
    didSet { if sourceAlpha != oldValue { setNeedsDisplay() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    contentMode = .redraw
    clipsToBounds = true
    layer.cornerRadius = 10
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: BlendView, _) in
      view.setNeedsDisplay()
    }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    drawSquares()
    let side = min(bounds.width, bounds.height) * 0.62
    let disc = CGRect(
      x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    draw(
      discs.backdrop, in: disc.offsetBy(dx: -side / 4, dy: -side / 8), isVertical: true, context)
    context.setBlendMode(mode)
    context.setAlpha(sourceAlpha)
    draw(discs.source, in: disc.offsetBy(dx: side / 4, dy: side / 8), isVertical: false, context)
    context.endTransparencyLayer()
  }

  private func drawSquares() {
    UIColor.quaternarySystemFill.setFill()
    let side: CGFloat = 8
    let squares = UIBezierPath()
    for row in 0..<Int((bounds.height / side).rounded(.up)) {
      for column in 0..<Int((bounds.width / side).rounded(.up)) where (row + column) % 2 == 0 {
        squares.append(
          UIBezierPath(
            rect: CGRect(
              x: CGFloat(column) * side, y: CGFloat(row) * side, width: side, height: side)))
      }
    }
    squares.fill()
  }

  private func draw(
    _ colors: [UIColor], in place: CGRect, isVertical: Bool, _ context: CGContext
  ) {
    let gradient = CGGradient(
      colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors.map(\.cgColor) as CFArray,
      locations: nil)
    guard let gradient else { return }
    context.saveGState()
    context.addEllipse(in: place)
    context.clip()
    context.drawLinearGradient(
      gradient, start: place.origin,
      end: isVertical
        ? CGPoint(x: place.minX, y: place.maxY) : CGPoint(x: place.maxX, y: place.minY),
      options: [])
    context.restoreGState()
  }
}
