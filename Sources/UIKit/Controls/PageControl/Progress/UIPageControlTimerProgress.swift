public import Foundation
import QuartzCore

/// Goes on with time, and to the next page at the end of each. Time passes while the control is in a window
/// and the user does not drag through its pages. A delegate that is a `UIPageControlTimerProgressDelegate` is told
/// of the time; the property has its superclass's type, as Swift has no narrower override. Main thread only.
@preconcurrency @MainActor
open class UIPageControlTimerProgress: UIPageControlProgress {
  private var durations: [Int: TimeInterval] = [:]
  private var link: CADisplayLink?
  private var lastTime: CFTimeInterval?

  /// Pages of `preferredDuration` seconds. The timer does not run yet.
  public init(preferredDuration: TimeInterval) {
    self.preferredDuration = Self.checked(preferredDuration)
    super.init()
  }

  isolated deinit { link?.invalidate() }

  /// Whether the first page follows the last; false by default: the timer stops there.
  open var resetsToInitialPageAfterEnd = false
  /// Whether time passes, or will once the control is in a window.
  open private(set) var isRunning = false
  /// Of pages without a duration of their own, in seconds; more than 0.
  @AlwaysObserved open var preferredDuration: TimeInterval {
    didSet { preferredDuration = Self.checked(preferredDuration) }
  }

  private static func checked(_ duration: TimeInterval) -> TimeInterval {
    precondition(
      duration > 0 && duration.isFinite,
      "the preferred duration of a timer progress must be a number of seconds greater than 0")
    return duration
  }

  /// Lets time pass.
  open func resumeTimer() {
    isRunning = true
    surroundingsDidChange()
  }
  /// Stops time; the progress stays as it is.
  open func pauseTimer() {
    isRunning = false
    surroundingsDidChange()
  }
  /// Gives a page a duration of its own; 0 takes that back.
  open func setDuration(_ duration: TimeInterval, forPage page: Int) {
    durations[page] = duration > 0 && duration.isFinite ? duration : nil
  }
  /// How long a page takes, in seconds.
  open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }

  override func surroundingsDidChange() {
    let passes = isRunning && isProgressVisible && control?.window != nil
    guard passes != (link != nil) else { return }
    link?.invalidate()
    (link, lastTime) = (nil, nil)
    guard passes else { return }
    let link = CADisplayLink { [weak self] in self?.go(on: $0.targetTimestamp) }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private var timerDelegate: (any UIPageControlTimerProgressDelegate)? {
    delegate as? any UIPageControlTimerProgressDelegate
  }

  private func go(on time: CFTimeInterval) {
    defer { if link != nil { lastTime = time } }
    guard let control, let lastTime else { return }
    let part = Float((time - lastTime) / duration(forPage: control.currentPage))
    currentProgress += max(part, 0)
    timerDelegate?.pageControlTimerProgressDidChange(self)
    if currentProgress >= 1 { endPage(of: control) }
  }

  /// Stops after the last page, and where the delegate keeps the current one.
  private func endPage(of control: UIPageControl) {
    let next = control.currentPage + 1 < control.numberOfPages ? control.currentPage + 1 : 0
    guard next > 0 || resetsToInitialPageAfterEnd,
      timerDelegate?.pageControlTimerProgress(self, shouldAdvanceToPage: next) ?? true
    else { return pauseTimer() }
    if next == control.currentPage { return pageDidChange(to: next) }
    control.currentPage = next
    control.sendValueChanged(nil)
  }
}
