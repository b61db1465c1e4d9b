import CoreGraphics
import Foundation

extension UITabBarController {
  func prepareView() {
    view.backgroundColor = .systemBackground
    for part in [container, tabBar] as [UIView] { view.addSubview(part) }
    view.addLayoutGuide(contentLayoutGuide)
    let guide = contentLayoutGuide
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: container.trailingAnchor),
      guide.topAnchor.constraint(equalTo: container.topAnchor),
      guide.bottomAnchor.constraint(equalTo: tabBar.topAnchor),
    ])
    container.frame = view.bounds
    showItems()
    update()
  }

  func barDidChange() {
    showSidebar()
    viewIfLoaded?.setNeedsLayout()
  }

  func animateBars(_ animated: Bool, _ change: @escaping () -> Void) {
    guard animated, UIView.areAnimationsEnabled, container.window != nil else { return change() }
    UIView.animate(withDuration: Double(UINavigationController.hideShowBarDuration)) {
      change()
      self.layoutBars()
      self.view.layoutIfNeeded()
    }
  }

  /// Puts the bar, the sidebar and the view of the selected tab in place.
  func layoutBars() {
    guard let view = viewIfLoaded else { return }
    countRoom()
    followSidebar()
    placeSidebar()
    container.frame = contentArea
    tabBar.transform = .identity
    tabBar.frame = barFrame
    tabBar.alpha = showsBar && !isPushedAway ? 1 : 0
    if isPushedAway {
      let way = view.isRightToLeft ? 0.3 : -0.3
      tabBar.transform = CGAffineTransform(translationX: way * view.bounds.width, y: 0)
    }
    guard let shown = state.shown, shown.isViewLoaded, state.run == nil else { return }
    _ = place(shown)
  }

  private func countRoom() {
    let isCompact = traitCollection.horizontalSizeClass == .compact
    let capacity = TabBarLayout.capacity(width: view.bounds.width, isCompact: isCompact)
    guard capacity != state.capacity else { return }
    state.capacity = capacity
    showItems()
    update()
  }

  private var showsBar: Bool { !isTabBarHidden && !showsSidebar }

  /// Whether a page that wants no bar is in the stack that shows.
  private var isPushedAway: Bool {
    (state.shown as? UINavigationController)?.viewControllers.contains {
      $0.hidesBottomBarWhenPushed
    } ?? false
  }

  private var barHeight: CGFloat {
    TabBarLayout.plate + max(view.safeAreaInsets.bottom, TabBarLayout.bottom)
  }

  private var barFrame: CGRect {
    let bounds = view.bounds
    let y = showsBar ? bounds.height - barHeight : bounds.height
    return CGRect(x: 0, y: y, width: bounds.width, height: barHeight)
  }

  /// What the bar covers of a view that fills the container, beyond the safe area.
  private var covered: CGFloat { showsBar ? barHeight - view.safeAreaInsets.bottom : 0 }

  func contentInsets(for controller: UIViewController) -> UIEdgeInsets {
    let goesBeneath = controller.extendsBeneath(.bottom, isTranslucent: tabBar.isTranslucent)
    return UIEdgeInsets(top: 0, left: 0, bottom: goesBeneath ? covered : 0, right: 0)
  }

  func contentFrame(for controller: UIViewController) -> CGRect {
    var frame = container.bounds
    if covered > 0, !controller.extendsBeneath(.bottom, isTranslucent: tabBar.isTranslucent) {
      frame.size.height = max(frame.height - barHeight, 0)
    }
    return frame
  }
}
