import PlatformKit
import RenderKit
public import UIKit

extension AppHarness {
  /// The present moment, as `CACurrentMediaTime` has it on this platform.
  public var time: CFTimeInterval { platform.clock.now().seconds }

  /// Takes turns until nothing is left to hear, lay out, draw, commit or paint at this moment.
  public func settle() {
    application.makeCurrent()
    for _ in 0..<4 {
      application.engine.turn.run()
      application.engine.host.finishBackgroundWork()
      application.engine.server.synchronize()
    }
  }

  /// Lets `seconds` pass, frame by frame: each is rendered, then main takes its turn. What waits for a
  /// moment of its own, as a long press does, happens at that moment.
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
