import PlatformKit
import RenderKit
public import UIKit

extension AppHarness {
  /// The present moment, as `CACurrentMediaTime` has it on this platform.
  public var time: CFTimeInterval { platform.clock.now().seconds }

  /// Takes turns until nothing is left to hear, lay out, draw, commit or paint at this moment.
  public func settle() {
    for _ in 0..<4 {
      application.engine.turn.run()
      application.engine.server.synchronize()
    }
  }

  /// Lets `seconds` pass, frame by frame: each is rendered, then main takes its turn.
  public func advance(by seconds: TimeInterval) {
    settle()
    platform.advance(to: platform.clock.now() + seconds) { settle() }
    settle()
  }
}
