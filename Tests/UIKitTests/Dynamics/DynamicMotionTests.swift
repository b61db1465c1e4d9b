import CoreGraphics
import Foundation
import Testing
import UIKit

/// Moving bodies, compared with closed forms.
@MainActor @Suite(.serialized) final class DynamicMotionTests {
  // Created by the test, because other suites create their own harnesses before it runs.
  private lazy var stage = DynamicsStage()

  /// s = 1000 t^2 / 2; steps of 1/240 s make it 1000 t (t + 1/240) / 2.
  @Test func gravityIsAThousandPointsASecondEachSecond() {
    let box = stage.addBox(at: CGPoint(x: 100, y: 20))
    stage.animator.addBehavior(UIGravityBehavior(items: [box]))
    stage.advance(by: 0.5)
    let t = stage.animator.elapsedTime
    #expect(abs(t - 0.5) < 0.02)
    #expect(abs(Double(box.center.y) - (20 + 500 * t * (t + 1.0 / 240))) < 1e-6)
    #expect(box.center.x == 100)
  }

  @Test func behaviorsWithoutItemsGetThemLater() {
    let box = stage.addBox(at: CGPoint(x: 100, y: 20))
    let (gravity, walls, material) = (
      UIGravityBehavior(), UICollisionBehavior(), UIDynamicItemBehavior()
    )
    #expect(gravity.items.isEmpty && walls.items.isEmpty && material.items.isEmpty)
    gravity.addItem(box)
    stage.animator.addBehavior(gravity)
    stage.advance(by: 0.2)
    #expect(box.center.y > 35)
  }

  @Test func gravityPullsWhereAndAsHardAsOneSays() {
    let box = stage.addBox(at: CGPoint(x: 100, y: 200))
    let gravity = UIGravityBehavior(items: [box])
    gravity.setAngle(0, magnitude: 0.5)
    #expect(gravity.gravityDirection == CGVector(dx: 0.5, dy: 0))
    stage.animator.addBehavior(gravity)
    stage.advance(by: 0.4)
    let t = stage.animator.elapsedTime
    #expect(abs(Double(box.center.x) - (100 + 250 * t * (t + 1.0 / 240))) < 1e-6)
  }

  /// A body dropped from h bounces to e^2 h: 300 points at elasticity 0.5 to 75.
  @Test func aBounceKeepsItsElasticitysShareOfTheSpeed() {
    let box = stage.addBox(at: CGPoint(x: 200, y: 80))
    stage.addWalls(for: [box])
    stage.setMaterial(of: [box]) { $0.elasticity = 0.5 }
    stage.animator.addBehavior(UIGravityBehavior(items: [box]))
    stage.advance(by: 0.8)
    var highest = box.center.y
    for _ in 0..<60 {
      stage.advance(by: 1.0 / 60)
      highest = min(highest, box.center.y)
      if stage.animator.elapsedTime > 1.3 { break }
    }
    #expect(abs(highest - (380 - 75)) < 6, "\(highest)")
  }

  /// v = v0 exp(-r t).
  @Test func resistanceSlowsExponentially() {
    let box = stage.addBox(at: CGPoint(x: 50, y: 200))
    let material = stage.setMaterial(of: [box]) {
      $0.resistance = 2
      $0.angularResistance = 1
    }
    material.addLinearVelocity(CGPoint(x: 300, y: 0), for: box)
    material.addAngularVelocity(3, for: box)
    stage.advance(by: 0.5)
    let t = stage.animator.elapsedTime
    #expect(abs(Double(material.linearVelocity(for: box).x) - 300 * exp(-2 * t)) < 1e-6)
    #expect(abs(Double(material.angularVelocity(for: box)) - 3 * exp(-t)) < 1e-6)
  }

  /// Magnitude 1 and 100 points square: 100 points per second, once or each second.
  @Test(arguments: [UIPushBehavior.Mode.instantaneous, .continuous])
  func aPushOfOneMovesAHundredSquareByAHundred(mode: UIPushBehavior.Mode) {
    let box = stage.addBox(at: CGPoint(x: 100, y: 200), size: 100)
    let push = UIPushBehavior(items: [box], mode: mode)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    stage.animator.addBehavior(push)
    stage.advance(by: 0.5)
    let t = stage.animator.elapsedTime
    let way = mode == .instantaneous ? 100 * t : 50 * t * (t + 1.0 / 240)
    #expect(abs(Double(box.center.x) - 100 - way) < 1e-6)
    #expect(push.active == (mode == .continuous))
  }

  /// Mass 1, inertia (100^2 + 100^2) / 12: a push of 100 at 50 points rotates by 3 radians per
  /// second.
  @Test func aPushBesideTheMiddleTurns() {
    let box = stage.addBox(at: CGPoint(x: 200, y: 200), size: 100)
    let material = stage.setMaterial(of: [box]) { _ in }
    let push = UIPushBehavior(items: [box], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0, dy: 1)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 50, vertical: 0), for: box)
    stage.animator.addBehavior(push)
    stage.advance(by: 0.1)
    #expect(abs(Double(material.angularVelocity(for: box)) - 3) < 1e-9)
    let turned = Double(atan2(box.transform.b, box.transform.a))
    #expect(abs(turned - 3 * stage.animator.elapsedTime) < 1e-6)
  }

  /// Deceleration 1000 mu on a level floor.
  @Test func frictionBrakes() {
    let box = stage.addBox(at: CGPoint(x: 60, y: 380))
    stage.addWalls(for: [box])
    let material = stage.setMaterial(of: [box]) {
      $0.friction = 0.3
      $0.allowsRotation = false
    }
    material.addLinearVelocity(CGPoint(x: 200, y: 0), for: box)
    stage.animator.addBehavior(UIGravityBehavior(items: [box]))
    stage.advance(by: 0.4)
    let t = stage.animator.elapsedTime
    #expect(abs(Double(material.linearVelocity(for: box).x) - (200 - 300 * t)) < 8)
    stage.advance(by: 2)
    #expect(abs(Double(box.center.x) - (60 + 200 * 200 / 600.0)) < 3, "\(box.center)")
  }

  /// Bodies of equal mass with elasticity 1 exchange their speeds.
  @Test func equalBodiesExchangeTheirSpeeds() {
    let (a, b) = (
      stage.addBox(at: CGPoint(x: 100, y: 200)), stage.addBox(at: CGPoint(x: 200, y: 200))
    )
    stage.animator.addBehavior(UICollisionBehavior(items: [a, b]))
    let material = stage.setMaterial(of: [a, b]) { $0.elasticity = 1 }
    material.addLinearVelocity(CGPoint(x: 240, y: 0), for: a)
    stage.advance(by: 0.5)
    #expect(abs(material.linearVelocity(for: a).x) < 3)
    #expect(abs(material.linearVelocity(for: b).x - 240) < 3)
  }

  @Test func theSameHappensEveryTime() {
    func run() -> [CGPoint] {
      let stage = DynamicsStage()
      let boxes = (0..<12).map { stage.addBox(at: CGPoint(x: 30 + 29 * $0, y: 30 + 17 * $0)) }
      stage.addWalls(for: boxes)
      stage.animator.addBehavior(UIGravityBehavior(items: boxes))
      stage.advance(by: 1.5)
      return boxes.map(\.center)
    }
    #expect(run() == run())
  }
}
