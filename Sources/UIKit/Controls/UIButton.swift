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
  open internal(set) var buttonType: ButtonType = .custom
  var looks = ButtonStateContent()
  private let ownTitleLabel = UILabel()
  private let ownImageView = UIImageView()
  let backgroundImageView = UIImageView()

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
    if buttonType == .system { ownTitleLabel.setFont(.systemFont(ofSize: 15)) }
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
  open var titleLabel: UILabel? { ownTitleLabel }
  /// The view of the image.
  open var imageView: UIImageView? { ownImageView }

  // MARK: Contents of the states

  /// Nil uses the normal state's title.
  open func setTitle(_ title: String?, for state: State) {
    looks.titles[state] = title
    updateLook()
  }

  /// Nil uses the normal state's colour, or else white; in a system button, the tint.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    AppearanceRecorder.note(self, "titleColor", state) { $0.setTitleColor(color, for: state) }
    looks.titleColors[state] = color
    updateLook()
  }

  /// Nil uses the normal state's image.
  open func setImage(_ image: UIImage?, for state: State) {
    AppearanceRecorder.note(self, "image", state) { $0.setImage(image, for: state) }
    looks.images[state] = image
    updateLook()
  }

  /// The image fills the button behind its content. Nil uses the normal state's.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    AppearanceRecorder.note(self, "backgroundImage", state) {
      $0.setBackgroundImage(image, for: state)
    }
    looks.backgrounds[state] = image
    updateLook()
  }

  /// The size, weight and colours of a symbol that does not specify them. Nil uses the normal
  /// state's.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    looks.symbolConfigurations[state] = configuration
    updateLook()
  }

  /// The value set for exactly this state.
  open func preferredSymbolConfigurationForImage(
    in state: State
  ) -> UIImage.SymbolConfiguration? {
    looks.symbolConfigurations[state]
  }
  /// The value set for exactly this state.
  open func title(for state: State) -> String? { looks.titles[state] }
  /// The value set for exactly this state.
  open func titleColor(for state: State) -> UIColor? { looks.titleColors[state] }
  /// The value set for exactly this state.
  open func image(for state: State) -> UIImage? { looks.images[state] }
  /// The value set for exactly this state.
  open func backgroundImage(for state: State) -> UIImage? { looks.backgrounds[state] }

  /// The title shown now.
  open var currentTitle: String? { ButtonStateContent.look(looks.titles, in: state) }
  /// The image shown now.
  open var currentImage: UIImage? { ButtonStateContent.look(looks.images, in: state) }
  /// The configuration of the symbol shown now.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    ButtonStateContent.look(looks.symbolConfigurations, in: state)
  }
  /// The background image shown now.
  open var currentBackgroundImage: UIImage? {
    ButtonStateContent.look(looks.backgrounds, in: state)
  }
  /// The colour shown now, before a pressed system button dims it.
  open var currentTitleColor: UIColor {
    ButtonStateContent.look(looks.titleColors, in: state) ?? defaultTitleColor
  }

  private func prepare() {
    isOpaque = false
    ownTitleLabel.setFont(.systemFont(ofSize: 18))
    ownTitleLabel.lineBreakMode = .byTruncatingMiddle
    for view in [backgroundImageView, ownImageView, ownTitleLabel] { addSubview(view) }
    updateLook()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContent()
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    var defaults = super.accessibilityDefaults
    defaults.isElement = true
    defaults.label = currentTitle ?? currentImage?.accessibilityLabel
    defaults.traits.insert(.button)
    return defaults
  }

  override func baseline(
    _ attribute: NSLayoutConstraint.Attribute, width: CGFloat?
  ) -> Baseline {
    titleBaseline(attribute)
  }
  override var baselineFont: UIFont? { titleLabel?.font }

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
