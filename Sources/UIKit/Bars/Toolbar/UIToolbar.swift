import CoreGraphics
public import Foundation
import PlatformKit

/// Says where a toolbar is.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// A bar of buttons, mostly at the lower edge. Main thread only.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
  private let background = BarBackground(hasLineAbove: true)
  var row = BarItemRow([])
  private let overflow = BarOverflow()
  private var (backgroundImage, shadowImage): (UIImage?, UIImage?)
  /// That has the bar.
  weak var navigation: UINavigationController?
  /// The navigation item whose search bar is in the bar.
  weak var searched: UINavigationItem?
  /// Whether a search has the place of the items.
  private var hidesItems = false
  /// How far the background reaches below the bar.
  var backgroundReach: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// What content looks like beneath the bar, and what it lies on.
  private var edge = (look: ScrollEdgeLook.hard, color: UIColor?.none)
  /// Whether nothing of the content is beneath the bar.
  var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { showBackground() } } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareParts()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareParts()
    coder.readNib(self, as: UIToolbar.self)
  }

  /// A hidden bar covers nothing of a navigation controller's content.
  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { navigation?.barsDidChange() } }
  }
  /// Held weakly.
  open weak var delegate: (any UIToolbarDelegate)?
  /// What the delegate says, else at the bottom.
  open var barPosition: UIBarPosition {
    let said = delegate?.position(for: self) ?? .any
    return said == .any ? .bottom : said
  }

  /// From the leading side on.
  @AlwaysObserved open var items: [UIBarButtonItem]? { didSet { reload() } }
  /// The same; with an animation the old items fade into the new ones.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    guard animated, window != nil else { return self.items = items }
    UIView.transition(
      with: self, duration: 0.25, options: [.transitionCrossDissolve, .allowUserInteraction],
      animations: { self.items = items })
  }

  // MARK: Looks

  /// Light or dark.
  @AlwaysObserved open var barStyle: UIBarStyle = .default {
    willSet { AppearanceRecorder.note(self, \UIToolbar.barStyle, newValue) }
    didSet { overrideUserInterfaceStyle = barStyle == .default ? .unspecified : .dark }
  }
  /// Whether content goes on beneath the bar; an opaque bar ends it.
  @AlwaysObserved open var isTranslucent = true {
    willSet { AppearanceRecorder.note(self, \UIToolbar.isTranslucent, newValue) }
    didSet { showBackground() }
  }
  /// In the place of the background's colour.
  @AlwaysObserved open var barTintColor: UIColor? {
    willSet { AppearanceRecorder.note(self, \UIToolbar.barTintColor, newValue) }
    didSet { showBackground() }
  }
  /// While content is beneath the bar.
  @AlwaysObserved open var standardAppearance = UIToolbarAppearance() {
    willSet { AppearanceRecorder.note(self, \UIToolbar.standardAppearance, newValue) }
    didSet {
      follow(standardAppearance, insteadOf: oldValue)
      reload()
    }
  }
  /// While the content is at its lower end; nil for the standard one without a background.
  @AlwaysObserved open var scrollEdgeAppearance: UIToolbarAppearance? {
    willSet { AppearanceRecorder.note(self, \UIToolbar.scrollEdgeAppearance, newValue) }
    didSet {
      follow(scrollEdgeAppearance, insteadOf: oldValue)
      reload()
    }
  }
  /// In bars that are less high. Kept: bars have one height.
  open var compactAppearance: UIToolbarAppearance?
  /// In bars that are less high. Kept: bars have one height.
  open var compactScrollEdgeAppearance: UIToolbarAppearance?
  /// In the place of the background; an empty image for none. It counts for all positions and metrics.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    AppearanceRecorder.note(self, "backgroundImage", barMetrics) {
      $0.setBackgroundImage(
        backgroundImage, forToolbarPosition: topOrBottom, barMetrics: barMetrics)
    }
    self.backgroundImage = backgroundImage
    showBackground()
  }
  /// As it was set.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImage }
  /// In the place of the line above the bar; an empty image for none. It counts for all positions.
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) {
    AppearanceRecorder.note(self, "shadowImage", topOrBottom) {
      $0.setShadowImage(shadowImage, forToolbarPosition: topOrBottom)
    }
    self.shadowImage = shadowImage
    showBackground()
  }
  /// As it was set.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { shadowImage }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: BarButton.height)
  }
  /// As wide as it may be.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: BarButton.height)
  }
  override var accessibilityDefaults: AccessibilityDefaults {
    var defaults = super.accessibilityDefaults
    defaults.role = .toolbar
    return defaults
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }
  override func layoutDirectionDidChange() {
    super.layoutDirectionDidChange()
    setNeedsLayout()
  }
}

extension UIToolbar: BarItemHost, BarAppearanceFollower {
  func barItemDidChange(_ item: UIBarItem) { reload() }
  func appearanceDidChange() { reload() }

  private func prepareParts() {
    addSubview(background)
    follow(standardAppearance)
    showsItemsEnlarged()
    showBackground()
  }

  private var look: UIToolbarAppearance {
    isAtScrollEdge ? scrollEdgeAppearance ?? standardAppearance : standardAppearance
  }

  func reload() {
    // A search bar stays, so that it keeps the focus.
    for view in row.views where view.superview === self && view !== searchBar {
      view.removeFromSuperview()
    }
    let look = self.look
    let items = shownItems
    for item in items { item.host = self }
    row = BarItemRow(items) {
      $0.style == .done ? look.doneButtonAppearance : look.buttonAppearance
    }
    for view in row.views where view.superview !== self { addSubview(view) }
    showBackground()
    setNeedsLayout()
  }

  private func showBackground() {
    let shown = UIBarAppearance(barAppearance: look)
    shown.show(background: backgroundImage, shadow: shadowImage)
    let isBare =
      isAtScrollEdge && scrollEdgeAppearance == nil && barTintColor == nil && isTranslucent
    if isBare, backgroundImage == nil { shown.configureWithTransparentBackground() }
    if !isTranslucent { shown.letNothingThrough() }
    background.show(shown, tint: barTintColor, at: edge.look, over: edge.color)
  }

  /// How the content of a scroll view beneath it looks at the bar's edge.
  func show(edgeOf scrollView: UIScrollView?) {
    let look = scrollView?.edgeLook(at: .bottom) ?? .hard
    guard look != edge.look || scrollView?.backgroundColor != edge.color else { return }
    edge = (look, scrollView?.backgroundColor)
    showBackground()
  }

  private func placeParts() {
    guard bounds.width > 0 else { return }
    background.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: bounds.height + backgroundReach)
    let side = NavigationBarLayout.side
    let room = CGRect(
      x: side, y: 0, width: max(bounds.width - 2 * side, 0), height: bounds.height)
    sizeSearchBar(in: room)
    let fitted = overflow.fit(BarContents(side: row), in: room.width, room.height, of: self).side
    let isSearching = searched?.searchController?.isActive == true
    if isSearching || hidesItems {
      for view in row.views { view.alpha = isSearching && view !== searchBar ? 0 : 1 }
    }
    hidesItems = isSearching
    if isSearching { overflow.button?.isHidden = true }
    if isSearching, let searchBar { return searchBar.center = CGPoint(x: room.midX, y: room.midY) }
    for (view, place) in zip(fitted.views, fitted.places(in: room)) { view.frame = mirrored(place) }
  }
}
