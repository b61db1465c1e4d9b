import UIKit

/// A box in a box, with the four margins and the two lengths of the inner one. Each is a strut (a
/// line) or a spring (a coil), and a tap makes it the other.
class MaskDiagram: UIView {
  var onChange: (UIView.AutoresizingMask) -> Void = { _ in }
  /// The flexible ones.
  var parts: UIView.AutoresizingMask = [] {
    didSet { setNeedsDisplay() }
  }

  private static let all: [(part: UIView.AutoresizingMask, name: String)] = [
    (.flexibleLeftMargin, ".flexibleLeftMargin"), (.flexibleWidth, ".flexibleWidth"),
    (.flexibleRightMargin, ".flexibleRightMargin"), (.flexibleTopMargin, ".flexibleTopMargin"),
    (.flexibleHeight, ".flexibleHeight"), (.flexibleBottomMargin, ".flexibleBottomMargin"),
  ]

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: MaskDiagram.tap))
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (diagram: MaskDiagram, _) in
      diagram.setNeedsDisplay()
    }
  }

  required init?(coder: NSCoder) {
    fatalError("the page makes its controls in code")
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 200)
  }

  /// The names of the flexible parts, one a line.
  var words: String {
    let names = Self.all.filter { parts.contains($0.part) }.map(\.name)
    return names.isEmpty ? "[]" : names.joined(separator: "\n")
  }

  private var outer: CGRect {
    CGRect(x: bounds.midX - 100, y: bounds.midY - 98, width: 200, height: 196)
  }
  private var inner: CGRect { outer.insetBy(dx: 52, dy: 52) }

  /// Where the line of a part begins and ends.
  private func line(_ part: UIView.AutoresizingMask) -> (CGPoint, CGPoint) {
    let (inner, outer) = (inner, outer)
    func across(_ a: CGFloat, _ b: CGFloat) -> (CGPoint, CGPoint) {
      (CGPoint(x: a, y: inner.midY), CGPoint(x: b, y: inner.midY))
    }
    func down(_ a: CGFloat, _ b: CGFloat) -> (CGPoint, CGPoint) {
      (CGPoint(x: inner.midX, y: a), CGPoint(x: inner.midX, y: b))
    }
    switch part {
    case .flexibleLeftMargin: return across(outer.minX, inner.minX)
    case .flexibleRightMargin: return across(inner.maxX, outer.maxX)
    case .flexibleWidth: return across(inner.minX + 4, inner.maxX - 4)
    case .flexibleTopMargin: return down(outer.minY, inner.minY)
    case .flexibleBottomMargin: return down(inner.maxY, outer.maxY)
    default: return down(inner.minY + 4, inner.maxY - 4)
    }
  }

  private func tap(_ recognizer: UITapGestureRecognizer) {
    let point = recognizer.location(in: self)
    func distance(_ part: UIView.AutoresizingMask) -> CGFloat {
      let (a, b) = line(part)
      let x = max(a.x - point.x, point.x - b.x, 0)
      let y = max(a.y - point.y, point.y - b.y, 0)
      return hypot(x, y)
    }
    let nearest = Self.all.map(\.part).min { distance($0) < distance($1) }
    guard let nearest, distance(nearest) < 24 else { return }
    parts.formSymmetricDifference(nearest)
    onChange(parts)
  }

  override func draw(_ rect: CGRect) {
    UIColor.tertiarySystemFill.setFill()
    UIBezierPath(roundedRect: outer, cornerRadius: 10).fill()
    UIColor.secondarySystemGroupedBackground.setFill()
    let box = UIBezierPath(roundedRect: inner, cornerRadius: 6)
    box.fill()
    UIColor.systemGreen.setStroke()
    box.lineWidth = 2
    box.stroke()
    for (part, _) in Self.all { draw(part) }
  }

  private func draw(_ part: UIView.AutoresizingMask) {
    let isSpring = parts.contains(part)
    (isSpring ? UIColor.systemIndigo : .systemRed).setStroke()
    let path = UIBezierPath()
    let (a, b) = line(part)
    let (length, isDown) = (hypot(b.x - a.x, b.y - a.y), b.y > a.y)
    func point(_ along: CGFloat, _ aside: CGFloat) -> CGPoint {
      CGPoint(x: a.x + (isDown ? aside : along), y: a.y + (isDown ? along : aside))
    }
    path.move(to: point(4, 0))
    if isSpring {
      path.addLine(to: point(8, 0))
      let coils = CGFloat(Int(length / 7))
      for index in 0..<Int(coils) {
        let step = (length - 16) / coils
        path.addLine(to: point(8 + (CGFloat(index) + 0.5) * step, index.isMultiple(of: 2) ? -6 : 6))
      }
      path.addLine(to: point(length - 8, 0))
    }
    path.addLine(to: point(length - 4, 0))
    for end in [4, length - 4] where !isSpring {
      path.move(to: point(end, -5))
      path.addLine(to: point(end, 5))
    }
    path.lineWidth = 2
    path.stroke()
  }
}
