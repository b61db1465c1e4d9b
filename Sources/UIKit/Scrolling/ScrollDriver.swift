import Foundation
import QuartzCore

/// Moves a scroll view frame by frame, one motion at a time, at the rate of its display. Requests
/// no frames while idle.
@MainActor
final class ScrollDriver {
  /// Called with the seconds since the motion began; returns false when it has ended.
  typealias Step = @MainActor (TimeInterval) -> Bool

  private weak var view: UIView?
  private var link: CADisplayLink?
  private var step: Step?
  private var begin: CFTimeInterval?
  /// The number of the current motion, as the last step of one may start another.
  private(set) var motion = 0

  init(view: UIView) { self.view = view }

  var isRunning: Bool { step != nil }

  /// Replaces the current motion. As in UIKit, it starts about one frame later.
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

  /// The offset set now is shown at the target time.
  private func tick(_ link: CADisplayLink) {
    let (begin, running) = (self.begin ?? link.timestamp, motion)
    self.begin = begin
    guard let step, !step(link.targetTimestamp - begin), motion == running else { return }
    stop()
  }
}
