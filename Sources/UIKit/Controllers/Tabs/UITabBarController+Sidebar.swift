import CoreGraphics

extension UITabBarController {
  /// In points. As the side column of a split view on iOS.
  private static let sidebarWidth: CGFloat = 320
  /// Between the sidebar's panel and the edges of the window.
  private static let margin: CGFloat = 8

  /// Whether the mode and the window's width ask for one.
  var hasSidebar: Bool { mode == .tabSidebar && traitCollection.horizontalSizeClass == .regular }
  var showsSidebar: Bool { hasSidebar && sidebar.wantsToShow }

  func followSidebar() {
    guard hasSidebar != state.hadSidebar else { return }
    state.hadSidebar = hasSidebar
    showSidebar()
    showItems()
  }

  /// Makes it when it is first seen, and the button in the bar that brings it back.
  func showSidebar(evenIfClosed: Bool = false) {
    guard isViewLoaded else { return }
    if hasSidebar, tabBar.leadingButton == nil { tabBar.leadingButton = makeSidebarButton() }
    if !hasSidebar { tabBar.leadingButton = nil }
    guard hasSidebar, showsSidebar || evenIfClosed else { return removeSidebar() }
    guard state.sidebarView == nil else { return }
    let new = TabSidebarView(self)
    view.addSubview(new)
    state.sidebarView = new
    new.replaceBottomBar(nil, by: sidebar.bottomBarView)
    placeSidebar()
    new.reload()
  }

  private func removeSidebar() {
    state.sidebarView?.endDisplaying()
    state.sidebarView?.removeFromSuperview()
    state.sidebarView = nil
  }

  private func makeSidebarButton() -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "sidebar.left"), for: .normal)
    button.tintColor = .label
    button.applyTabPlateStyle()
    button.accessibilityLabel = "Sidebar"
    button.addAction(
      UIAction { [weak self] _ in self?.sidebar.isHidden = false }, for: .touchUpInside)
    return button
  }

  func placeSidebar() {
    guard let side = state.sidebarView else { return }
    let area = view.safeAreaInsets
    let width = min(Self.sidebarWidth, view.bounds.width / 2)
    var frame = CGRect(
      x: Self.margin, y: max(area.top, Self.margin), width: width - Self.margin, height: 0)
    frame.size.height = max(view.bounds.height - frame.minY - max(area.bottom, Self.margin), 0)
    if !showsSidebar { frame.origin.x = -frame.width - 2 * Self.margin }
    side.frame = view.mirrored(frame)
  }

  /// What the sidebar leaves of the view.
  var contentArea: CGRect {
    var area = view.bounds
    guard showsSidebar, sidebar.preferredLayout != .overlap else { return area }
    let width = min(Self.sidebarWidth, area.width / 2)
    area.size.width -= width
    if !view.isRightToLeft { area.origin.x += width }
    return area
  }
}
