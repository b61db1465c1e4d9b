import Foundation
import PlatformKit

/// Looks at a progress in intervals until that has finished. Main thread only.
@MainActor
final class ProgressObservation {
  private static let interval = 0.1

  private let progress: Progress
  private weak var view: UIView?
  private let onChange: (Float) -> Void
  private var timer: TimerQueue.QueuedTimer?

  /// Tells at once how far it is. For a view in no window that is all.
  init(_ progress: Progress, clockOf view: UIView, onChange: @escaping (Float) -> Void) {
    self.progress = progress
    self.view = view
    self.onChange = onChange
    look()
  }

  isolated deinit { timer?.cancel() }

  private func look() {
    onChange(Float(progress.fractionCompleted))
    guard !progress.isFinished, !progress.isCancelled,
      let engine = view?.ownWindow?.application?.engine
    else { return }
    let time = engine.platform.clock.now() + Self.interval
    timer = engine.timers.set(at: time) { [weak self] in self?.look() }
  }
}
