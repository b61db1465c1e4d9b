import PlatformKit

/// Shows the key commands of a window while a key that stands for ⌘ is held by itself for a while, as
/// iPads do. Main thread only.
@MainActor
final class CommandKeyHold {
  /// In seconds, as on iPads.
  static let delay = 1.0

  private let timers: TimerQueue
  private let clock: any HostClock
  private var key: UIKeyboardHIDUsage?
  private var timer: TimerQueue.QueuedTimer?
  private weak var window: UIWindow?
  private weak var panel: CommandPanel?

  init(timers: TimerQueue, clock: any HostClock) {
    self.timers = timers
    self.clock = clock
  }

  /// Any other key and any touch outside the panel end it.
  func follow(_ event: UIEvent) {
    switch event {
    case let event as UIPressesEvent: follow(event)
    case let event where event.type == .touches && key != nil: follow(event.touches)
    default: break
    }
  }

  /// Shows the commands again as they are now.
  func refresh() {
    if panel != nil { show() }
  }

  func end() {
    timer?.cancel()
    panel?.leave()
    (key, timer, panel) = (nil, nil, nil)
  }
}

extension CommandKeyHold {
  private func follow(_ event: UIPressesEvent) {
    guard let press = event.presses.first(where: { $0.phase != .stationary }) else { return }
    switch press.phase {
    case .began: begin(press, isAlone: event.presses.count == 1)
    case .ended, .cancelled: if press.key?.keyCode == key { end() }
    case .changed, .stationary: break
    }
  }

  private func begin(_ press: UIPress, isAlone: Bool) {
    end()
    guard isAlone, let key = press.key?.keyCode, key.isCommandKey, let window = press.window else {
      return
    }
    (self.key, self.window) = (key, window)
    timer = timers.set(at: clock.now() + Self.delay) { [weak self] in self?.show() }
  }

  private func follow(_ touches: [UITouch]) {
    let isElsewhere = touches.contains { touch in
      guard touch.phase == .began else { return false }
      return panel.map { touch.view?.isDescendant(of: $0) != true } ?? true
    }
    if isElsewhere { end() }
  }

  private func show() {
    guard let window, window.presence != nil else { return end() }
    let groups = DiscoverableCommands.groups(in: window)
    panel?.removeFromSuperview()
    guard !groups.isEmpty else { return }
    panel = CommandPanel.show(groups, in: window, isNew: panel == nil) { [weak self] in self?.end()
    }
  }
}

extension UIKeyboardHIDUsage {
  fileprivate var isCommandKey: Bool {
    switch self {
    case .keyboardLeftControl, .keyboardRightControl, .keyboardLeftGUI, .keyboardRightGUI: true
    default: false
    }
  }
}
