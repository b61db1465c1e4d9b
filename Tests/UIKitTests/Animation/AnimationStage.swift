import Foundation
import PlatformKit
import QuartzCore
import RasterKit
import RenderKit
import UIKit

/// Views as in a window, a real render server in memory, and a manual clock.
@MainActor
final class AnimationStage {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  let host: LayerHost
  private let clock = ManualClock()
  private let inbox = FeedbackInbox()
  private let server: RenderServer
  /// A high rate, so that frames match the tested times to a thousandth of a second.
  private let tick: HeadlessFrameClock
  private let start: HostTime

  init() {
    server = RenderServer(clock: clock, inbox: inbox, workers: 1)
    host = LayerHost(server: server, clock: clock)
    tick = HeadlessFrameClock(interval: 1 / 1024, clock: clock)
    start = clock.now()
    take()
    _ = host.attachSurface(
      root: root.layer, target: HeadlessPresentTarget(clock: clock), clock: tick,
      size: PixelSize(width: 400, height: 400), scale: 1)
    turn()
    leave()
  }

  /// Makes this stage the program's host until `leave`. The test calls it itself, because other
  /// suites run between a suite's `init` and its test.
  func take() { LayerHost.current = host }

  func leave() { LayerHost.current = nil }

  /// A visible view of size 10 with its centre at `center`.
  func addView(at center: CGPoint = .zero) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.center = center
    root.addSubview(view)
    turn()
    return view
  }

  /// Does the work of one turn of the run loop.
  func turn() {
    host.commit()
    server.synchronize()
    host.deliver(inbox.drain())
    host.commit()
    server.synchronize()
  }

  /// Advances to `seconds` after the start, with a frame and a turn.
  func advance(to seconds: Double) {
    turn()
    clock.advance(to: start + seconds)
    tick.tickIfDue(at: clock.now())
    turn()
  }

  /// The animation time of the frame on the screen, in seconds after the start.
  var shownTime: Double { server.shownTime - start }

  /// Whether frames are still requested.
  var isTicking: Bool { tick.nextTick != nil }

  func shown(_ view: UIView) -> LayerSnapshot {
    (view.layer.presentation() ?? view.layer).snapshot
  }
}
