import CoreGraphics
public import Foundation

/// A control that performs an action when it is tapped, with a title, an image or both.
///
/// Looks are set for states; a state without one of its own shows the normal one. A touch may leave the
/// bounds by 70 points before it counts as outside. Main thread only.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// How a button looks without further ado.
  public enum ButtonType: Int, Sendable {
    /// White title at 18 points, no change when pressed but what is set for states.
    case custom = 0
    /// Title in the tint at 15 points, fainter while pressed.
    case system = 1
  }

  /// Given when the button is made.
  public internal(set) var buttonType: ButtonType = .custom
  var looks = ButtonStateContent()
  private let label = UILabel()
  private let picture = UIImageView()
  private let backdrop = UIImageView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// An empty button: there are no archives to read it from.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// A button of no size; `sizeToFit()` gives it that of its content.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    if buttonType == .system { label.font = .systemFont(ofSize: 15) }
    updateLook()
  }

  /// With the title and image of `primaryAction`, which a tap performs.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// Shows the title; set its font here, its text and colour by the setters for states.
  open var titleLabel: UILabel? { label }
  /// Shows the image.
  open var imageView: UIImageView? { picture }
  /// Shows the background image, behind the rest.
  var backgroundView: UIImageView { backdrop }

  /// Nothing but a text truncated in the middle, an image and a background.
  private func prepare() {
    label.font = .systemFont(ofSize: 18)
    label.lineBreakMode = .byTruncatingMiddle
    for view in [backdrop, picture, label] { addSubview(view) }
    updateLook()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContent()
  }

  open override var intrinsicContentSize: CGSize { fittingSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateLook()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateLook()
  }

  override func stateDidChange() {
    super.stateDidChange()
    updateLook()
  }

  override var liftInsideEvents: Event { [.touchUpInside, .primaryActionTriggered] }

  /// A tap with one finger is the button's own; recognizers on views around it do not get it.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    guard let tap = gestureRecognizer as? UITapGestureRecognizer, tap.view !== self, isEnabled
    else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
  }

  override func keepsInside(_ point: CGPoint, with event: UIEvent?) -> Bool {
    HitTester.contains(bounds.insetBy(dx: -70, dy: -70), point)
  }
}
