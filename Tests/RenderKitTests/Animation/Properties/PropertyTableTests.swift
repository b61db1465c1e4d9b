import CoreGraphics
import RasterKit
import Testing

@testable import RenderKit

/// Checks every row of the property table.
@Suite struct PropertyTableTests {
  private static let rows = LayerProperty.all

  private func keys(_ rows: [LayerProperty]) -> Set<String> { Set(rows.map(\.key)) }

  /// A layer that has the property.
  private func layer(with row: LayerProperty) -> LayerSnapshot {
    var layer = LayerSnapshot()
    if case .kind(let kind) = row.owner { layer.kind = kind.init() }
    return layer
  }

  /// The whole property, if it can be animated, and all its components.
  private func targets(of row: LayerProperty) -> [AnimationTarget] {
    let all = [AnimationTarget(row)] + row.components.map { AnimationTarget(row, $0) }
    return all.filter { $0.kind != nil }
  }

  private func keyPath(_ target: AnimationTarget) -> String {
    ([target.property.key] + (target.component.map { [$0.path] } ?? [])).joined(separator: ".")
  }

  @Test func eachKindHasItsRows() {
    #expect(keys(GradientSnapshot.properties) == ["colors", "locations", "startPoint", "endPoint"])
    #expect(
      keys(ShapeSnapshot.properties) == [
        "path", "fillColor", "strokeColor", "lineWidth", "miterLimit", "lineDashPhase",
        "strokeStart", "strokeEnd",
      ])
    #expect(
      keys(ReplicatorSnapshot.properties) == [
        "instanceCount", "instanceDelay", "instanceTransform", "instanceColor",
        "instanceRedOffset", "instanceGreenOffset", "instanceBlueOffset", "instanceAlphaOffset",
      ])
    #expect(
      keys(EmitterSnapshot.properties) == [
        "emitterPosition", "emitterZPosition", "emitterSize", "emitterDepth", "birthRate",
        "lifetime", "velocity", "scale", "spin", "emitterCells",
      ])
    #expect(keys(Self.rows).count == Self.rows.count)
    #expect(LayerProperty.ofEveryLayer.count == 25)
  }

  @Test func aLayerHasTheRowsOfItsKind() {
    for kind in LayerProperty.kinds {
      var layer = LayerSnapshot()
      layer.kind = kind.init()
      let own = Self.rows.filter { layer.has($0) }
      #expect(Set(own) == Set(LayerProperty.ofEveryLayer + kind.properties))
    }
    #expect(Self.rows.filter { LayerSnapshot().has($0) } == LayerProperty.ofEveryLayer)
  }

  @Test(arguments: rows.map(\.key))
  func keyPathsFindTheRow(key: String) throws {
    let row = try #require(LayerProperty.named(key))
    for target in targets(of: row) {
      #expect(AnimationTarget(keyPath: keyPath(target)) == target)
    }
    #expect(AnimationTarget(keyPath: "\(key).nothing") == nil)
  }

  @Test(arguments: rows.map(\.key))
  func defaultsAreReadAndWritten(key: String) throws {
    let row = try #require(LayerProperty.named(key))
    let layer = layer(with: row)
    for target in targets(of: row) {
      let value = layer.value(of: target)
      #expect(value.kind == target.kind)
      #expect("\(LayerSnapshot().value(of: target))" == "\(value)", "the default of any layer")
      var copy = layer
      let isSet = copy.set(value, for: target)
      #expect(isSet)
      #expect(Interpolation.distance(copy.value(of: target), value) < 1e-12 || !value.isMeasured)
      #expect(DamageScope.ofChange(from: layer, to: copy) == .none)
      let isRefused = !copy.set(value.kind == .number ? .flag(true) : .number(1), for: target)
      #expect(isRefused)
    }
  }

  @Test(arguments: LayerProperty.kinds.flatMap { $0.properties }.map(\.key))
  func layersOfOtherKindsAreLeftAlone(key: String) throws {
    let row = try #require(LayerProperty.named(key))
    for target in targets(of: row) {
      var plain = LayerSnapshot()
      let isRefused = !plain.set(plain.value(of: target), for: target)
      #expect(isRefused && !plain.hasRareState)
    }
  }

  /// The flags of a row are enough to find the damage of a change.
  @Test(arguments: rows.map(\.key))
  func damageIsFoundByWhatTheRowDirties(key: String) throws {
    let row = try #require(LayerProperty.named(key))
    var before = layer(with: row)
    before.rare.shadow.opacity = 1
    for masks in [false, true] {
      before.masksToBounds = masks
      for target in targets(of: row) {
        var after = before
        let isSet = after.set(before.value(of: target).another, for: target)
        #expect(isSet)
        let effect = DamageScope.ofChange(from: before, to: after)
        #expect(effect != .none)
        #expect(DamageScope.ofChange(from: before, to: after, comparing: row.dirties) == effect)
      }
    }
  }

  @Test func namesOfTheProgramsOwnAreOneRowEach() {
    #expect(LayerProperty.custom("progress") == LayerProperty.custom("progress"))
    #expect(LayerProperty.custom("progress") != LayerProperty.custom("angle"))
    #expect(LayerProperty.custom("opacity") != LayerProperty.opacity)
  }
}

extension AnimatableValue {
  fileprivate var isMeasured: Bool {
    switch self {
    case .image, .images, .flag, .path: false
    default: true
    }
  }

  /// A different value that can be shown.
  fileprivate var another: AnimatableValue {
    switch self {
    case .number(let n): .number(n + 2)
    case .point(let p): .point(CGPoint(x: p.x + 1, y: p.y + 2))
    case .size(let s): .size(CGSize(width: s.width + 1, height: s.height + 2))
    case .rect(let r): .rect(r.offsetBy(dx: 1, dy: 2))
    case .transform: .transform(CATransform3DMakeTranslation(1, 2, 3))
    case .color: .color(CGColor(srgbRed: 0.25, green: 0.5, blue: 0.75, alpha: 1))
    case .image, .images: .image(CGImage(pixels: .init(size: .init(width: 1, height: 1))))
    case .flag(let flag): .flag(!flag)
    case .path: .path(CGPath(rect: CGRect(x: 0, y: 0, width: 3, height: 4), transform: nil))
    case .colors: .colors([.black])
    case .numbers: .numbers([0.5])
    }
  }
}
