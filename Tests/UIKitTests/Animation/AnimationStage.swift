import Foundation
import PlatformKit
import QuartzCore
import RasterKit
import RenderKit
import UIKit

/// Views in a window's place, a real render server in memory, and a clock moved by hand.
@MainActor
final class AnimationStage {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  let host: LayerHost
  private let clock = ManualClock()
  private let inbox = FeedbackInbox()
  private let server: RenderServer
  /// Fast, so that frames stand for the moments tests ask about to a thousandth of a second.
  private let beat: HeadlessFrameClock
  private let start: HostTime

  init() {
    server = RenderServer(clock: clock, inbox: inbox, workers: 1)
    host = LayerHost(server: server, clock: clock)
    beat = HeadlessFrameClock(interval: 1 / 1024, clock: clock)
    start = clock.now()
    take()
    _ = host.attachSurface(
      root: root.layer, target: HeadlessPresentTarget(clock: clock), clock: beat,
      size: PixelSize(width: 400, height: 400), scale: 1)
    turn()
    leave()
  }

  /// Makes this stage the program's until `leave`. A test does so itself, from beginning to end, as
  /// other suites run between a suite's `init` and its test.
  func take() { LayerHost.current = host }

  func leave() { LayerHost.current = nil }

  /// A shown view of size 10 with its centre at `center`.
  func addView(at center: CGPoint = .zero) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.center = center
    root.addSubview(view)
    turn()
    return view
  }

  /// What one turn of the run loop does.
  func turn() {
    host.commit()
    server.synchronize()
    host.deliver(inbox.drain())
    host.commit()
    server.synchronize()
  }

  /// Moves to `seconds` after the beginning, with a frame and a turn there.
  func advance(to seconds: Double) {
    turn()
    clock.advance(to: start + seconds)
    beat.tickIfDue(at: clock.now())
    turn()
  }

  /// Seconds after the beginning that the frame on the screen stands for.
  var shownTime: Double { server.shownTime - start }

  /// Whether frames are still asked for.
  var isTicking: Bool { beat.nextBeat != nil }

  func shown(_ view: UIView) -> LayerSnapshot {
    (view.layer.presentation() ?? view.layer).snapshot
  }
}
