import CUIXlib
import Dispatch
import PlatformKit

// What is told at a certain time where no event comes before.
extension X11Platform {
  /// Seconds that a window manager has to answer a wish for another size. A later answer counts too.
  private static let sizePatience = 0.5
  /// Seconds that it has to put a window on the screen.
  private static let showPatience = 3.0

  func expectSize(of window: Window) {
    translator.expectSize(of: window, by: clock.now() + Self.sizePatience)
    armWake()
  }

  func expectShown(_ window: Window) {
    translator.expectShown(window, by: clock.now() + Self.showPatience)
    armWake()
  }

  /// Sets the timer to when something is due, and to nothing where nothing is.
  func armWake() {
    guard translator.nextDue != armedWake else { return }
    armedWake = translator.nextDue
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
