import CoreGraphics
public import Foundation
import PlatformKit

/// A bar with the title and the buttons of the item on top of a stack. Main thread only.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
  let background = BarBackground(hasLineAbove: false)
  /// What shows of the item on top. Asking for it makes it anew where that is due.
  var content: NavigationBarContent? {
    get {
      reloadIfNeeded()
      return shownContent
    }
    set { shownContent = newValue }
  }
  var shownContent: NavigationBarContent?
  /// Whether the item on top has changed since what shows of it was made.
  var needsReload = false
  /// While content comes and goes.
  var transition: BarTransition?
  /// While the user edits a title.
  var renaming: TitleRenaming?
  var stack: [UINavigationItem] = []
  /// That of a navigation controller, which pops controllers in the place of items.
  weak var navigation: UINavigationController?
  /// At the leading side of every item's own, before them.
  var systemItem: UIBarButtonItem? { didSet { if systemItem !== oldValue { setNeedsReload() } } }
  /// Whether nothing of the content is beneath the bar.
  var isAtScrollEdge = true { didSet { if isAtScrollEdge != oldValue { showBackground() } } }
  /// What content looks like beneath the bar, and what it lies on.
  var edge = (look: ScrollEdgeLook.hard, color: UIColor?.none)
  /// What shows of the large title, where a controller's content decides on it.
  var scrolledLargeHeight: CGFloat? { didSet { largeHeightDidChange() } }
  /// What shows of the search bar's row, where a controller's content decides on it.
  var scrolledSearchHeight: CGFloat?
  /// That of the item on top.
  weak var shownSearchBar: UISearchBar?
  /// What the tab bar of a wide window takes of the row with the buttons, as if from left to right.
  var taken: ClosedRange<CGFloat>? { didSet { if taken != oldValue { takenDidChange() } } }
  /// How far the background reaches above the bar.
  var backgroundReach: CGFloat = 0 { didSet { setNeedsLayout() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareParts()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareParts()
    coder.readNib(self, as: UINavigationBar.self)
  }

  /// Asked and told when items come and go; held weakly.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// What the delegate says, else at the top.
  open var barPosition: UIBarPosition {
    let said = delegate?.position(for: self) ?? .any
    return said == .any ? .top : said
  }

  // MARK: Items

  /// The last one is on top. In a navigation controller, its controllers' items.
  open var items: [UINavigationItem]? {
    get { stack }
    set { setItems(newValue, animated: false) }
  }
  /// The one that shows.
  open var topItem: UINavigationItem? { stack.last }
  /// The one beneath the top.
  open var backItem: UINavigationItem? { stack.dropLast().last }
  /// Puts an item on top, if the delegate agrees.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { push(item, animated: animated) }
  /// Removes the item on top, if the delegate agrees.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? { pop(animated: animated) }
  /// Replaces all items.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    requireOwnItems("-[UINavigationBar setItems:animated:]")
    replaceItems(items ?? [], animated: animated)
  }

  // MARK: Looks

  /// Whether titles are large while the content is at its upper end.
  @AlwaysObserved open var prefersLargeTitles = false {
    willSet { AppearanceRecorder.note(self, \UINavigationBar.prefersLargeTitles, newValue) }
    didSet { if prefersLargeTitles != oldValue { itemsDidChange() } }
  }
  /// Light or dark.
  @AlwaysObserved open var barStyle: UIBarStyle = .default {
    willSet { AppearanceRecorder.note(self, \UINavigationBar.barStyle, newValue) }
    didSet { overrideUserInterfaceStyle = barStyle == .default ? .unspecified : .dark }
  }
  /// A hidden bar covers nothing of a navigation controller's content, which is gone back from as before.
  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { navigation?.barsDidChange() } }
  }
  /// Whether content goes on beneath the bar; an opaque bar ends it.
  @AlwaysObserved open var isTranslucent = true {
    willSet { AppearanceRecorder.note(self, \UINavigationBar.isTranslucent, newValue) }
    didSet { if isTranslucent != oldValue { itemsDidChange() } }
  }
  /// In the place of the background's colour.
  @AlwaysObserved open var barTintColor: UIColor? {
    willSet { AppearanceRecorder.note(self, \UINavigationBar.barTintColor, newValue) }
    didSet { showBackground() }
  }
  /// While content is beneath the bar. It is not copied, and may be changed while it shows.
  @AlwaysObserved open var standardAppearance = UINavigationBarAppearance() {
    willSet { AppearanceRecorder.note(self, \UINavigationBar.standardAppearance, newValue) }
    didSet {
      follow(standardAppearance, insteadOf: oldValue)
      looksDidChange()
    }
  }
  /// While the content is at its upper end; nil for the standard one without a background.
  @AlwaysObserved open var scrollEdgeAppearance: UINavigationBarAppearance? {
    willSet { AppearanceRecorder.note(self, \UINavigationBar.scrollEdgeAppearance, newValue) }
    didSet {
      follow(scrollEdgeAppearance, insteadOf: oldValue)
      looksDidChange()
    }
  }
  /// In bars that are less high. Kept: bars have one height.
  open var compactAppearance: UINavigationBarAppearance?
  /// In bars that are less high. Kept: bars have one height.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// Font and colour of the title; wins over the appearance.
  @AlwaysObserved open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    willSet { AppearanceRecorder.note(self, \UINavigationBar.titleTextAttributes, newValue) }
    didSet { looksDidChange() }
  }
  /// Font and colour of the large title; wins over the appearance.
  @AlwaysObserved open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    willSet { AppearanceRecorder.note(self, \UINavigationBar.largeTitleTextAttributes, newValue) }
    didSet { looksDidChange() }
  }
  /// The arrow of the back button; nil for the system's.
  @AlwaysObserved open var backIndicatorImage: UIImage? {
    willSet { AppearanceRecorder.note(self, \UINavigationBar.backIndicatorImage, newValue) }
    didSet { looksDidChange() }
  }
  /// Kept.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// In the place of the line beneath the bar; an empty image for none.
  @AlwaysObserved open var shadowImage: UIImage? {
    willSet { AppearanceRecorder.note(self, \UINavigationBar.shadowImage, newValue) }
    didSet { showBackground() }
  }
  private var backgroundImages: [UIBarMetrics: UIImage] = [:]
  /// In the place of the background; an empty image for none.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    AppearanceRecorder.note(self, "backgroundImage", barMetrics) {
      $0.setBackgroundImage(backgroundImage, for: barMetrics)
    }
    backgroundImages[barMetrics] = backgroundImage
    showBackground()
  }
  /// As it was set.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[barMetrics]
  }

  /// The same: it counts for all positions.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics
  ) { setBackgroundImage(backgroundImage, for: barMetrics) }
  /// As it was set.
  open func backgroundImage(for position: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImage(for: barMetrics)
  }

  private var titleOffsets: [UIBarMetrics: CGFloat] = [:]
  /// How far below its place the title in the row is; it shows for the default metrics.
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    AppearanceRecorder.note(self, "titleVerticalPositionAdjustment", barMetrics) {
      $0.setTitleVerticalPositionAdjustment(adjustment, for: barMetrics)
    }
    titleOffsets[barMetrics] = adjustment
    looksDidChange()
  }
  /// As it was set.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    titleOffsets[barMetrics] ?? 0
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: totalHeight)
  }
  /// As wide as it may be.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: totalHeight)
  }
  override var accessibilityDefaults: AccessibilityDefaults {
    var defaults = super.accessibilityDefaults
    defaults.role = .navigationBar
    defaults.label = topItem?.title
    return defaults
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    reloadIfNeeded()
    placeParts()
  }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showBackground()
  }
}
