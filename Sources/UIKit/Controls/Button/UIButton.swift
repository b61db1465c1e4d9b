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
    /// An i in a circle.
    case detailDisclosure = 2
    /// An i in a circle.
    case infoLight = 3
    /// An i in a circle.
    case infoDark = 4
    /// A plus in a circle.
    case contactAdd = 5
    /// As a system button.
    case plain = 6
    /// A cross in a gray circle.
    case close = 7

    /// The former name of `system`.
    public static let roundedRect = ButtonType.system
  }

  /// What a button does to its surroundings.
  public enum Role: Int, Sendable {
    case normal
    /// What is most likely.
    case primary
    case cancel
    /// It destroys something: configured buttons are red.
    case destructive
  }

  /// Set when the button is made.
  open internal(set) var buttonType: ButtonType = .custom
  var looks = ButtonStateContent()
  private let ownTitleLabel = UILabel()
  private let ownImageView = UIImageView()
  let backgroundImageView = UIImageView()
  /// Nil until the button gets a configuration.
  var configured: ConfiguredButton?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// As a nib says, if the coder is that of one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.readNib(self, as: UIButton.self)
  }

  /// Makes a button of zero size; `sizeToFit()` sizes it to its content.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    take(buttonType)
  }

  /// Makes a button with the title and image of `primaryAction`, which a tap performs.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    primaryAction.map(adopt)
  }

  /// Makes a button with the look of `configuration` and with the title and image of `primaryAction`
  /// where that has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    primaryAction.map(adopt)
  }

  /// Makes a system button with an image.
  public class func systemButton(
    with image: UIImage, target: Any?, action: Selector?
  ) -> Self {
    let button = ViewMaker.make(Self.self, frame: .zero)
    button.buttonType = .system
    button.prepareType()
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  /// The title's label. Set its font here, but its text and colour per state.
  open var titleLabel: UILabel? { ownTitleLabel }
  /// The view of the image.
  open var imageView: UIImageView? { ownImageView }

  /// The label of the second line, in buttons with a configuration.
  open var subtitleLabel: UILabel? { configured?.subtitle }

  // MARK: Configuration

  /// Look and content as a value; nil for those set per state.
  open var configuration: Configuration? {
    get { configured?.configuration }
    set { setConfiguration(newValue) }
  }
  /// Called when the state has changed, to change the configuration with it.
  public typealias ConfigurationUpdateHandler = (_ button: UIButton) -> Void
  /// Called when the state has changed, before the next layout.
  @AlwaysObserved open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether the colours follow the button's state.
  @AlwaysObserved open var automaticallyUpdatesConfiguration = true {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Calls `updateConfiguration()` before the next layout.
  open func setNeedsUpdateConfiguration() { markConfiguration() }
  /// Called when the state has changed. Override it to change the configuration, and call super.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  // MARK: Behaviour

  /// Shown when the button is pressed for long or with the secondary button; with
  /// `showsMenuAsPrimaryAction`, at once.
  @AlwaysObserved open var menu: UIMenu? {
    didSet {
      isContextMenuInteractionEnabled = menu != nil
      menuDidChange()
    }
  }
  /// Kept: menus are shown in their order.
  open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder = .automatic
  /// Whether a tap turns `isSelected`, or, where it opens a menu, the title shows which element is on.
  @AlwaysObserved open var changesSelectionAsPrimaryAction = false {
    didSet { menuDidChange() }
  }
  /// What it does to its surroundings.
  @AlwaysObserved open var role: Role = .normal {
    didSet { if role != oldValue { updateLook() } }
  }
  /// Kept: buttons always behave as on an iPad.
  open var preferredBehavioralStyle: UIBehavioralStyle = .automatic
  /// Always that of an iPad.
  open var behavioralStyle: UIBehavioralStyle { .pad }
  /// Whether the button lights up under the pointer.
  @AlwaysObserved open var isPointerInteractionEnabled = true {
    didSet { pointerInteractionDidChange() }
  }
  /// Makes the pointer's style over a button from the one that is proposed; nil for an arrow.
  public typealias PointerStyleProvider = (
    _ button: UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape
  ) -> UIPointerStyle?
  /// Asked for the style while the pointer is over the button. Setting it enables the interaction.
  @AlwaysObserved open var pointerStyleProvider: PointerStyleProvider? {
    didSet { pointerStyleProviderDidChange() }
  }
  /// Whether a touch or key holds it.
  open var isHeld: Bool { isTracking || isKeyDown }

  // MARK: The look without a configuration

  /// Around the content. A button with a configuration has that's insets.
  @AlwaysObserved open var contentEdgeInsets: UIEdgeInsets = .zero {
    didSet { contentDidMove(contentEdgeInsets != oldValue) }
  }
  /// Moves the title, without room of its own.
  @AlwaysObserved open var titleEdgeInsets: UIEdgeInsets = .zero {
    didSet { contentDidMove(titleEdgeInsets != oldValue) }
  }
  /// Moves the image, without room of its own.
  @AlwaysObserved open var imageEdgeInsets: UIEdgeInsets = .zero {
    didSet { contentDidMove(imageEdgeInsets != oldValue) }
  }
  /// Whether the image of a custom button is darker while it is pressed.
  @AlwaysObserved open var adjustsImageWhenHighlighted = true {
    didSet { updateLook() }
  }
  /// Whether the image of a custom button is fainter while it is disabled.
  @AlwaysObserved open var adjustsImageWhenDisabled = true {
    didSet { updateLook() }
  }
  /// Kept; iOS shows nothing either since version 7.
  open var showsTouchWhenHighlighted = false
  /// Whether the title's shadow falls to the other side while the button is pressed.
  open var reversesTitleShadowWhenHighlighted = false

  // MARK: Contents of the states

  /// Nil uses the normal state's title. That takes the place of the title of a configuration, and a title
  /// of another state shows over it.
  open func setTitle(_ title: String?, for state: State) {
    looks.titles[state] = title
    titleDidChange(for: state)
  }

  /// Nil uses the normal state's colour, or else white; in a system button, the tint.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    AppearanceRecorder.note(self, "titleColor", state) { $0.setTitleColor(color, for: state) }
    looks.titleColors[state] = color
    updateLook()
  }

  /// Wins over a plain title. Nil uses the normal state's.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    looks.attributedTitles[state] = title.map { NSAttributedString(attributedString: $0) }
    titleDidChange(for: state)
  }

  /// Nil uses the normal state's colour, or none.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    AppearanceRecorder.note(self, "titleShadowColor", state) {
      $0.setTitleShadowColor(color, for: state)
    }
    looks.shadowColors[state] = color
    updateLook()
  }

  /// Nil uses the normal state's image. With a configuration, as for titles.
  open func setImage(_ image: UIImage?, for state: State) {
    AppearanceRecorder.note(self, "image", state) { $0.setImage(image, for: state) }
    looks.images[state] = image
    imageDidChange(for: state)
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
  open func attributedTitle(for state: State) -> NSAttributedString? {
    looks.attributedTitles[state]
  }
  /// The value set for exactly this state.
  open func titleShadowColor(for state: State) -> UIColor? { looks.shadowColors[state] }
  /// The value set for exactly this state.
  open func title(for state: State) -> String? { looks.titles[state] }
  /// The value set for exactly this state.
  open func titleColor(for state: State) -> UIColor? { looks.titleColors[state] }
  /// The value set for exactly this state.
  open func image(for state: State) -> UIImage? { looks.images[state] }
  /// The value set for exactly this state.
  open func backgroundImage(for state: State) -> UIImage? { looks.backgrounds[state] }

  /// The title shown now.
  open var currentTitle: String? { looks.titles.value(in: state) }
  /// The title with attributes shown now.
  open var currentAttributedTitle: NSAttributedString? { looks.attributedTitles.value(in: state) }
  /// The colour of the title's shadow now.
  open var currentTitleShadowColor: UIColor? { looks.shadowColors.value(in: state) }
  /// The image shown now.
  open var currentImage: UIImage? { looks.images.value(in: state) }
  /// The configuration of the symbol shown now.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    looks.symbolConfigurations.value(in: state)
  }
  /// The background image shown now.
  open var currentBackgroundImage: UIImage? {
    looks.backgrounds.value(in: state)
  }
  /// The colour shown now, before a pressed system button dims it.
  open var currentTitleColor: UIColor {
    looks.titleColors.value(in: state) ?? defaultTitleColor
  }

  private func prepare() {
    isOpaque = false
    ownTitleLabel.setFont(.systemFont(ofSize: 18))
    ownTitleLabel.lineBreakMode = .byTruncatingMiddle
    for view in [backgroundImageView, ownImageView, ownTitleLabel] { addSubview(view) }
    followPointer()
    updateLook()
  }

  // MARK: Places; override them to move the content of buttons without a configuration

  /// Where the background image goes.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where image and title go.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
  /// Where the title goes.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { placedTitle(in: contentRect) }
  /// Where the image goes.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { placedImage(in: contentRect) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    configured == nil ? placeContent() : placeConfiguredContent()
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    var defaults = super.accessibilityDefaults
    defaults.isElement = true
    defaults.label = shownTitle ?? shownImage?.accessibilityLabel ?? buttonType.spokenName
    defaults.value = configured?.configuration.subtitle
    defaults.traits.insert(.button)
    if changesSelectionAsPrimaryAction, !showsMenuAsPrimaryAction {
      defaults.traits.insert(.toggleButton)
    }
    return defaults
  }

  override func baseline(
    _ attribute: NSLayoutConstraint.Attribute, width: CGFloat?
  ) -> Baseline {
    titleBaseline(attribute)
  }
  override var baselineFont: UIFont? { titleLabel?.font }

  open override var intrinsicContentSize: CGSize { fittingSize(width: 0) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(width: size.width) }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateLook()
  }

  override func stateDidChange() {
    super.stateDidChange()
    if configured != nil, automaticallyUpdatesConfiguration { markConfiguration() }
    updateLook()
  }
  /// Whether the pointer is over the button, unless `isPointerInteractionEnabled` is false.
  public internal(set) override var isHovered: Bool {
    get { super.isHovered }
    set { super.isHovered = newValue }
  }
  override func hoverDidChange() {
    if isHovered, !isPointerInteractionEnabled { return isHovered = false }
    stateDidChange()
  }
  override func layoutDirectionDidChange() {
    super.layoutDirectionDidChange()
    setNeedsLayout()
  }
  override var focusOutline: (rect: CGRect, radius: CGFloat) {
    (bounds, configured.map { radius(of: $0.configuration) } ?? layer.cornerRadius)
  }

  // MARK: Menus

  /// The button's menu.
  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    menu.map { menu in UIContextMenuConfiguration(actionProvider: { _ in menu }) }
  }
  override func menuDidChange() { showSelectedElement() }
  override func menuDidChoose(_ element: UIMenuElement) { selectElement(element) }

  // MARK: Tracking

  override func sendLiftInside(_ event: UIEvent?) {
    if showsMenuAsPrimaryAction, menu != nil { return send(.touchUpInside, with: event) }
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    super.sendLiftInside(event)
  }

  override var liftTriggersPrimaryAction: Bool { true }

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
