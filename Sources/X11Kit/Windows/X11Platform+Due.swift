import CUIXlib
import Dispatch
import PlatformKit

// Events reported at a deadline if no X event arrives before.
extension X11Platform {
  /// Timeout in seconds for the window manager to answer a requested size. A later answer is
  /// accepted too.
  private static let sizeTimeout = 0.5
  /// Timeout in seconds for it to show a window.
  private static let showTimeout = 3.0

  func expectSize(of window: Window) {
    translator.expectSize(of: window, by: clock.now() + Self.sizeTimeout)
    armWake()
  }

  func expectShown(_ window: Window) {
    translator.expectShown(window, by: clock.now() + Self.showTimeout)
    armWake()
  }

  /// Sets the timer to the next deadline, or cancels it if there is none.
  func armWake() {
    let due = [
      translator.nextDue, input.nextDue, clipboards?.nextDue, dragAndDrop?.nextDue,
    ].compactMap(\.self).min()
    guard due != armedWake else { return }
    armedWake = due
    let delay = armedWake.map { max(0, $0 - clock.now()) }
    let timer = dueTimer ?? makeDueTimer()
    timer.schedule(deadline: delay.map { .now() + $0 } ?? .distantFuture, leeway: .nanoseconds(0))
  }

  private func makeDueTimer() -> any DispatchSourceTimer {
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.setEventHandler { [weak self] in
      MainActor.assumeIsolated {
        self?.armedWake = nil
        self?.wake?()
      }
    }
    timer.activate()
    dueTimer = timer
    return timer
  }
}
