import CoreGraphics
import QuartzCore
import RenderKit
import Testing

@Suite struct AttachedAnimationsTests {
  private func id(_ number: UInt64) -> AnimationID { AnimationID(rawValue: number) }

  private func fade(_ duration: Double = 1) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.toValue = 0
    animation.duration = duration
    return animation
  }

  @Test func addingCopies() {
    var attached = AttachedAnimations()
    let animation = fade()
    _ = attached.add(animation, forKey: "a", id: id(1), defaultDuration: 0.25)
    animation.duration = 5
    #expect(attached["a"]?.animation !== animation)
    #expect(attached["a"]?.snapshot.timing.duration == 1)
  }

  @Test func theSameKeyReplacesAndStandsLast() {
    var attached = AttachedAnimations()
    _ = attached.add(fade(), forKey: "a", id: id(1), defaultDuration: 0.25)
    _ = attached.add(fade(), forKey: "b", id: id(2), defaultDuration: 0.25)
    let result = attached.add(fade(), forKey: "a", id: id(3), defaultDuration: 0.25)
    #expect(result.replaced?.id == id(1))
    #expect(attached.keys == ["b", "a"])
    #expect(attached.snapshots.map(\.id) == [id(2), id(3)])
  }

  @Test func animationsWithoutKeyStandBesideEachOther() {
    var attached = AttachedAnimations()
    _ = attached.add(fade(), forKey: nil, id: id(1), defaultDuration: 0.25)
    let second = attached.add(fade(), forKey: nil, id: id(2), defaultDuration: 0.25)
    #expect(second.replaced?.id == nil)
    #expect(attached.entries.count == 2)
    #expect(attached.keys == [])
  }

  @Test(arguments: [0, -1, Double.nan])
  func noDurationTakesTheTransactions(duration: Double) {
    var attached = AttachedAnimations()
    let added = attached.add(fade(duration), forKey: "a", id: id(1), defaultDuration: 0.7).added
    #expect(added.snapshot.timing.duration == 0.7)
    #expect(added.animation.duration == 0.7)
  }

  @Test func beginTimesAreFixedOnce() {
    var attached = AttachedAnimations()
    _ = attached.add(fade(), forKey: "a", id: id(1), defaultDuration: 0.25)
    let late = fade()
    late.beginTime = 50
    _ = attached.add(late, forKey: "b", id: id(2), defaultDuration: 0.25)
    #expect(attached.begin(id(1), at: 10)?.timing.beginTime == 10)
    #expect(attached.begin(id(1), at: 20)?.timing.beginTime == 10)
    #expect(attached.begin(id(2), at: 10)?.timing.beginTime == 50)
    #expect(attached.begin(id(3), at: 10)?.id == nil)
  }

  @Test func removalIsByKeyOrIdentity() {
    var attached = AttachedAnimations()
    _ = attached.add(fade(), forKey: "a", id: id(1), defaultDuration: 0.25)
    _ = attached.add(fade(), forKey: "b", id: id(2), defaultDuration: 0.25)
    #expect(attached.remove(forKey: "a")?.id == id(1))
    #expect(attached.remove(forKey: "a")?.id == nil)
    #expect(attached.remove(id(2))?.key == "b")
    #expect(attached.isEmpty)
  }
}
