import CoreGraphics
import Foundation
import SeededInput
import Testing
import UIKit

/// Coming to rest, staying inside, surviving invalid input.
@MainActor @Suite(.serialized) final class DynamicRestTests {
  // Created by the test, because other suites create their own harnesses before it runs.
  private lazy var stage = DynamicsStage()

  private final class Watcher: UIDynamicAnimatorDelegate {
    var log: [String] = []

    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { log.append("resume") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { log.append("pause") }
  }

  @Test func aStackComesToRestAndWakesNobodyUp() {
    let watcher = Watcher()
    stage.animator.delegate = watcher
    let boxes = (0..<6).map { stage.addBox(at: CGPoint(x: 200, y: 370 - 50 * $0)) }
    stage.addWalls(for: boxes)
    stage.animator.addBehavior(UIGravityBehavior(items: boxes))
    stage.advance(by: 5)
    #expect(!stage.animator.isRunning)
    #expect(watcher.log == ["resume", "pause"])
    for (level, box) in boxes.enumerated() {
      #expect(abs(box.center.y - CGFloat(380 - 40 * level)) < 1, "\(level): \(box.center)")
      #expect(abs(box.center.x - 200) < 1)
    }
    let steps = stage.animator.elapsedTime
    stage.advance(by: 1)
    #expect(stage.animator.elapsedTime == steps)
  }

  @Test func aNewBehaviorWakesIt() {
    let box = stage.addBox(at: CGPoint(x: 200, y: 380))
    stage.addWalls(for: [box])
    stage.animator.addBehavior(UIGravityBehavior(items: [box]))
    stage.advance(by: 2)
    #expect(!stage.animator.isRunning)
    let push = UIPushBehavior(items: [box], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 1, dy: -1)
    stage.animator.addBehavior(push)
    #expect(stage.animator.isRunning)
    stage.advance(by: 0.2)
    #expect(box.center.y < 375 && box.center.x > 205)
  }

  @Test func nothingLeavesTheBoundsHoweverFast() {
    var random = SeededGenerator(seed: 7)
    let boxes = (0..<20).map { index -> UIView in
      let (column, row) = (index % 5, index / 5)
      return stage.addBox(at: CGPoint(x: 50 + 70 * column, y: 60 + 80 * row), size: 30)
    }
    stage.addWalls(for: boxes)
    let material = stage.setMaterial(of: boxes) { $0.elasticity = 1 }
    for box in boxes {
      let speed = CGPoint(
        x: Double.random(in: -2e4...2e4, using: &random),
        y: Double.random(in: -2e4...2e4, using: &random))
      material.addLinearVelocity(speed, for: box)
    }
    for _ in 0..<120 {
      stage.advance(by: 1.0 / 60)
      #expect(boxes.allSatisfy { stage.view.bounds.contains($0.center) })
    }
  }

  @Test func aThinLineIsNotCrossedHoweverFast() {
    let box = stage.addBox(at: CGPoint(x: 100, y: 200), size: 10)
    let collision = UICollisionBehavior(items: [box])
    collision.addBoundary(
      withIdentifier: NSString(string: "fence"), from: CGPoint(x: 300, y: 0),
      to: CGPoint(x: 300, y: 400))
    stage.animator.addBehavior(collision)
    let material = stage.setMaterial(of: [box]) { $0.elasticity = 0.2 }
    material.addLinearVelocity(CGPoint(x: 19_000, y: 0), for: box)
    for _ in 0..<30 {
      stage.advance(by: 1.0 / 60)
      #expect(box.center.x < 300)
    }
  }

  @Test func nonsenseDoesNoHarm() {
    let box = stage.addBox(at: CGPoint(x: 200, y: 200))
    let flat = UIView(frame: .zero)
    stage.view.addSubview(flat)
    stage.addWalls(for: [box])
    let gravity = UIGravityBehavior(items: [box, flat])
    gravity.gravityDirection = CGVector(dx: CGFloat.nan, dy: .infinity)
    stage.animator.addBehavior(gravity)
    let material = stage.setMaterial(of: [box, flat]) {
      $0.elasticity = .nan
      $0.friction = .infinity
      $0.density = -1
      $0.resistance = .nan
    }
    material.addLinearVelocity(CGPoint(x: CGFloat.nan, y: 1), for: box)
    let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: CGFloat.nan, y: 0))
    snap.damping = .nan
    stage.animator.addBehavior(snap)
    stage.advance(by: 0.5)
    #expect(box.center.x.isFinite && box.center.y.isFinite)
    #expect(stage.view.bounds.contains(box.center))
  }

  @Test func anAnchoredItemStaysAndOthersMeetIt() {
    let (floor, box) = (
      stage.addBox(at: CGPoint(x: 200, y: 300), size: 100), stage.addBox(at: CGPoint(x: 200, y: 50))
    )
    stage.setMaterial(of: [floor]) { $0.isAnchored = true }
    stage.animator.addBehavior(UICollisionBehavior(items: [floor, box]))
    stage.animator.addBehavior(UIGravityBehavior(items: [floor, box]))
    stage.advance(by: 3)
    #expect(floor.center == CGPoint(x: 200, y: 300))
    #expect(abs(box.center.y - 230) < 1, "\(box.center)")
  }

  @Test func aBallRollsDownARamp() {
    let ball = RoundView(frame: CGRect(x: 180, y: 40, width: 40, height: 40))
    stage.view.addSubview(ball)
    let ramp = UIBezierPath()
    ramp.move(to: CGPoint(x: 100, y: 200))
    ramp.addLine(to: CGPoint(x: 400, y: 320))
    let collision = UICollisionBehavior(items: [ball])
    collision.addBoundary(withIdentifier: NSString(string: "ramp"), for: ramp)
    collision.translatesReferenceBoundsIntoBoundary = true
    stage.animator.addBehavior(collision)
    stage.animator.addBehavior(UIGravityBehavior(items: [ball]))
    stage.advance(by: 0.9)
    // It rolls: rotated clockwise and moved to the right, above the ramp.
    #expect(ball.center.x > 205)
    #expect(ball.transform != .identity)
    #expect(ball.center.y < 200 + (ball.center.x - 100) * 0.4)
  }
}
