import PlatformKit
import RenderKit
public import UIKit

extension AppHarness {
  /// The current time, as returned by `CACurrentMediaTime` on this platform.
  public var time: CFTimeInterval { platform.clock.now().seconds }

  /// Runs turns until no event, layout, drawing, commit or painting is pending.
  public func settle() {
    application.makeCurrent()
    for _ in 0..<4 {
      application.engine.turn.run()
      application.engine.host.finishBackgroundWork()
      application.engine.server.synchronize()
    }
  }

  /// Advances time by `seconds`, frame by frame. Each frame is rendered, then main runs a turn.
  /// Timers, such as a long press, fire at their exact times.
  public func advance(by seconds: TimeInterval) {
    settle()
    let end = platform.clock.now() + seconds
    while let wake = application.engine.turn.nextWake, wake > platform.clock.now(), wake < end {
      platform.advance(to: wake) { settle() }
      settle()
    }
    platform.advance(to: end) { settle() }
    settle()
  }
}
