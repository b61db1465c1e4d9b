import Diagnostics
import PlatformKit

/// What a window knows of its focus besides the view that has it.
@MainActor
final class WindowFocus {
  let system: UIFocusSystem
  /// The view that had the focus last in each group.
  var lastInGroups: [String: WeakReference<UIView>] = [:]
  private weak var window: UIWindow?
  private var requested: (any UIFocusEnvironment)?
  private var timer: TimerQueue.QueuedTimer?

  init(_ window: UIWindow) {
    self.window = window
    system = UIFocusSystem(window)
  }

  /// The request of an outer environment wins.
  func request(_ environment: any UIFocusEnvironment, onlyWithin: Bool) {
    guard let window else { return }
    if onlyWithin {
      guard let focused = window.focusedView,
        UIFocusSystem.environment(environment, contains: focused)
      else { return }
    }
    if let requested, UIFocusSystem.environment(requested, contains: environment) { return }
    requested = environment
    guard timer == nil, let engine = window.application?.engine else { return }
    timer = engine.timers.set(at: engine.platform.clock.now()) { [weak self] in
      self?.performRequest()
    }
  }

  func performRequest() {
    timer?.cancel()
    timer = nil
    guard let window, let environment = requested else { return }
    requested = nil
    guard let view = environment.preferredFocusView, view.ownWindow === window else { return }
    window.focus(on: view, [])
  }
}

extension UIWindow {
  /// Made when it is first asked for.
  var focusState: WindowFocus {
    let rare = ensureRareData
    let state = rare.windowFocus ?? WindowFocus(self)
    rare.windowFocus = state
    return state
  }
}

extension UIFocusEnvironment {
  /// The environment and those it is in, the outermost last.
  var focusChain: [any UIFocusEnvironment] {
    var chain: [any UIFocusEnvironment] = []
    var next: (any UIFocusEnvironment)? = self
    while let environment = next, !chain.contains(where: { $0 === environment }) {
      chain.append(environment)
      next = environment.parentFocusEnvironment
    }
    return chain
  }

  var focusView: UIView? {
    self as? UIView ?? (self as? UIViewController)?.viewIfLoaded
      ?? (self as? UIFocusGuide)?.owningView
  }

  /// The view that the focus goes to: the first that the preferred environments lead to, else the first
  /// in reading order.
  var preferredFocusView: UIView? {
    var seen: [any UIFocusEnvironment] = []
    return preferredView(&seen)
  }

  private func preferredView(_ seen: inout [any UIFocusEnvironment]) -> UIView? {
    if seen.contains(where: { $0 === self }) { return nil }
    seen.append(self)
    if let view = self as? UIView, view.canTakeFocus { return view }
    for environment in preferredFocusEnvironments where environment !== self {
      if let view = environment.preferredView(&seen) { return view }
    }
    if self is UIFocusGuide { return nil }
    return focusView?.firstFocusable
  }
}

extension UIView {
  var canTakeFocus: Bool {
    canBecomeFocused && !isHidden && isUserInteractionEnabled && alpha >= 0.01
  }

  fileprivate var firstFocusable: UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
    if canBecomeFocused { return self }
    for child in subviews { if let found = child.firstFocusable { return found } }
    return nil
  }
}
