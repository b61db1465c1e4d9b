import CoreGraphics
import QuartzCore
import Testing

/// Written as in a program: no `required` but for `init(coder:)`, and its own state.
private class Gauge: CALayer {
  var level = [1.5]

  override init() { super.init() }

  override init(layer: Any) {
    super.init(layer: layer)
    if let gauge = layer as? Gauge { level = gauge.level }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class Dial: Gauge {
  var ticks = [1, 2, 3]

  override func contains(_ p: CGPoint) -> Bool { ticks.count == 3 && super.contains(p) }
}

@Suite struct LayerFactoryTests {
  @Test func makesTheClassItIsGiven() throws {
    let dial = try #require(LayerFactory.make(Dial.self) as? Dial)
    #expect(dial.level == [1.5] && dial.ticks == [1, 2, 3])
    dial.bounds = CGRect(x: 0, y: 0, width: 2, height: 2)
    #expect(dial.contains(CGPoint(x: 1, y: 1)))
    #expect(type(of: LayerFactory.make(CALayer.self)) == CALayer.self)
  }

  @Test func copiesThroughInitLayer() throws {
    let dial = Dial()
    dial.level = [7]
    dial.name = "speed"
    dial.opacity = 0.5
    dial.setValue(3, forKey: "custom")
    let copy = try #require(LayerFactory.copy(dial) as? Dial)
    #expect(copy !== dial)
    #expect(copy.level == [7] && copy.ticks == [1, 2, 3])
    #expect(copy.name == "speed" && copy.opacity == 0.5)
    #expect(copy.value(forKey: "custom") as? Int == 3)
  }

  /// Ten thousand plain layers take less than 5 MB, because rare state is created on demand.
  @Test func plainLayerIsSmall() {
    let metadata = unsafeBitCast(CALayer.self, to: UnsafeRawPointer.self)
    let instanceSize = metadata.load(fromByteOffset: 24, as: UInt32.self)
    #expect((100...480).contains(instanceSize))
  }
}
