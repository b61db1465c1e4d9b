import CoreGraphics
import QuartzCore
import RenderKit
import Testing

@Suite struct CAAnimationTests {
  private let id = AnimationID(rawValue: 7)

  private func property(_ animation: CAAnimation) -> PropertyAnimation? {
    let snapshot = animation.makeSnapshot(id: id, for: CALayer.self)
    return if case .property(let property) = snapshot.effect { property } else { nil }
  }

  @Test func defaultsAreCoreAnimations() {
    let animation = CABasicAnimation(keyPath: "opacity")
    #expect(animation.duration == 0)
    #expect(animation.speed == 1)
    #expect(animation.repeatCount == 0)
    #expect(animation.fillMode == .removed)
    #expect(animation.isRemovedOnCompletion)
    #expect(animation.timingFunction == nil)
    #expect(!animation.isAdditive && !animation.isCumulative)
  }

  @Test func snapshotsCarryTheSettings() throws {
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 1
    animation.toValue = Float(2)
    animation.isAdditive = true
    animation.duration = 3
    animation.fillMode = .both
    animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
    let snapshot = animation.makeSnapshot(id: id, for: CALayer.self)
    #expect(snapshot.id == id)
    #expect(snapshot.timing.duration == 3)
    #expect(snapshot.timing.fillMode == .both)
    #expect(snapshot.curve == .easeIn)
    let property = try #require(self.property(animation))
    #expect(property.target == AnimationTarget(.position, .x))
    #expect(property.isAdditive)
    guard case .basic(.number(1)?, .number(2)?, nil) = property.values else {
      Issue.record("\(property.values)")
      return
    }
  }

  @Test func keyPathsOfNoLayerAreTakenForTheProgramsOwnAndRunTheirTime() {
    let animation = CABasicAnimation(keyPath: "colour")
    animation.duration = 3
    #expect(property(animation)?.target == AnimationTarget(custom: "colour"))
    #expect(animation.makeSnapshot(id: id, for: CALayer.self).timing.duration == 3)
    #expect(property(CABasicAnimation())?.target == nil)
  }

  @Test func valuesOfTheWrongTypeAnimateNothing() {
    let animation = CABasicAnimation(keyPath: "position")
    animation.toValue = 3
    #expect(property(animation)?.target == nil)
  }

  @Test func timesThatAreNoNumbersCountAsNotSet() {
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.beginTime, animation.timeOffset, animation.speed) = (.nan, .infinity, .nan)
    (animation.repeatCount, animation.repeatDuration) = (.nan, -1)
    animation.duration = .nan
    #expect(animation.makeSnapshot(id: id, for: CALayer.self).timing == MediaTiming())
  }

  @Test func copiesAreOfTheSameClassWithTheSameSettings() throws {
    let listener = Listener()
    let animation = Special(keyPath: "opacity")
    animation.fromValue = 0.5
    animation.damping = 3
    animation.duration = 2
    animation.delegate = listener
    animation.setValue("mine", forKey: "name")
    let copy = try #require(animation.copy() as? Special)
    animation.fromValue = 0
    animation.duration = 9
    #expect(copy !== animation)
    #expect(copy.fromValue as? Double == 0.5)
    #expect(copy.damping == 3)
    #expect(copy.duration == 2)
    #expect(copy.delegate === listener)
    #expect(copy.keyPath == "opacity")
    #expect(copy.value(forKey: "name") as? String == "mine")
  }

  @Test func springsTakeTheirNumbersAlong() throws {
    let animation = CASpringAnimation(keyPath: "position.x")
    animation.toValue = 5
    animation.damping = 5
    guard case .spring(nil, .number(5)?, nil, let spring) = try #require(property(animation)).values
    else {
      Issue.record("a spring makes spring values")
      return
    }
    #expect(spring == Spring(mass: 1, stiffness: 100, damping: 5, initialVelocity: 0))
    #expect(abs(animation.settlingDuration - 2.855) < 1e-3)
  }

  @Test func perceptualSpringsLastUntilTheySettle() {
    let animation = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.2)
    #expect(abs(animation.damping - 4 * .pi * 0.8 / 0.5) < 1e-9)
    #expect(animation.duration == animation.settlingDuration)
  }

  @Test(arguments: [(0.5, 0.2), (1.25, 0), (0.8, -0.5)])
  func springsSayHowTheyFeel(duration: Double, bounce: Double) {
    let animation = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
    #expect(abs(animation.perceptualDuration - duration) < 1e-9)
    #expect(abs(animation.bounce - bounce) < 1e-9)
    // Stiffness 100 and damping 10 of mass 1: 10 radians a second, half of critical.
    #expect(abs(CASpringAnimation().bounce - 0.5) < 1e-9)
    #expect(abs(CASpringAnimation().perceptualDuration - 2 * .pi / 10) < 1e-9)
  }

  @Test func overdampedSpringsAreCriticallyDampedUnlessAllowed() {
    let (creeping, critical) = (CASpringAnimation(), CASpringAnimation())
    (creeping.damping, critical.damping) = (80, 20)
    #expect(creeping.settlingDuration == critical.settlingDuration)
    creeping.allowsOverdamping = true
    #expect(creeping.settlingDuration > 2 * critical.settlingDuration)
    #expect((creeping.copy() as? CASpringAnimation)?.allowsOverdamping == true)
    #expect(CASpringAnimation(perceptualDuration: 1, bounce: -0.5).allowsOverdamping)
  }

  @Test func aClassGivesTheDefaultsOfItsOwnValues() {
    final class Labelled: CABasicAnimation {
      override class func defaultValue(forKey key: String) -> Any? {
        key == "label" ? "none" : super.defaultValue(forKey: key)
      }
    }
    let animation = Labelled()
    #expect(animation.value(forKey: "label") as? String == "none")
    #expect(animation.value(forKey: "other") == nil)
    animation.setValue("mine", forKey: "label")
    #expect((animation.copy() as? Labelled)?.value(forKey: "label") as? String == "mine")
  }

  @Test func groupMembersWithoutDurationLastAsLongAsTheGroup() {
    let group = CAAnimationGroup()
    let inner = CAAnimationGroup()
    inner.animations = [CABasicAnimation(keyPath: "opacity")]
    group.animations = [inner]
    group.duration = 4
    let snapshot = group.makeSnapshot(id: id, for: CALayer.self)
    guard case .group(let members) = snapshot.effect, let member = members.first,
      case .group(let leaves) = member.effect
    else {
      Issue.record("groups stay groups")
      return
    }
    #expect(member.timing.duration == 4)
    #expect(leaves.first?.timing.duration == 4)
  }

  private final class Listener: CAAnimationDelegate {}

  private final class Special: CASpringAnimation {
    var note = [1, 2, 3]
  }
}
