import UIKit

/// A white card with a soft shadow, a title and space for an animation.
class DemoCard: UIView {
  /// The area of the animation.
  let stage = UIView()
  private let title = UILabel()
  private let subtitle = UILabel()

  init(title: String, subtitle: String) {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 22
    layer.cornerCurve = .continuous
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.08
    layer.shadowRadius = 12
    layer.shadowOffset = CGSize(width: 0, height: 4)
    self.title.text = title
    self.title.font = .systemFont(ofSize: 16, weight: .semibold)
    self.title.textColor = .label
    self.subtitle.text = subtitle
    self.subtitle.font = .systemFont(ofSize: 12)
    self.subtitle.textColor = .secondaryLabel
    for view in [stage, self.title, self.subtitle] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    fatalError("the gallery makes its cards in code")
  }

  /// Starts the repeating animation. Called once, when the card is on screen.
  func play() {}

  /// Lays out the animated views. The stage already has its size.
  func layoutStage() {}

  override func layoutSubviews() {
    let width = bounds.width - 36
    stage.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - 62)
    title.frame = CGRect(x: 18, y: bounds.height - 58, width: width, height: 22)
    subtitle.frame = CGRect(x: 18, y: bounds.height - 36, width: width, height: 18)
    layoutStage()
  }
}

extension UIView {
  /// A filled shape with a shadow in its own colour.
  static func gem(_ color: UIColor, size: CGFloat, radius: CGFloat) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: size, height: size))
    view.backgroundColor = color
    view.layer.cornerRadius = radius
    view.layer.cornerCurve = radius < size / 2 ? .continuous : .circular
    view.layer.shadowColor = color.cgColor
    view.layer.shadowOpacity = 0.35
    view.layer.shadowRadius = 8
    view.layer.shadowOffset = CGSize(width: 0, height: 4)
    return view
  }
}
