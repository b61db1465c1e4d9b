import CoreGraphics
import RasterKit
import Testing

@testable import RenderKit

/// Every animatable property of every layer class, and all of their components, half-way.
@Suite struct EveryPropertyTests {
  private static let wholes = LayerProperty.all.filter { $0 != .emitterCells }.map(\.key)

  private static let parts: [String] = {
    let numbers = ["x", "y", "z"]
    let inTransforms = ["rotation", "scale", "translation"].flatMap { part in
      [part] + numbers.map { "\(part).\($0)" }
    }
    let inside: [(properties: [String], parts: [String])] = [
      (["position", "anchorPoint", "emitterPosition", "startPoint", "endPoint"], ["x", "y"]),
      (["shadowOffset", "emitterSize", "bounds.size"], ["width", "height"]),
      (["bounds.origin"], ["x", "y"]),
      (["bounds"], ["origin", "size"]),
      (["transform", "sublayerTransform", "instanceTransform"], inTransforms),
    ]
    return inside.flatMap { row in
      row.properties.flatMap { property in row.parts.map { "\(property).\($0)" } }
    }
  }()

  /// A layer of the class that has the property.
  private func model(for property: LayerProperty) -> LayerSnapshot {
    var model = LayerSnapshot()
    if case .kind(let kind) = property.owner { model.kind = kind.init() }
    return model
  }

  private func line(to end: CGFloat) -> AnimatableValue {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: end, y: 0)])
    return .path(path)
  }

  /// A start, an end, and the value between them.
  private func values(
    _ kind: AnimatableValue.Kind
  ) -> (AnimatableValue, AnimatableValue, AnimatableValue) {
    func gray(_ level: CGFloat) -> CGColor {
      CGColor(srgbRed: level, green: level, blue: level, alpha: 1)
    }
    switch kind {
    case .number: return (.number(0.25), .number(0.75), .number(0.5))
    case .point:
      return (.point(.zero), .point(CGPoint(x: 2, y: 4)), .point(CGPoint(x: 1, y: 2)))
    case .size:
      return (
        .size(.zero), .size(CGSize(width: 2, height: 4)), .size(CGSize(width: 1, height: 2))
      )
    case .rect:
      return (
        .rect(.zero), .rect(CGRect(x: 2, y: 4, width: 6, height: 8)),
        .rect(CGRect(x: 1, y: 2, width: 3, height: 4))
      )
    case .transform:
      return (
        .transform(CATransform3DIdentity), .transform(CATransform3DMakeTranslation(8, 4, 2)),
        .transform(CATransform3DMakeTranslation(4, 2, 1))
      )
    case .color: return (.color(gray(0)), .color(gray(1)), .color(gray(0.5)))
    case .flag: return (.flag(false), .flag(true), .flag(true))
    case .path: return (line(to: 2), line(to: 6), line(to: 4))
    case .colors: return (.colors([gray(0)]), .colors([gray(1)]), .colors([gray(0.5)]))
    case .numbers: return (.numbers([0, 1]), .numbers([1, 1]), .numbers([0.5, 1]))
    case .image:
      let image = CGImage(pixels: .init(size: .init(width: 1, height: 1)))
      return (.image(nil), .image(image), .image(image))
    }
  }

  @Test(arguments: wholes + parts)
  func isHalfWayInHalfTheTime(keyPath: String) throws {
    let target = try #require(AnimationTarget(keyPath: keyPath))
    let kind = try #require(target.kind)
    var (from, to, middle) = values(kind)
    // An integer property.
    if target.property == .instanceCount {
      (from, to, middle) = (.number(2), .number(6), .number(4))
    }
    var timing = MediaTiming()
    timing.duration = 1
    let animation = AnimationSnapshot(
      id: AnimationID(rawValue: 1), timing: timing, curve: .linear, isRemovedOnCompletion: true,
      effect: .property(
        PropertyAnimation(target: target, values: .basic(from: from, to: to, by: nil))))
    var layer = model(for: target.property)
    let outcome = AnimationEvaluator.apply([animation], to: &layer, at: 0.5)
    #expect(outcome.dirties == target.property.dirties)
    #expect(layer.value(of: target).isAlike(middle))
  }
}

extension AnimatableValue {
  fileprivate func isAlike(_ other: AnimatableValue) -> Bool {
    switch (self, other) {
    case (.flag(let a), .flag(let b)): a == b
    case (.path(let a?), .path(let b?)): a == b
    case (.image(let a), .image(let b)): a === b
    default: kind == other.kind && Interpolation.distance(self, other) < 1e-6
    }
  }
}
