import CoreGraphics
import Foundation
import Testing
import UIKit

/// Attachments, snaps, groups, compositions and contacts.
@MainActor @Suite(.serialized) final class DynamicTieTests {
  // Created by the test, because other suites create their own harnesses before it runs.
  private lazy var stage = DynamicsStage()

  private func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }

  @Test func aRodKeepsItsLength() {
    let box = stage.addBox(at: CGPoint(x: 300, y: 100), size: 20)
    let anchor = CGPoint(x: 200, y: 100)
    let rod = UIAttachmentBehavior(item: box, attachedToAnchor: anchor)
    #expect(rod.length == 100 && rod.attachedBehaviorType == .anchor)
    stage.animator.addBehavior(rod)
    stage.animator.addBehavior(UIGravityBehavior(items: [box]))
    var lowest: CGFloat = 0
    for _ in 0..<60 {
      stage.advance(by: 1.0 / 60)
      #expect(abs(distance(box.center, anchor) - 100) < 1)
      lowest = max(lowest, box.center.y)
    }
    #expect(lowest > 198)
  }

  /// Undamped, 2 oscillations per second: after 0.25 s on the other side of the anchor.
  @Test func aSpringSwingsAtItsFrequency() {
    let box = stage.addBox(at: CGPoint(x: 250, y: 200))
    let spring = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 200, y: 200))
    spring.length = 0
    spring.frequency = 2
    stage.animator.addBehavior(spring)
    stage.advance(by: 0.25)
    #expect(abs(box.center.x - 150) < 5, "\(box.center)")
  }

  @Test func aDraggedAnchorTakesTheItemAlong() {
    let box = stage.addBox(at: CGPoint(x: 100, y: 100))
    let tie = UIAttachmentBehavior(item: box, attachedToAnchor: box.center)
    stage.animator.addBehavior(tie)
    stage.advance(by: 1)
    #expect(!stage.animator.isRunning)
    tie.anchorPoint = CGPoint(x: 250, y: 180)
    #expect(stage.animator.isRunning)
    stage.advance(by: 0.5)
    #expect(distance(box.center, tie.anchorPoint) < 1)
  }

  @Test func aRopeHoldsOnlyWhenItIsTight() {
    let (top, box) = (
      stage.addBox(at: CGPoint(x: 200, y: 50), size: 20),
      stage.addBox(at: CGPoint(x: 200, y: 100), size: 20)
    )
    stage.setMaterial(of: [top]) { $0.isAnchored = true }
    let rope = UIAttachmentBehavior.limitAttachment(
      with: box, offsetFromCenter: .zero, attachedTo: top, offsetFromCenter: .zero)
    rope.length = 150
    stage.animator.addBehavior(rope)
    stage.animator.addBehavior(UIGravityBehavior(items: [box]))
    stage.advance(by: 0.3)
    #expect(box.center.y > 140)
    stage.advance(by: 2)
    #expect(abs(box.center.y - 200) < 2, "\(box.center)")
  }

  @Test func aRailLetsAnItemGoOneWay() {
    let box = stage.addBox(at: CGPoint(x: 200, y: 200))
    let rail = UIAttachmentBehavior.slidingAttachment(
      with: box, attachmentAnchor: CGPoint(x: 200, y: 200),
      axisOfTranslation: CGVector(dx: 1, dy: 1))
    rail.attachmentRange = UIFloatRange(minimum: -20, maximum: 60)
    stage.animator.addBehavior(rail)
    stage.animator.addBehavior(UIGravityBehavior(items: [box]))
    stage.advance(by: 1.5)
    let reach = 60 / 2.0.squareRoot()
    #expect(distance(box.center, CGPoint(x: 200 + reach, y: 200 + reach)) < 2, "\(box.center)")
    #expect(abs(atan2(box.transform.b, box.transform.a)) < 0.01)
  }

  @Test func fixedItemsFallAsOne() {
    let (a, b) = (
      stage.addBox(at: CGPoint(x: 150, y: 60)), stage.addBox(at: CGPoint(x: 230, y: 60))
    )
    stage.animator.addBehavior(
      UIAttachmentBehavior.fixedAttachment(
        with: a, attachedTo: b, attachmentAnchor: CGPoint(x: 190, y: 60)))
    stage.animator.addBehavior(UIGravityBehavior(items: [a]))
    stage.advance(by: 0.5)
    #expect(abs(distance(a.center, b.center) - 80) < 1)
    #expect(b.center.y > 61)
  }

  @Test func aPinnedItemTurnsAboutThePin() {
    let (post, arm) = (
      stage.addBox(at: CGPoint(x: 200, y: 100)), stage.addBox(at: CGPoint(x: 260, y: 100))
    )
    stage.setMaterial(of: [post]) { $0.isAnchored = true }
    let pin = CGPoint(x: 220, y: 100)
    stage.animator.addBehavior(
      UIAttachmentBehavior.pinAttachment(with: arm, attachedTo: post, attachmentAnchor: pin))
    stage.animator.addBehavior(UIGravityBehavior(items: [arm]))
    stage.advance(by: 0.3)
    #expect(abs(distance(arm.center, pin) - 40) < 1)
    #expect(arm.center.y > 110 && atan2(arm.transform.b, arm.transform.a) > 0.2)
  }

  @Test func aSnapBringsAnItemToItsPointUprightAndToRest() {
    let box = stage.addBox(at: CGPoint(x: 80, y: 80))
    box.transform = CGAffineTransform(rotationAngle: 1)
    stage.animator.addBehavior(UISnapBehavior(item: box, snapTo: CGPoint(x: 300, y: 250)))
    stage.advance(by: 3)
    #expect(distance(box.center, CGPoint(x: 300, y: 250)) < 1)
    #expect(abs(atan2(box.transform.b, box.transform.a)) < 0.02)
    #expect(!stage.animator.isRunning)
  }

  @Test func aComposedBehaviorBringsItsChildrenAndActsEachStep() {
    let box = stage.addBox(at: CGPoint(x: 200, y: 50))
    let whole = UIDynamicBehavior()
    let gravity = UIGravityBehavior(items: [box])
    whole.addChildBehavior(gravity)
    var steps = 0
    whole.action = { steps += 1 }
    stage.animator.addBehavior(whole)
    #expect(gravity.dynamicAnimator === stage.animator)
    stage.advance(by: 0.25)
    #expect(steps == Int((stage.animator.elapsedTime * 240).rounded()) && steps > 50)
    #expect(box.center.y > 60)
    stage.animator.removeBehavior(whole)
    #expect(gravity.dynamicAnimator == nil)
  }

  @Test func aGroupMovesAsOne() {
    let (a, b) = (
      stage.addBox(at: CGPoint(x: 150, y: 80)), stage.addBox(at: CGPoint(x: 250, y: 80))
    )
    let group = UIDynamicItemGroup(items: [a, b])
    #expect(group.center == CGPoint(x: 200, y: 80))
    let material = UIDynamicItemBehavior(items: [group])
    material.addAngularVelocity(2, for: group)
    stage.animator.addBehavior(material)
    stage.animator.addBehavior(UIGravityBehavior(items: [group]))
    stage.advance(by: 0.3)
    #expect(abs(distance(a.center, b.center) - 100) < 1e-6)
    #expect(b.center.y > a.center.y && (a.center.y + b.center.y) / 2 > 100)
  }

  private final class Contacts: UICollisionBehaviorDelegate {
    var log: [String] = []

    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) { log.append("began \(identifier.map { "\($0)" } ?? "bounds")") }

    func collisionBehavior(
      _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?
    ) { log.append("ended \(identifier.map { "\($0)" } ?? "bounds")") }

    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
      with item2: any UIDynamicItem, at p: CGPoint
    ) { log.append("began item \(Int(p.x))") }
  }

  @Test func theDelegateHearsOfMeetingAndParting() {
    let contacts = Contacts()
    let (a, b) = (
      stage.addBox(at: CGPoint(x: 100, y: 200)), stage.addBox(at: CGPoint(x: 200, y: 200))
    )
    let collision = UICollisionBehavior(items: [a, b])
    collision.addBoundary(
      withIdentifier: NSString(string: "fence"), from: CGPoint(x: 300, y: 0),
      to: CGPoint(x: 300, y: 400))
    collision.collisionDelegate = contacts
    stage.animator.addBehavior(collision)
    let material = stage.setMaterial(of: [a, b]) { $0.elasticity = 1 }
    material.addLinearVelocity(CGPoint(x: 300, y: 0), for: a)
    stage.advance(by: 0.7)
    #expect(contacts.log.prefix(3) == ["began item 180", "began fence", "ended fence"])
  }

  @Test func itemsAreFoundWhereTheyAre() {
    let (a, b) = (
      stage.addBox(at: CGPoint(x: 100, y: 200)), stage.addBox(at: CGPoint(x: 300, y: 200))
    )
    stage.animator.addBehavior(UIDynamicItemBehavior(items: [a, b]))
    let found = stage.animator.items(in: CGRect(x: 0, y: 0, width: 150, height: 400))
    #expect(found.count == 1 && found[0] === a)
    b.center = CGPoint(x: 50, y: 50)
    stage.animator.updateItem(usingCurrentState: b)
    #expect(stage.animator.items(in: CGRect(x: 0, y: 0, width: 150, height: 400)).count == 2)
  }
}
