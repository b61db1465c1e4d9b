import PlatformKit
import QuartzCore
import RasterKit
import RenderKit
import Testing
import UIKitTesting
@testable import UIKit

/// The main loop does not run while the display continues to tick.
@MainActor @Suite(.serialized)
struct SleepingMainTests {
  @Test(arguments: [60, 120]) func everyTickShowsItsOwnPictureOfEveryKindOfMotion(rate: Int) throws
  {
    let harness = AppHarness(framesPerSecond: rate)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 120))
    view.backgroundColor = .black
    harness.show(view)
    addMotions(to: view.layer)
    harness.settle()
    let platform = try #require(harness.application.engine.platform as? HeadlessPlatform)
    let window = try #require(platform.windows.first)
    let framesBefore = window.headlessTarget.log.frames
    var ticks = 0
    var last = try rows(of: window)
    platform.advance(to: platform.clock.now() + 2) {
      harness.application.engine.server.synchronize()
      ticks += 1
      guard let now = try? rows(of: window) else { return }
      #expect(zip(now, last).allSatisfy { $0 != $1 }, "tick \(ticks)")
      last = now
    }
    #expect(abs(ticks - 2 * rate) <= 1)
    #expect(window.headlessTarget.log.frames - framesBefore == ticks)
  }

  /// A spring, a path animation and an emitter, in rows of 40.
  private func addMotions(to root: CALayer) {
    let swing = CASpringAnimation(keyPath: "position.x")
    (swing.fromValue, swing.toValue) = (20, 200)
    (swing.stiffness, swing.damping, swing.duration) = (20, 0.1, 4)
    let ride = CAKeyframeAnimation(keyPath: "position")
    ride.path = CGPath(ellipseIn: CGRect(x: 20, y: 58, width: 360, height: 4), transform: nil)
    (ride.calculationMode, ride.duration) = (.paced, 4)
    for (y, animation) in [(20, swing), (60, ride)] as [(CGFloat, CAAnimation)] {
      let bar = CALayer()
      bar.bounds.size = CGSize(width: 10, height: 30)
      bar.position = CGPoint(x: 20, y: y)
      bar.backgroundColor = UIColor.white.cgColor
      root.addSublayer(bar)
      bar.add(animation, forKey: nil)
    }
    addEmitter(to: root)
  }

  private func addEmitter(to root: CALayer) {
    let (emitter, cell) = (CAEmitterLayer(), CAEmitterCell())
    (cell.birthRate, cell.lifetime, cell.velocity) = (40, 3, 90)
    cell.contents =
      UIGraphicsImageRenderer(size: CGSize(width: 5, height: 5)).image { context in
        UIColor.white.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
      }.cgImage
    emitter.emitterCells = [cell]
    emitter.frame = root.bounds
    emitter.emitterPosition = CGPoint(x: 20, y: 100)
    root.addSublayer(emitter)
  }

  private func rows(of window: HeadlessWindow) throws -> [[UInt32]] {
    let picture = try #require(window.image)
    return [20, 60, 100].map { y in
      (0..<picture.size.width).map { picture.target.address(x: $0, y: y).pointee }
    }
  }
}
