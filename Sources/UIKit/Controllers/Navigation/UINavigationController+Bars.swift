import CoreGraphics
import Foundation

extension UINavigationController {
  func adoptBars() {
    navigationBar.navigation = self
    toolbar.navigation = self
  }

  func barHeightDidChange() { barsDidChange() }

  /// Made when the program asks for it.
  var hiding: BarHiding {
    if let made = state.hiding { return made }
    let new = BarHiding(self)
    state.hiding = new
    if let view = viewIfLoaded { attachHiding(to: view) }
    return new
  }

  func attachHiding(to view: UIView) {
    guard let hiding = state.hiding else { return }
    view.addGestureRecognizer(hiding.pan)
    view.addGestureRecognizer(hiding.tap)
  }

  /// Shows the items of the controllers, beside what they do.
  func moveBars(
    _ direction: NavigationPlan<UIViewController>.Direction, beside run: TransitionRun
  ) {
    let way: BarTransition.Direction =
      switch direction {
      case .push: .forward
      case .pop: .backward
      case .none: .none
      }
    let change = navigationBar.beginChange(to: stack.map(\.navigationItem), way)
    followContent()
    toolbar.setItems(topViewController?.toolbarItems, animated: run.isAnimated)
    _ = run.animate { [weak self] _ in
      change?.animate()
      self?.layoutBars()
      self?.navigationBar.layoutIfNeeded()
      self?.tabBarController?.layoutBars()
    } completion: { [weak self] context in
      guard let self else { return }
      navigationBar.endChange(isCancelled: context.isCancelled)
      guard context.isCancelled else { return }
      followContent()
      navigationBar.replaceItems(stack.map(\.navigationItem), animated: false)
      toolbar.items = topViewController?.toolbarItems
      tabBarController?.layoutBars()
    }
  }

  func barsDidChange() {
    viewIfLoaded?.setNeedsLayout()
  }

  func changeBars(_ animated: Bool, _ change: @escaping () -> Void) {
    guard animated, isSeen, UIView.areAnimationsEnabled else { return change() }
    UIView.animate(withDuration: Double(Self.hideShowBarDuration)) {
      change()
      self.layoutBars()
    }
  }

  /// Puts bars and the view of the controller on top in place.
  func layoutBars() {
    guard let view = viewIfLoaded else { return }
    state.hiding?.update()
    navigationBar.placeOfSearchMayHaveChanged()
    container.frame = view.bounds
    navigationBar.frame = barFrame
    navigationBar.backgroundReach = topGap
    navigationBar.alpha = isNavigationBarHidden ? 0 : 1
    let lower = toolbarFrame
    toolbar.frame = lower
    toolbar.backgroundReach = max(view.bounds.maxY - lower.maxY, 0)
    toolbar.alpha = showsToolbar ? 1 : 0
    guard let shown = state.shown, shown.isViewLoaded, state.run == nil else { return }
    _ = place(shown)
  }

  /// What is free above the bar: the safe area, or the measured room at the window's edge. A tab bar above is in
  /// the bar's row.
  private var topGap: CGFloat {
    max(view.safeAreaInsets.top - tabInset, NavigationBarLayout.above)
  }
  private var tabInset: CGFloat { parent is UITabBarController ? barInsets.top : 0 }
  private var bottomGap: CGFloat { max(view.safeAreaInsets.bottom, NavigationBarLayout.above) }

  private var barFrame: CGRect {
    let height = navigationBar.totalHeight
    let y = isNavigationBarHidden ? -height : topGap
    return CGRect(x: 0, y: y, width: view.bounds.width, height: height)
  }

  private var toolbarFrame: CGRect {
    let height = BarButton.height
    let y = showsToolbar ? view.bounds.height - bottomGap - height : view.bounds.height
    return CGRect(x: 0, y: y, width: view.bounds.width, height: height)
  }

  /// Whether it, or one beneath it, wants no bar at the lower edge: that of a tab bar controller goes as well.
  private func hidesBottomBar(_ controller: UIViewController) -> Bool {
    let index = stack.firstIndex { $0 === controller } ?? stack.count - 1
    return stack.prefix(index + 1).contains { $0.hidesBottomBarWhenPushed }
  }

  var showsToolbar: Bool {
    !isToolbarHidden && !stack.contains { $0.hidesBottomBarWhenPushed }
  }

  /// A bar that the program hides itself keeps its place and covers nothing.
  private var hidesBar: Bool { isNavigationBarHidden || navigationBar.isHidden }
  /// What bars cover of a view that fills the container.
  private var covered: UIEdgeInsets {
    let area = view.safeAreaInsets
    let top = hidesBar ? 0 : topGap + navigationBar.totalHeight - area.top
    let hasToolbar = showsToolbar && !toolbar.isHidden
    let bottom = hasToolbar ? bottomGap + NavigationBarLayout.height - 10 - area.bottom : 0
    return UIEdgeInsets(top: max(top, 0), left: 0, bottom: max(bottom, 0), right: 0)
  }

  var heightOfBars: CGFloat {
    guard isViewLoaded else { return 0 }
    let covered = covered
    return covered.top + covered.bottom
  }

  func contentInsets(for controller: UIViewController) -> UIEdgeInsets {
    var insets = covered
    if !controller.extendsBeneath(.top, isTranslucent: navigationBar.isTranslucent) {
      insets.top = 0
    }
    if !controller.extendsBeneath(.bottom, isTranslucent: toolbar.isTranslucent) {
      insets.bottom = 0
    }
    if hidesBottomBar(controller) {
      insets.bottom = -barInsets.bottom
      if hidesBar { insets.top = -tabInset }
    }
    return insets
  }

  func contentFrame(for controller: UIViewController) -> CGRect {
    let (covered, insets) = (self.covered, contentInsets(for: controller))
    let area = view.safeAreaInsets
    var frame = view.bounds
    if covered.top > 0, insets.top == 0 {
      frame.origin.y += covered.top + area.top
      frame.size.height -= covered.top + area.top
    }
    let isAboveBar = covered.bottom > 0 || barInsets.bottom > 0 && !hidesBottomBar(controller)
    if isAboveBar, !controller.extendsBeneath(.bottom, isTranslucent: toolbar.isTranslucent) {
      frame.size.height -= covered.bottom + area.bottom
    }
    frame.size.height = max(frame.height, 0)
    return frame
  }
}
