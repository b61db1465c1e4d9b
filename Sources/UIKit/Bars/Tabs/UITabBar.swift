import CoreGraphics
public import Foundation
import PlatformKit

/// A bar of tabs, one of which is selected. Main thread only.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// How tabs share the width.
  public enum ItemPositioning: Int, Sendable {
    /// As `centered`.
    case automatic
    /// Over all the width.
    case fill
    /// As wide as they want to be, in the centre.
    case centered
  }

  let background = BarBackground(hasLineAbove: true)
  let plate = MaterialView()
  let capsule = UIImageView()
  var buttons: [TabButton] = []
  /// The tab at the trailing side of the plate, as a circle of its own.
  weak var separateItem: UITabBarItem?
  /// Before the plate.
  var leadingButton: UIButton? { didSet { replaceLeading(oldValue) } }
  /// That of a tab bar controller, which selects controllers in the place of items.
  weak var owner: UITabBarController?
  /// Whether it is at the upper edge of a wide window, with titles alone.
  var isAtTop = false { didSet { if isAtTop != oldValue { looksDidChange() } } }
  /// Whether it is the selected tab alone, as a small circle at the leading side.
  var isMinimized = false { didSet { if isMinimized != oldValue { looksDidChange() } } }
  /// Whether nothing of the content is beneath the bar.
  var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { looksDidChange() } } }
  private var shownItems: [UITabBarItem] = []
  /// While the user chooses items.
  weak var customizing: BarItemsController?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareParts()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareParts()
    coder.readNib(self, as: UITabBar.self)
  }

  /// Told of taps; held weakly.
  open weak var delegate: (any UITabBarDelegate)?

  // MARK: Items

  /// From the leading side on. Those of a tab bar controller's bar must not be set.
  open var items: [UITabBarItem]? {
    get { shownItems }
    set { setItems(newValue, animated: false) }
  }
  /// The same; with an animation the old items fade into the new ones.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    requireOwnItems()
    replaceItems(items ?? [], animated: animated)
  }
  /// Nil if none is. An item that the bar does not have is ignored.
  open var selectedItem: UITabBarItem? {
    get { selected }
    set {
      requireOwnItems()
      select(newValue)
    }
  }
  weak var selected: UITabBarItem?

  func replaceItems(_ items: [UITabBarItem], animated: Bool) {
    guard items != shownItems else { return }
    guard animated, window != nil else { return show(items) }
    UIView.transition(
      with: self, duration: 0.25, options: [.transitionCrossDissolve, .allowUserInteraction],
      animations: { self.show(items) })
  }

  private func show(_ items: [UITabBarItem]) {
    for item in shownItems where item.host === self { item.host = nil }
    shownItems = items
    for item in items { item.host = self }
    if let selected, !items.contains(selected) { self.selected = nil }
    makeButtons()
  }

  // MARK: Looks

  /// Light or dark.
  @AlwaysObserved open var barStyle: UIBarStyle = .default {
    willSet { AppearanceRecorder.note(self, \UITabBar.barStyle, newValue) }
    didSet { overrideUserInterfaceStyle = barStyle == .default ? .unspecified : .dark }
  }
  /// A hidden bar covers nothing of a tab bar controller's content.
  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { owner?.barDidChange() } }
  }
  /// Whether content goes on beneath the bar; an opaque bar ends it.
  @AlwaysObserved open var isTranslucent = true {
    willSet { AppearanceRecorder.note(self, \UITabBar.isTranslucent, newValue) }
    didSet { looksDidChange() }
  }
  /// In the place of the background's colour.
  @AlwaysObserved open var barTintColor: UIColor? {
    willSet { AppearanceRecorder.note(self, \UITabBar.barTintColor, newValue) }
    didSet { looksDidChange() }
  }
  /// Of tabs that are not selected; nil for the colour of labels.
  @AlwaysObserved open var unselectedItemTintColor: UIColor? {
    willSet { AppearanceRecorder.note(self, \UITabBar.unselectedItemTintColor, newValue) }
    didSet { looksDidChange() }
  }
  /// While content is beneath the bar.
  @AlwaysObserved open var standardAppearance = UITabBarAppearance() {
    willSet { AppearanceRecorder.note(self, \UITabBar.standardAppearance, newValue) }
    didSet {
      follow(standardAppearance, insteadOf: oldValue)
      looksDidChange()
    }
  }
  /// While the content is at its lower end; nil for the standard one.
  @AlwaysObserved open var scrollEdgeAppearance: UITabBarAppearance? {
    willSet { AppearanceRecorder.note(self, \UITabBar.scrollEdgeAppearance, newValue) }
    didSet {
      follow(scrollEdgeAppearance, insteadOf: oldValue)
      looksDidChange()
    }
  }
  /// In the place of the background; an empty image for none.
  @AlwaysObserved open var backgroundImage: UIImage? {
    willSet { AppearanceRecorder.note(self, \UITabBar.backgroundImage, newValue) }
    didSet { looksDidChange() }
  }
  /// In the place of the line above the bar; an empty image for none.
  @AlwaysObserved open var shadowImage: UIImage? {
    willSet { AppearanceRecorder.note(self, \UITabBar.shadowImage, newValue) }
    didSet { looksDidChange() }
  }
  /// In the place of the capsule behind the selected tab.
  @AlwaysObserved open var selectionIndicatorImage: UIImage? {
    willSet { AppearanceRecorder.note(self, \UITabBar.selectionIndicatorImage, newValue) }
    didSet { looksDidChange() }
  }
  /// How tabs share the width.
  @AlwaysObserved open var itemPositioning = ItemPositioning.automatic {
    didSet { setNeedsLayout() }
  }
  /// Of a tab; 0 for the measured width.
  @AlwaysObserved open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// Between tabs, added to the measured distance.
  @AlwaysObserved open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: TabBarLayout.plate + TabBarLayout.bottom)
  }
  /// As wide as it may be.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: TabBarLayout.plate + TabBarLayout.bottom)
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }
  /// Beside the tabs touches go to what is beneath, unless the bar has a background.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard super.point(inside: point, with: event) else { return false }
    return !background.isHidden || takesTouch(at: point)
  }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    looksDidChange()
  }
  override func layoutDirectionDidChange() {
    super.layoutDirectionDidChange()
    setNeedsLayout()
  }
  /// The tabs are one stop for Tab; arrows go from one to another.
  open override var focusGroupIdentifier: String? {
    get { super.focusGroupIdentifier ?? "tabs of \(ObjectIdentifier(self))" }
    set { super.focusGroupIdentifier = newValue }
  }
  override var accessibilityDefaults: AccessibilityDefaults {
    var defaults = super.accessibilityDefaults
    defaults.traits.insert(.tabBar)
    defaults.role = .tabBar
    return defaults
  }
}
