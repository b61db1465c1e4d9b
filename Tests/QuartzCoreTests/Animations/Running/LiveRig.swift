import CoreGraphics
import PlatformKit
import RasterKit
import RenderKit

@testable import QuartzCore

/// A host with a real render side, in memory, with manual time. Create it in a test's body: it
/// becomes the program's host.
@MainActor
final class LiveRig {
  let clock = ManualClock()
  let host: LayerHost
  let server: RenderServer
  let root = CALayer()
  private let inbox = FeedbackInbox()
  private let frameClock: HeadlessFrameClock

  init(framesPerSecond: Double = 60) {
    server = RenderServer(clock: clock, inbox: inbox, workers: 1)
    frameClock = HeadlessFrameClock(interval: 1 / framesPerSecond, clock: clock)
    host = LayerHost(server: server, clock: clock)
    LayerHost.current = host
    root.bounds = CGRect(x: 0, y: 0, width: 64, height: 64)
    _ = host.attachSurface(
      root: root, target: HeadlessPresentTarget(clock: clock), clock: frameClock,
      size: PixelSize(width: 64, height: 64), scale: 1)
    settle()
  }

  /// A layer the render side knows.
  func makeLayer() -> CALayer {
    let layer = CALayer()
    layer.bounds.size = CGSize(width: 4, height: 4)
    root.addSublayer(layer)
    settle()
    return layer
  }

  /// Commits and handles the replies.
  func settle() {
    host.commit()
    server.synchronize()
    host.deliver(inbox.drain())
    host.commit()
  }

  /// A display refresh `seconds` later, while the main thread is busy.
  func tickAlone(_ seconds: Double) {
    clock.advance(to: clock.now() + seconds)
    frameClock.tickIfDue(at: clock.now())
    server.synchronize()
  }

  /// A display refresh `seconds` later.
  func advance(by seconds: Double) {
    settle()
    clock.advance(to: clock.now() + seconds)
    frameClock.tickIfDue(at: clock.now())
    settle()
  }
}

/// Counts an animation's delegate calls.
final class EndWitness: CAAnimationDelegate {
  private(set) var starts = 0
  private(set) var ends: [Bool] = []
  var onStop: () -> Void = {}

  func animationDidStart(_ anim: CAAnimation) { starts += 1 }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    ends.append(flag)
    onStop()
  }
}
