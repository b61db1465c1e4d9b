import Foundation
import QuartzCore

/// Moves a scroll view frame by frame, one motion at a time, with the beats of the display it is on. No
/// frame is asked for while none runs.
@MainActor
final class ScrollDriver {
  /// Told the seconds since the motion began; false when it is over.
  typealias Step = @MainActor (TimeInterval) -> Bool

  private weak var view: UIView?
  private var link: CADisplayLink?
  private var step: Step?
  private var begin: CFTimeInterval?
  /// Which motion runs, so that the last step of one may begin another.
  private var motion = 0

  init(view: UIView) { self.view = view }

  var isRunning: Bool { step != nil }

  /// Replaces the motion that runs. Facts: it starts about one frame later.
  func run(_ step: @escaping Step) {
    self.step = step
    begin = nil
    motion += 1
    if link != nil { return }
    let link = CADisplayLink { [weak self] link in self?.tick(link) ?? link.invalidate() }
    if let view { link.follow(view.layer) }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  func stop() {
    step = nil
    link?.invalidate()
    link = nil
  }

  /// What is set now is shown at the target time.
  private func tick(_ link: CADisplayLink) {
    let (begin, running) = (self.begin ?? link.timestamp, motion)
    self.begin = begin
    guard let step, !step(link.targetTimestamp - begin), motion == running else { return }
    stop()
  }
}
