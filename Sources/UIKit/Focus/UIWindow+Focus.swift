// Keyboard focus in a window: Tab and Shift-Tab move it through the groups of focusable views in tree
// order, arrows that nobody else has taken through the views of a group.

import CoreGraphics
import Diagnostics
import Foundation

extension UIWindow {
  /// False if no view can take the focus.
  func moveFocus(_ heading: UIFocusHeading) -> Bool {
    layoutFocusArea()
    let stops = focusStops
    guard !stops.isEmpty else { return false }
    let step = heading == .next ? 1 : stops.count - 1
    let start = heading == .next ? 0 : stops.count - 1
    // What has the keyboard without the focus, as a field that was clicked, is left all the same.
    let from = focusedView ?? firstResponder
    let current = stops.firstIndex { stop in stop.contains { $0 === from } }
    let next = stops[current.map { ($0 + step) % stops.count } ?? start]
    if let view = entry(of: next) { focus(on: view, heading) }
    return true
  }

  /// For keys that are arrows. False if they are none, or if nothing lies there.
  func moveFocus(with presses: Set<UIPress>) -> Bool {
    guard let heading = presses.first?.key.flatMap({ UIFocusHeading($0) }),
      let focused = focusedKeyView
    else { return false }
    layoutFocusArea()
    let group = focused.focusGroup
    let others = focusableViews.filter { $0 !== focused && $0.focusGroup == group }
    let guides = focusGuides(in: focusArea)
    let places = others.map(placeOfFocus) + guides.map { placeOfFocus($0) }
    guard let index = FocusDirections.nearest(places, from: placeOfFocus(focused), heading) else {
      return reportFailure(from: focused, heading)
    }
    let next =
      index < others.count ? others[index] : guides[index - others.count].preferredFocusView
    if let next { focus(on: next, heading) }
    return next != nil
  }

  private func reportFailure(from view: UIView, _ heading: UIFocusHeading) -> Bool {
    let context = UIFocusUpdateContext(from: view, to: nil, heading: heading)
    post(UIFocusSystem.movementDidFailNotification, context)
    return false
  }

  private func post(_ name: NSNotification.Name, _ context: UIFocusUpdateContext) {
    NotificationCenter.default.post(
      name: name, object: focusState.system,
      userInfo: [UIFocusSystem.focusUpdateContextUserInfoKey: context])
  }

  /// A view that can become first responder also takes the keyboard.
  func focus(on view: UIView, _ heading: UIFocusHeading) {
    let previous = focusedView
    guard previous !== view else { return }
    let context = UIFocusUpdateContext(from: previous, to: view, heading: heading)
    let concerned = environments(holding: previous, view)
    guard concerned.allSatisfy({ $0.shouldUpdateFocus(in: context) }) else { return }
    focusedView = view
    view.focusGroup.map { focusState.lastInGroups[$0] = WeakReference(view) }
    previous?.rareData?.focusRing?.hide()
    view.ensureFocusRing.show(on: view)
    let coordinator = UIFocusAnimationCoordinator()
    for environment in concerned { environment.didUpdateFocus(in: context, with: coordinator) }
    view.canBecomeFirstResponder ? _ = view.becomeFirstResponder() : takeKeyboard(for: view)
    if heading != [] { view.scrollIntoView() }
    post(UIFocusSystem.didUpdateNotification, context)
  }

  /// While the focus is in use it goes where the user or the program takes the keyboard.
  func followFirstResponder(_ responder: UIResponder) {
    guard focusedView != nil, let view = responder as? UIView, view.canTakeFocus else { return }
    focus(on: view, [])
  }

  /// The innermost first.
  private func environments(holding views: UIView?...) -> [any UIFocusEnvironment] {
    var found: [(depth: Int, environment: any UIFocusEnvironment)] = []
    for chain in views.compactMap({ $0?.focusChain }) {
      for (index, environment) in chain.enumerated()
      where !found.contains(where: { $0.environment === environment }) {
        found.append((chain.count - index, environment))
      }
    }
    return found.sorted { $0.depth > $1.depth }.map(\.environment)
  }

  /// From another view, as from the text field that Tab has left.
  private func takeKeyboard(for view: UIView) {
    guard let other = firstResponder as? UIView, !view.isDescendant(of: other) else { return }
    other.resignFirstResponder()
  }

  // MARK: What can be reached

  /// The groups, and views without one, in tree order.
  private var focusStops: [[UIView]] {
    var stops: [[UIView]] = []
    var places: [String: Int] = [:]
    for view in focusableViews {
      guard let group = view.focusGroup else {
        stops.append([view])
        continue
      }
      if let place = places[group] {
        stops[place].append(view)
      } else {
        places[group] = stops.count
        stops.append([view])
      }
    }
    return stops
  }

  /// Of a group, that with the greatest priority, or the first of several as one reads. Cells of a list are
  /// not in that order in the tree.
  private func entry(of stop: [UIView]) -> UIView? {
    let last = stop.first?.focusGroup.flatMap { focusState.lastInGroups[$0]?.object }
    let priorities = stop.map { view in
      let least: UIFocusGroupPriority = view === last ? .previouslyFocused : .ignored
      return max(view.focusGroupPriority.rawValue, least.rawValue)
    }
    let greatest = priorities.max()
    return zip(stop, priorities).lazy.filter { $1 == greatest }.map { $0.0 }
      .min { isRead($0, before: $1) }
  }

  /// In lines from the top on, each from its leading edge.
  private func isRead(_ view: UIView, before other: UIView) -> Bool {
    let (one, two) = (placeOfFocus(view), placeOfFocus(other))
    if one.midY < two.minY || two.midY < one.minY { return one.minY < two.minY }
    return effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? one.maxX > two.maxX : one.minX < two.minX
  }

  private var focusableViews: [UIView] {
    var found: [UIView] = []
    collectFocusable(focusArea, &found)
    return found
  }

  private func focusGuides(in view: UIView) -> [UIFocusGuide] {
    guard !view.isHidden else { return [] }
    let own = view.layoutGuides.compactMap { $0 as? UIFocusGuide }.filter(\.isEnabled)
    return own + view.subviews.flatMap(focusGuides)
  }

  /// What can be reached: the window, or what lies over the rest of it.
  var focusArea: UIView {
    subviews.last { $0.accessibilityViewIsModal && !$0.isHidden && !isGoing($0) }
      ?? rootController?.frontmost.presentedBy?.overlayView ?? self
  }

  private func isGoing(_ view: UIView) -> Bool {
    (view as? PresentationContainerView)?.presentationController?.presentation?.phase == .going
  }

  /// Keys may come in one turn with the one that opened something, whose views come with its layout.
  private func layoutFocusArea() { focusArea.layoutIfNeeded() }

  /// The focused view, where it may have the keys: no other responder has asked for them, nothing is
  /// presented over it, and no transition takes it away.
  var focusedKeyView: UIView? {
    guard let view = focusedView, view.ownWindow === self, view.isDescendant(of: focusArea),
      !view.selfAndSuperviews.contains(where: \.isTakenAway)
    else { return nil }
    guard let first = firstResponder else { return view }
    return ResponderChain(from: view).first { $0 === first } == nil ? nil : view
  }

  private func collectFocusable(_ view: UIView, _ found: inout [UIView]) {
    guard !view.isHidden, view.isUserInteractionEnabled, view.alpha >= 0.01, !view.isTakenAway
    else { return }
    if view.canBecomeFocused { found.append(view) }
    for child in view.subviews { collectFocusable(child, &found) }
  }

  private func placeOfFocus(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }
  private func placeOfFocus(_ guide: UIFocusGuide) -> CGRect {
    guide.owningView?.convert(guide.layoutFrame, to: nil) ?? .null
  }
}

extension UIView {
  /// Whether it is that of a controller which a transition takes away.
  fileprivate var isTakenAway: Bool { controller?.isTakenAway ?? false }

  /// The identifier of the nearest environment that has one.
  fileprivate var focusGroup: String? {
    focusChain.compactMap { $0.focusGroupIdentifier }.first
  }

  /// With some room around it.
  func scrollIntoView(animated: Bool = true) {
    for case let scroller as UIScrollView in selfAndSuperviews.dropFirst() {
      let place = convert(bounds, to: scroller).insetBy(dx: -8, dy: -8)
      scroller.scrollRectToVisible(place, animated: animated)
    }
  }
}

extension UIFocusHeading {
  @MainActor
  fileprivate init?(_ key: UIKey) {
    switch key.keyCode {
    case .keyboardUpArrow: self = .up
    case .keyboardDownArrow: self = .down
    case .keyboardLeftArrow: self = .left
    case .keyboardRightArrow: self = .right
    default: return nil
    }
  }
}
