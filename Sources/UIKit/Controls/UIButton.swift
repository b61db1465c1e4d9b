import CoreGraphics
public import Foundation

/// A control that performs an action when tapped. It shows a title, an image or both.
///
/// Contents are set per state; a state without its own uses the normal state's. A touch may move up
/// to 70 points outside before it counts as outside. Main thread only.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// The default look of a button.
  public enum ButtonType: Int, Sendable {
    /// White title at 18 points, no change when pressed but what is set for states.
    case custom = 0
    /// Title in the tint at 15 points, fainter while pressed.
    case system = 1
  }

  /// Set when the button is made.
  public internal(set) var buttonType: ButtonType = .custom
  var looks = ButtonStateContent()
  private let label = UILabel()
  private let picture = UIImageView()
  private let backdrop = UIImageView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// An empty button, as there are no archives to read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// Makes a button of zero size; `sizeToFit()` sizes it to its content.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    if buttonType == .system { label.font = .systemFont(ofSize: 15) }
    updateLook()
  }

  /// Makes a button with the title and image of `primaryAction`, which a tap performs.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// The title's label. Set its font here, but its text and colour per state.
  open var titleLabel: UILabel? { label }
  /// The view of the image.
  open var imageView: UIImageView? { picture }
  var backgroundView: UIImageView { backdrop }

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

  /// The button handles single taps with one finger itself; recognizers on ancestors do not get
  /// them.
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
