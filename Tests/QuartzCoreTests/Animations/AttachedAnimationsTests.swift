import CoreGraphics
import PlatformKit
import QuartzCore
import RenderKit
import Testing

@Suite struct AttachedAnimationsTests {
  @discardableResult
  private func add(
    _ animation: CAAnimation, to attached: inout AttachedAnimations, forKey key: String?,
    id number: UInt64
  ) -> (added: AttachedAnimations.Entry, replaced: AttachedAnimations.Entry?) {
    let copy = animation.copyForLayer(defaultDuration: 0.7)
    let snapshot = copy.makeSnapshot(id: id(number), for: CALayer.self)
    return attached.add(copy, snapshot, forKey: key)
  }

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
    add(animation, to: &attached, forKey: "a", id: 1)
    animation.duration = 5
    #expect(attached["a"]?.animation !== animation)
    #expect(attached["a"]?.snapshot.timing.duration == 1)
  }

  @Test func theSameKeyReplacesAndStandsLast() {
    var attached = AttachedAnimations()
    add(fade(), to: &attached, forKey: "a", id: 1)
    add(fade(), to: &attached, forKey: "b", id: 2)
    let result = add(fade(), to: &attached, forKey: "a", id: 3)
    #expect(result.replaced?.id == id(1))
    #expect(attached.keys == ["b", "a"])
    #expect(attached.entries.map(\.id) == [id(2), id(3)])
  }

  @Test func animationsWithoutKeyStandBesideEachOther() {
    var attached = AttachedAnimations()
    add(fade(), to: &attached, forKey: nil, id: 1)
    let second = add(fade(), to: &attached, forKey: nil, id: 2)
    #expect(second.replaced?.id == nil)
    #expect(attached.entries.count == 2)
    #expect(attached.keys == [])
  }

  @Test(arguments: [0, -1, Double.nan])
  func noDurationTakesTheTransactions(duration: Double) {
    var attached = AttachedAnimations()
    let added = add(fade(duration), to: &attached, forKey: "a", id: 1).added
    #expect(added.snapshot.timing.duration == 0.7)
    #expect(added.animation.duration == 0.7)
  }

  @Test func beginTimesAreFixedOnce() {
    var attached = AttachedAnimations()
    add(fade(), to: &attached, forKey: "a", id: 1)
    let late = fade()
    late.beginTime = 50
    add(late, to: &attached, forKey: "b", id: 2)
    let (first, second) = (HostTime(seconds: 110), HostTime(seconds: 120))
    #expect(attached.commit(id(1), at: first, layerTime: 10)?.timing.beginTime == 10)
    #expect(attached.commit(id(1), at: second, layerTime: 20)?.timing.beginTime == 10)
    #expect(attached.commit(id(2), at: first, layerTime: 10)?.timing.beginTime == 50)
    #expect(attached.commit(id(3), at: first, layerTime: 10)?.id == nil)
    #expect(attached["a"]?.animation.beginTime == 10 && attached["b"]?.animation.beginTime == 50)
  }

  @Test func beginningAtZeroIsNotTheSameAsNotHavingBegun() {
    var attached = AttachedAnimations()
    add(fade(), to: &attached, forKey: "a", id: 1)
    let time = HostTime(seconds: 110)
    func begin(at time: HostTime, _ layerTime: Double) -> Double? {
      attached.snapshots(at: time, layerTime: layerTime).first?.timing.beginTime
    }
    #expect(begin(at: time, 3) == 3)
    #expect(attached.commit(id(1), at: time, layerTime: 0)?.timing.beginTime == 0)
    #expect(attached.commit(id(1), at: time + 1, layerTime: 5)?.timing.beginTime == 0)
    #expect(begin(at: time + 1, 5) == 0 && begin(at: time, 0) == 0)
    // A frame made before the commit has not shown it yet.
    #expect(begin(at: time + -1, -1) == -1)
  }

  @Test func removalIsByKeyOrIdentity() {
    var attached = AttachedAnimations()
    add(fade(), to: &attached, forKey: "a", id: 1)
    add(fade(), to: &attached, forKey: "b", id: 2)
    #expect(attached.remove(forKey: "a")?.id == id(1))
    #expect(attached.remove(forKey: "a")?.id == nil)
    #expect(attached.remove(id(2))?.key == "b")
    #expect(attached.isEmpty)
  }
}
