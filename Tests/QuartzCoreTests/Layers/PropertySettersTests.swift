import CoreGraphics
import Foundation
import RasterKit
import RenderKit
import Testing

@testable import QuartzCore

/// Properties set by name, for every row of the property table.
@Suite struct PropertySettersTests {
  private static let classes: [(type: CALayer.Type, kind: (any AnimatableKind.Type)?)] = [
    (CALayer.self, nil), (CATextLayer.self, nil), (CATransformLayer.self, nil),
    (CATiledLayer.self, nil), (CAScrollLayer.self, nil),
    (CAGradientLayer.self, GradientSnapshot.self), (CAShapeLayer.self, ShapeSnapshot.self),
    (CAReplicatorLayer.self, ReplicatorSnapshot.self), (CAEmitterLayer.self, EmitterSnapshot.self),
  ]

  private func overridingLayer(with row: LayerProperty) -> any OverridingLayer {
    guard case .kind(let kind) = row.owner else { return OverridingPlainLayer() }
    if kind == GradientSnapshot.self { return OverridingGradientLayer() }
    if kind == ShapeSnapshot.self { return OverridingShapeLayer() }
    return kind == EmitterSnapshot.self ? OverridingEmitterLayer() : OverridingReplicatorLayer()
  }

  /// A value that differs from every initial value.
  private func sample(_ kind: AnimatableValue.Kind?) -> Any? {
    switch kind {
    case .number: 3
    case .point: CGPoint(x: 3, y: 4)
    case .size: CGSize(width: 3, height: 4)
    case .rect: CGRect(x: 1, y: 2, width: 3, height: 4)
    case .transform: CATransform3DMakeTranslation(3, 4, 5)
    case .color: CGColor(srgbRed: 0.5, green: 0.25, blue: 0.75, alpha: 1)
    case .image: CGImage(pixels: .init(size: .init(width: 1, height: 1)))
    case .flag: true
    case .path: CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
    case .colors: [CGColor(srgbRed: 0.5, green: 0.25, blue: 0.75, alpha: 1)]
    case .numbers: [0.25]
    case nil: nil
    }
  }

  @Test func everyClassSetsTheRowsThatItHas() {
    for (type, kind) in Self.classes {
      let rows = LayerProperty.all.filter { type.has($0) }
      #expect(type.propertySetters.properties == Set(rows), "\(type)")
      let made = LayerFactory.make(type).snapshot
      #expect(LayerProperty.all.filter { made.has($0) } == rows)
      #expect(rows.count == 25 + (kind?.properties.count ?? 0))
    }
  }

  @Test(arguments: LayerProperty.all.filter { $0 != .emitterCells }.map(\.key))
  func namesGoThroughTheSettersOfSubclasses(key: String) throws {
    let row = try #require(LayerProperty.named(key))
    let layer = overridingLayer(with: row)
    layer.setValue(sample(AnimationTarget(row).kind), forKeyPath: key)
    #expect(layer.log.names.count == 1)
    let set = try #require(layer.log.names.first)
    #expect(set.lowercased().hasSuffix(key.lowercased()))
  }

  @Test(arguments: LayerProperty.all.filter { $0 != .emitterCells }.map(\.key))
  func valuesByNameAreThoseThatWereSet(key: String) throws {
    let row = try #require(LayerProperty.named(key))
    let layer = overridingLayer(with: row)
    let target = AnimationTarget(row)
    let value = try #require(sample(target.kind))
    layer.setValue(value, forKeyPath: key)
    let expected = try #require(AnimatableValue(value, as: target.kind))
    #expect("\(layer.snapshot.value(of: target))" == "\(expected)")
    let read = try #require(layer.value(forKeyPath: key))
    let again = try #require(AnimatableValue(read, as: target.kind))
    #expect("\(again)" == "\(expected)")
  }

  @Test(arguments: LayerProperty.all.map(\.key))
  func pathsAndSwitchesChangeAtOnceAndTheRestAnimates(key: String) throws {
    let row = try #require(LayerProperty.named(key))
    let kind = AnimationTarget(row).kind
    let layer = overridingLayer(with: row)
    let action = type(of: layer).defaultAction(forKey: key) as? CABasicAnimation
    let changesAtOnce = kind == .flag || kind == .path || row == .emitterCells
    #expect((action == nil) == changesAtOnce)
    #expect(action?.keyPath == (changesAtOnce ? nil : key))
  }

  @Test func otherClassesTakeTheNamesAsTheProgramsOwn() {
    let layer = CALayer()
    layer.setValue("wide", forKeyPath: "lineDashPhase")
    #expect(layer.value(forKeyPath: "lineDashPhase") as? String == "wide")
    #expect(CALayer.defaultAction(forKey: "lineDashPhase") == nil)
  }
}
