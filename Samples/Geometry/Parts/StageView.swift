import UIKit

/// A card with a grid of dots, twenty points apart.
class StageView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 18
    layer.cornerCurve = .continuous
    clipsToBounds = true
    contentMode = .redraw
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (stage: StageView, _) in
      stage.setNeedsDisplay()
    }
  }

  required init?(coder: NSCoder) {
    fatalError("the pages make their stages in code")
  }

  override func draw(_ rect: CGRect) {
    UIColor.tertiaryLabel.setFill()
    let dots = UIBezierPath()
    for x in stride(from: CGFloat(20), to: bounds.width, by: 20) {
      for y in stride(from: CGFloat(20), to: bounds.height, by: 20) {
        dots.append(UIBezierPath(rect: CGRect(x: x - 0.5, y: y - 0.5, width: 1, height: 1)))
      }
    }
    dots.fill()
  }
}
