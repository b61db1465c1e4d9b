import PlatformKit
@testable import UIKit

/// Fingers on a window, without a platform: the test sets touches and time.
@MainActor
final class Fingers {
  private let window: UIWindow
  private let tracker = TouchTracker { UIApplication.shared.sendEvent($0) }
  private(set) var time = HostTime(seconds: 5000)

  init(on window: UIWindow) { self.window = window }

  func down(_ finger: UInt64 = 0, _ point: CGPoint) { report(finger, .down, point) }
  func lift(_ finger: UInt64 = 0, _ point: CGPoint) { report(finger, .lift, point) }

  /// All in one event.
  func move(_ points: [CGPoint]) {
    for (finger, point) in points.enumerated() { report(UInt64(finger), .move, point) }
    tracker.deliverMotion()
  }

  func wait(_ seconds: Double) {
    time = time + seconds
    UIApplication.shared.engine.timers.fire(at: time)
  }

  /// Fingers touch, move in `steps` steps of a sixtieth of a second, and are lifted.
  func go(_ steps: Int, _ places: (CGFloat) -> [CGPoint]) {
    for (finger, point) in places(0).enumerated() { down(UInt64(finger), point) }
    for step in 0..<steps {
      wait(1.0 / 60)
      move(places(CGFloat(step + 1) / CGFloat(steps)))
    }
    for (finger, point) in places(1).enumerated() { lift(UInt64(finger), point) }
  }

  private func report(_ finger: UInt64, _ action: TouchSample.Action, _ point: CGPoint) {
    let sample = TouchSample(
      contact: .finger(finger), action: action, position: point, time: time, type: .direct)
    tracker.track(sample, in: window)
  }
}
