import CoreGraphics
import RenderKit
import Testing

@Suite struct AnimationTargetTests {
  private func set(
    _ value: AnimatableValue, _ target: AnimationTarget, _ snapshot: inout LayerSnapshot
  ) -> Bool {
    snapshot.set(value, for: target)
  }

  @Test func applesKeyPathsAreKnown() {
    #expect(AnimationTarget(keyPath: "position.x") == AnimationTarget(.position, .x))
    #expect(AnimationTarget(keyPath: "bounds.size.width") == AnimationTarget(.bounds, .sizeWidth))
    #expect(
      AnimationTarget(keyPath: "transform.rotation.z") == AnimationTarget(.transform, .rotationZ))
    #expect(AnimationTarget(keyPath: "hidden") == AnimationTarget(.isHidden))
    #expect(AnimationTarget(keyPath: "frame") == nil)
  }

  @Test func everyTargetTakesAndGivesItsKind() {
    let paths = [
      "bounds", "bounds.origin", "bounds.size.height", "position", "position.y", "anchorPoint.x",
      "opacity", "hidden", "backgroundColor", "contents", "transform", "transform.scale",
      "transform.translation", "transform.rotation.x",
    ]
    var snapshot = LayerSnapshot()
    for path in paths {
      guard let target = AnimationTarget(keyPath: path) else {
        Issue.record("\(path) is unknown")
        continue
      }
      let value = snapshot.value(of: target)
      #expect(value.kind == target.kind)
      #expect(set(value, target, &snapshot))
    }
  }

  @Test func valuesOfAnotherKindAreRefused() {
    var snapshot = LayerSnapshot()
    #expect(!set(.number(1), AnimationTarget(.position), &snapshot))
    #expect(!set(.point(.zero), AnimationTarget(.transform, .scale), &snapshot))
    #expect(snapshot.position == .zero)
  }

  @Test func partsOfATransformChangeAlone() {
    var snapshot = LayerSnapshot()
    #expect(set(.number(0.5), AnimationTarget(.transform, .rotation), &snapshot))
    #expect(set(.number(2), AnimationTarget(.transform, .scaleX), &snapshot))
    #expect(set(.number(40), AnimationTarget(.transform, .translationY), &snapshot))
    expect(snapshot, .rotationZ, 0.5)
    expect(snapshot, .scaleX, 2)
    expect(snapshot, .scaleY, 1)
    expect(snapshot, .translationX, 0)
    expect(snapshot, .translationY, 40)
    #expect(abs(snapshot.transform.m11 - 2 * cos(0.5)) < 1e-12)
  }

  @Test func turnsAroundXAreReadBack() {
    var snapshot = LayerSnapshot()
    #expect(set(.number(0.5), AnimationTarget(.transform, .rotationX), &snapshot))
    expect(snapshot, .rotationX, 0.5)
    #expect(abs(snapshot.transform.m22 - cos(0.5)) < 1e-12)
    #expect(abs(snapshot.transform.m23 - sin(0.5)) < 1e-12)
  }

  @Test func aVanishedLayerCanBeScaledUpAgain() {
    var snapshot = LayerSnapshot()
    snapshot.transform = CATransform3DMakeScale(0, 0, 0)
    #expect(set(.number(0.5), AnimationTarget(.transform, .scale), &snapshot))
    #expect(snapshot.transform == CATransform3DMakeScale(0.5, 0.5, 0.5))
  }

  private func expect(
    _ snapshot: LayerSnapshot, _ component: LayerProperty.Component, _ expected: Double
  ) {
    guard case .number(let number) = snapshot.value(of: AnimationTarget(.transform, component))
    else {
      Issue.record("\(component) is a number")
      return
    }
    #expect(abs(number - expected) < 1e-12)
  }
}

extension LayerProperty.Component {
  fileprivate static let sizeWidth = Self(path: "size.width")
  fileprivate static let rotation = Self(path: "rotation")
  fileprivate static let rotationX = Self(path: "rotation.x")
  fileprivate static let rotationZ = Self(path: "rotation.z")
  fileprivate static let scale = Self(path: "scale")
  fileprivate static let scaleX = Self(path: "scale.x")
  fileprivate static let scaleY = Self(path: "scale.y")
  fileprivate static let translationX = Self(path: "translation.x")
  fileprivate static let translationY = Self(path: "translation.y")
}
