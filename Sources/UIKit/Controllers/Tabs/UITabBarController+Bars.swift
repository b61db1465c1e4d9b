import CoreGraphics
import Foundation

extension UITabBarController {
  func prepareView() {
    view.backgroundColor = .systemBackground
    for part in [container, tabBar] as [UIView] { view.addSubview(part) }
    view.addLayoutGuide(contentLayoutGuide)
    let guide = contentLayoutGuide
    let (top, bottom) = (
      guide.topAnchor.constraint(equalTo: container.topAnchor),
      guide.bottomAnchor.constraint(equalTo: container.bottomAnchor)
    )
    state.guideEdges = (top, bottom)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: container.trailingAnchor), top, bottom,
    ])
    container.frame = view.bounds
    showItems()
    update()
  }

  func barDidChange() {
    showSidebar()
    viewIfLoaded?.setNeedsLayout()
  }

  func animateBars(
    _ animated: Bool, _ change: @escaping () -> Void, completion: @escaping () -> Void = {}
  ) {
    guard animated, UIView.areAnimationsEnabled, container.window != nil else {
      change()
      return completion()
    }
    UIView.animate(withDuration: Double(UINavigationController.hideShowBarDuration)) {
      change()
      self.layoutBars()
      self.view.layoutIfNeeded()
    } completion: { _ in
      completion()
    }
  }

  /// Puts the bar, the sidebar and the view of the selected tab in place.
  func layoutBars() {
    guard let view = viewIfLoaded else { return }
    countRoom()
    followSidebar()
    placeSidebar()
    container.frame = contentArea
    tabBar.isAtTop = isBarAtTop
    if isBarAtTop { tabBar.isMinimized = false }
    tabBar.transform = .identity
    tabBar.frame = barFrame
    tabBar.alpha = showsBar && !isPushedAway ? 1 : 0
    if isPushedAway {
      let way = view.isRightToLeft ? 0.3 : -0.3
      tabBar.transform = CGAffineTransform(translationX: way * view.bounds.width, y: 0)
    }
    placeAccessory(accessoryFrame, isShown: !isPushedAway)
    placeGuide()
    shareRow()
    guard let shown = state.shown, shown.isViewLoaded, state.run == nil else { return }
    _ = place(shown)
  }

  private func placeGuide() {
    let isTop = isBarAtTop
    state.guideEdges?.top.constant = showsBar && isTop ? barFrame.maxY : 0
    state.guideEdges?.bottom.constant = -bottomHeight
  }

  private func countRoom() {
    let capacity = TabBarLayout.capacity(width: view.bounds.width, isCompact: !isBarAtTop)
    guard capacity != state.capacity else { return }
    state.capacity = capacity
    showItems()
    update()
  }

  private var showsBar: Bool { !isTabBarHidden && !tabBar.isHidden && !showsSidebar }

  /// In wide windows tabs are at the upper edge, as on an iPad.
  private var isBarAtTop: Bool {
    traitCollection.horizontalSizeClass == .regular
      && view.bounds.width >= SizeClasses.leastRegularWidth
  }

  /// The navigation bar of what shows has the tabs in its row.
  private func shareRow() {
    guard let navigation = state.shown as? UINavigationController else { return }
    let isShared = isBarAtTop && showsBar && !isPushedAway
    navigation.navigationBar.taken = isShared ? tabBar.places.reach : nil
  }

  /// Whether a page that wants no bar is in the stack that shows.
  private var isPushedAway: Bool {
    (state.shown as? UINavigationController)?.viewControllers.contains {
      $0.hidesBottomBarWhenPushed
    } ?? false
  }

  private var barHeight: CGFloat {
    TabBarLayout.plate + max(view.safeAreaInsets.bottom, TabBarLayout.bottom)
  }

  /// What the bar and the accessory take at the lower edge; as much while the bar is minimised.
  private var bottomHeight: CGFloat {
    let bar = showsBar && !isBarAtTop ? barHeight : 0
    guard state.accessory != nil else { return bar }
    let below =
      bar > 0 ? bar + TabBarLayout.gap : max(view.safeAreaInsets.bottom, TabBarLayout.bottom)
    return below + TabBarLayout.accessory
  }

  private var accessoryFrame: CGRect {
    let (area, height) = (contentArea, TabBarLayout.accessory)
    guard !tabBar.isMinimized else {
      let free = tabBar.freeWhileMinimized
      return CGRect(
        x: free.lowerBound, y: barFrame.minY + TabBarLayout.plate - height,
        width: free.upperBound - free.lowerBound, height: height)
    }
    let room = max(area.width - 2 * TabBarLayout.side, 0)
    let width = isBarAtTop || !showsBar ? min(room, TabBarLayout.widestAccessory) : room
    return CGRect(
      x: area.minX + (area.width - width) / 2, y: view.bounds.height - bottomHeight, width: width,
      height: height)
  }

  private var barFrame: CGRect {
    let bounds = view.bounds
    if isBarAtTop {
      let height = TopTabBarLayout.height
      let top = max(view.safeAreaInsets.top, NavigationBarLayout.above)
      return CGRect(x: 0, y: showsBar ? top : -height, width: bounds.width, height: height)
    }
    let y = showsBar ? bounds.height - barHeight : bounds.height
    return CGRect(x: 0, y: y, width: bounds.width, height: barHeight)
  }

  /// What the bar covers of a view that fills the container, beyond the safe area. At the upper edge that is as
  /// much as a navigation bar covers.
  private var covered: UIEdgeInsets {
    let area = view.safeAreaInsets
    let bottom = max(bottomHeight - area.bottom, 0)
    guard showsBar, isBarAtTop else {
      return UIEdgeInsets(top: 0, left: 0, bottom: bottom, right: 0)
    }
    let top = max(area.top, NavigationBarLayout.above) + NavigationBarLayout.height - area.top
    return UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
  }

  /// A bar at the upper edge is translucent always.
  private func extends(_ controller: UIViewController) -> (top: Bool, bottom: Bool) {
    (
      controller.extendsBeneath(.top, isTranslucent: true),
      controller.extendsBeneath(.bottom, isTranslucent: tabBar.isTranslucent)
    )
  }

  func contentInsets(for controller: UIViewController) -> UIEdgeInsets {
    let (covered, goesBeneath) = (self.covered, extends(controller))
    return UIEdgeInsets(
      top: goesBeneath.top ? covered.top : 0, left: 0,
      bottom: goesBeneath.bottom ? covered.bottom : 0, right: 0)
  }

  func contentFrame(for controller: UIViewController) -> CGRect {
    let (covered, goesBeneath, area) = (self.covered, extends(controller), view.safeAreaInsets)
    var frame = container.bounds
    if covered.top > 0, !goesBeneath.top {
      frame.origin.y += covered.top + area.top
      frame.size.height -= covered.top + area.top
    }
    if covered.bottom > 0, !goesBeneath.bottom { frame.size.height -= bottomHeight }
    frame.size.height = max(frame.height, 0)
    return frame
  }
}
