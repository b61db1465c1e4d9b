import CoreGraphics
import Foundation

// What stays near the tab bar, and the bar that makes room for content while that is scrolled.

extension UITabBarController {
  func replaceAccessory(_ new: UITabAccessory?, animated: Bool) {
    guard new !== state.accessory else { return }
    let old = state.accessoryView
    state.accessory = new
    state.accessoryView = new.map(TabAccessoryView.init)
    if isViewLoaded, let shown = state.accessoryView {
      view.insertSubview(shown, aboveSubview: container)
      layoutBars()
      shown.alpha = 0
    }
    animateBars(animated) {
      old?.alpha = 0
      self.layoutBars()
    } completion: {
      old?.removeFromSuperview()
    }
  }

  func placeAccessory(_ frame: CGRect, isShown: Bool) {
    guard let shown = state.accessoryView else { return }
    if shown.superview !== view { view.insertSubview(shown, aboveSubview: container) }
    let environment: UITabAccessory.Environment = tabBar.isMinimized ? .inline : .regular
    let overrides = shown.traitOverrides
    let isSaid = overrides.contains(UITraitTabAccessoryEnvironment.self)
    if !isSaid || overrides.tabAccessoryEnvironment != environment {
      shown.traitOverrides.tabAccessoryEnvironment = environment
    }
    shown.transform = .identity
    shown.frame = frame
    shown.transform = tabBar.transform
    shown.alpha = isShown ? 1 : 0
  }

  /// What scrolls beneath the bar has moved to `offset`, within the range of its content.
  func contentDidScroll(to offset: CGFloat, isAtStart: Bool) {
    guard state.run == nil, canMinimize else { return }
    guard !isAtStart else { return minimize(false, at: offset) }
    let way = offset - state.turningOffset
    let isBack = tabBar.isMinimized == (minimizesUpwards ? way < 0 : way > 0)
    if isBack { state.turningOffset = offset }
    if abs(way) >= TabBarLayout.minimizingTravel, !isBack {
      minimize(!tabBar.isMinimized, at: offset)
    }
  }

  private func minimize(_ minimizes: Bool, at offset: CGFloat) {
    state.turningOffset = offset
    guard minimizes != tabBar.isMinimized else { return }
    animateBars(true) { self.showBar(minimized: minimizes) }
  }

  private func showBar(minimized: Bool) {
    tabBar.isMinimized = minimized
    layoutBars()
  }

  /// After a tap on a bar that is minimised, or before another page shows.
  func restoreBar(animated: Bool) {
    guard tabBar.isMinimized else { return }
    animateBars(animated) { self.showBar(minimized: false) }
  }

  private var minimizesUpwards: Bool { tabBarMinimizeBehavior == .onScrollUp }

  /// As on a phone: a bar at the upper edge stays.
  private var canMinimize: Bool {
    let isWanted = tabBarMinimizeBehavior == .onScrollDown || minimizesUpwards
    return isWanted && !tabBar.isAtTop && !isTabBarHidden
  }
}
