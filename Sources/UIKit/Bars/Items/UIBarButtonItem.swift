import CoreGraphics
public import Foundation
public import FoundationAdditions

/// A button, a view or a space in a navigation bar or toolbar. Main thread only.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// How much a button stands out.
  public enum Style: Int, Sendable {
    case plain
    /// As plain: all buttons have a border.
    case bordered
    /// Filled with the tint.
    case done

    /// Filled with the tint.
    public static let prominent = Style.done
  }

  private(set) var systemItem: SystemItem?
  /// Method and target, where the item has one.
  var pressed: TargetAction?
  /// The group that has it, told of changes.
  weak var group: UIBarButtonItemGroup?
  /// In a window.
  final weak var shownButton: UIView?
  /// Effects of the image that go on until they are removed.
  final var lastingEffects: [SymbolMotion: BarSymbolEffect] = [:]

  public override init() { super.init() }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.readNib(self, as: UIBarButtonItem.self)
  }

  /// How much the button stands out.
  @AlwaysObserved open var style: Style = .plain {
    didSet { if style != oldValue { didChange() } }
  }
  /// The width of a button or of a fixed space; 0 for that of the content.
  @AlwaysObserved open var width: CGFloat = 0 {
    didSet { if width != oldValue { didChange() } }
  }
  /// Titles that the button must have room for.
  @AlwaysObserved open var possibleTitles: Set<String>? {
    didSet { if possibleTitles != oldValue { didChange() } }
  }
  /// Shown in the place of a button.
  @AlwaysObserved open var customView: UIView? {
    didSet { if customView !== oldValue { didChange() } }
  }
  /// The colour of the content, or of the background of a prominent button.
  @AlwaysObserved open var tintColor: UIColor? {
    willSet { AppearanceRecorder.note(self, \UIBarButtonItem.tintColor, newValue) }
    didSet { if tintColor != oldValue { didChange() } }
  }
  private var keptBadge: Badge?
  /// Over the button; nil for none. Kept as a copy.
  open var badge: Badge? {
    get { keptBadge }
    set {
      keptBadge = newValue?.copy() as? Badge
      keptBadge?.item = self
      didChange()
    }
  }
  /// Whether it takes up no room.
  @AlwaysObserved open var isHidden = false {
    didSet { if isHidden != oldValue { didChange() } }
  }
  /// Whether the button looks selected.
  @AlwaysObserved open var isSelected = false {
    didSet { if isSelected != oldValue { didChange() } }
  }
  /// Whether a tap turns `isSelected`, or, where it opens a menu, the title shows which element is on.
  @AlwaysObserved open var changesSelectionAsPrimaryAction = false {
    didSet { didChange() }
  }
  /// Shown by a tap, or by a long press where the item has an action.
  @AlwaysObserved open var menu: UIMenu? {
    didSet { didChange() }
  }
  /// Kept: menus are shown in their order.
  open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder = .automatic
  /// Stands for the item in a menu of what has no room in the bar; nil for its title and image.
  open var menuRepresentation: UIMenuElement?
  /// Performed by a tap in the place of target and action. Its title and image become the item's.
  @AlwaysObserved open var primaryAction: UIAction? {
    didSet { adopt(primaryAction) }
  }
  /// Called by a tap. Held weakly; nil finds a responder.
  open var target: AnyObject? {
    get { pressed?.target }
    set { pressed = pressed.map { TargetAction(newValue, $0.method) } }
  }
  /// The method called by a tap.
  open var action: Selector? {
    get { pressed?.method.selector }
    set { pressed = newValue.map { TargetAction(pressed?.target, .selector($0)) } }
  }

  // MARK: Looks

  var looks = BarButtonLooks()

  /// In the place of the button's own background, in a state. Bars show that for the default metrics.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    setImage(backgroundImage, .init(state: state, metrics: barMetrics))
  }
  /// As it was set for this state.
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    looks.images[.init(state: state, metrics: barMetrics)]
  }
  /// The same for buttons of a style.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) {
    setImage(backgroundImage, .init(state: state, metrics: barMetrics, style: style))
  }
  /// As it was set for this state and style.
  open func backgroundImage(
    for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) -> UIImage? {
    looks.images[.init(state: state, metrics: barMetrics, style: style)]
  }
  /// The same for the back button that stands for the item.
  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    setImage(backgroundImage, .init(state: state, metrics: barMetrics, isBack: true))
  }
  /// As it was set for this state.
  open func backButtonBackgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? {
    looks.images[.init(state: state, metrics: barMetrics, isBack: true)]
  }
  /// Moves the title. Kept.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    looks.titleOffsets[barMetrics] = adjustment
  }
  /// As it was set.
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    looks.titleOffsets[barMetrics] ?? .zero
  }
  /// Moves the background downwards. Kept.
  open func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    looks.backgroundShifts[barMetrics] = adjustment
  }
  /// As it was set.
  open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    looks.backgroundShifts[barMetrics] ?? 0
  }
  /// Moves the title of a back button. Kept: back buttons have a title only where one was set for them.
  open func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {
    looks.backTitleOffsets[barMetrics] = adjustment
  }
  /// As it was set.
  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    looks.backTitleOffsets[barMetrics] ?? .zero
  }
  /// Moves the background of a back button downwards. Kept.
  open func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    looks.backBackgroundShifts[barMetrics] = adjustment
  }
  /// As it was set.
  open func backButtonBackgroundVerticalPositionAdjustment(
    for barMetrics: UIBarMetrics
  ) -> CGFloat {
    looks.backBackgroundShifts[barMetrics] ?? 0
  }

  override func didChange() {
    super.didChange()
    if !AppearanceRecorder.isApplying { group?.host?.barItemDidChange(self) }
  }
}

extension UIBarButtonItem {
  /// Made by the convenience initialisers.
  func prepare(_ systemItem: SystemItem) {
    self.systemItem = systemItem
    style = systemItem.isProminent ? .done : .plain
  }

  func adopt(_ action: UIAction?) {
    guard let action else { return didChange() }
    if !action.title.isEmpty { title = action.title }
    if let image = action.image { self.image = image }
    if action.attributes.contains(.disabled) { isEnabled = false }
    didChange()
  }

  /// Performs what a tap does.
  func perform(from application: UIApplication?, event: UIEvent?) {
    if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
    if let primaryAction { return primaryAction.perform(from: self) }
    guard let pressed, !pressed.isDead else { return }
    let sender = application ?? UIApplication.running
    _ = sender?.send(pressed.method, to: pressed.target, from: self, for: event)
  }

  /// Its button in a bar, or its custom view.
  var viewThatShows: UIView? { customView ?? shownButton }
  /// Whether a tap does something else than open the menu.
  var hasAction: Bool { primaryAction != nil || pressed != nil }
  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
  var isFlexible: Bool { systemItem == .flexibleSpace }
  /// Its own title, or the system item's where there is no image.
  var shownTitle: String? { title ?? (image == nil ? systemItem?.title : nil) }
  var shownImage: UIImage? {
    if let image { return image }
    guard title == nil, let name = systemItem?.symbol else { return nil }
    return UIImage(systemName: name)
  }
}
