import CoreGraphics
import RenderKit
import Testing

@testable import QuartzCore

struct CAEmitterLayerTests {
  private func cell() -> CAEmitterCell {
    let cell = CAEmitterCell()
    cell.birthRate = 10
    cell.lifetime = 2
    cell.velocity = 30
    cell.velocityRange = 4
    cell.emissionLongitude = 1
    cell.color = CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 1)
    cell.alphaSpeed = -0.5
    return cell
  }

  @Test func startsAsOnApple() {
    let layer = CAEmitterLayer()
    #expect(layer.emitterCells == nil && layer.emitterShape == .point)
    #expect(layer.emitterMode == .volume && layer.renderMode == .unordered)
    #expect(layer.birthRate == 1 && layer.lifetime == 1 && layer.velocity == 1)
    #expect(layer.scale == 1 && layer.spin == 1 && layer.seed == 0)
    let cell = CAEmitterCell()
    #expect(cell.birthRate == 0 && cell.lifetime == 0 && cell.scale == 1 && cell.isEnabled)
  }

  @Test func cellsAreCopiedAsValues() throws {
    let layer = CAEmitterLayer()
    let cell = cell()
    layer.emitterCells = [cell]
    cell.birthRate = 99
    let motion = try #require(layer.snapshot.emitter.cells.first).motion
    #expect(motion.birthRate == 10 && motion.lifetime == .init(2))
    #expect(motion.velocity == .init(30, range: 4) && motion.longitude.middle == 1)
    #expect(motion.color == SIMD4(1, 0.5, 0, 1) && motion.colorSpeed.w == -0.5)
  }

  @Test func disabledCellsAndCellsThatAreNoNumbersAreLeftOut() {
    let (disabled, broken) = (cell(), cell())
    disabled.isEnabled = false
    broken.velocity = .nan
    let layer = CAEmitterLayer()
    layer.emitterCells = [disabled, broken, cell()]
    #expect(layer.emitterCells?.count == 3)
    #expect(layer.snapshot.emitter.cells.map(\.isEnabled) == [false, true])
  }

  @Test func numbersThatAreNoneAreRefused() {
    let layer = CAEmitterLayer()
    layer.birthRate = .infinity
    layer.emitterPosition = CGPoint(x: CGFloat.nan, y: 0)
    layer.emitterShape = CAEmitterLayerEmitterShape(rawValue: "banana")
    #expect(layer.birthRate == 1 && layer.emitterPosition == .zero)
    #expect(layer.emitterShape == .point)
  }

  @Test func stylesReachTheRenderSide() {
    let layer = CAEmitterLayer()
    layer.renderMode = .additive
    layer.emitterShape = .sphere
    layer.emitterMode = .outline
    layer.emitterDepth = 7
    layer.emitterZPosition = 9
    layer.preservesDepth = true
    let emitter = layer.snapshot.emitter
    #expect(emitter.isAdditive && emitter.shape == .sphere && emitter.mode == .outline)
    #expect(emitter.depth == 7 && emitter.zPosition == 9 && emitter.preservesDepth)
    for (mode, order) in [
      (CAEmitterLayerRenderMode.oldestFirst, EmitterSnapshot.Order.oldestFirst),
      (.oldestLast, .oldestLast), (.backToFront, .backToFront), (.unordered, .unordered),
    ] {
      layer.renderMode = mode
      #expect(layer.snapshot.emitter.order == order && !layer.snapshot.emitter.isAdditive)
    }
    layer.renderMode = .additive
    let copy = CAEmitterLayer(layer: layer)
    #expect(copy.renderMode == .additive && copy.emitterShape == .sphere)
  }

  @Test func namedCellsAreSetByKeyPath() {
    let layer = CAEmitterLayer()
    let cell = cell()
    cell.name = "spark"
    layer.emitterCells = [self.cell(), cell]
    layer.setValue(77, forKeyPath: "emitterCells.spark.birthRate")
    layer.setValue(CGColor.black, forKeyPath: "emitterCells.spark.color")
    #expect(cell.birthRate == 77 && cell.color?.rgba == SIMD4(0, 0, 0, 1))
    #expect(layer.snapshot.emitter.cells.map(\.motion.birthRate) == [10, 77])
    #expect(layer.value(forKeyPath: "emitterCells.spark.birthRate") as? Double == 77)
    let animation = CABasicAnimation(keyPath: "emitterCells.spark.lifetime")
    animation.toValue = 5
    layer.add(animation, forKey: "life")
    #expect(layer.animation(forKey: "life") != nil)
  }

  @Test func cellsOfCellsAreCopiedToFourDeep() {
    let cells = (0..<7).map { _ in self.cell() }
    for (outer, inner) in zip(cells, cells.dropFirst()) { outer.emitterCells = [inner] }
    cells[1].beginTime = 0.5
    cells[1].duration = 0.2
    let layer = CAEmitterLayer()
    layer.emitterCells = [cells[0]]
    var (depth, state) = (0, layer.snapshot.emitter.cells.first)
    #expect(state?.motion.duration == .infinity)
    #expect(state?.cells.first?.motion.begin == 0.5 && state?.cells.first?.motion.duration == 0.2)
    while let inner = state?.cells.first { (depth, state) = (depth + 1, inner) }
    #expect(depth == 4)
  }

  @Test func whatAnEmitterMultipliesIsAnimatable() {
    let layer = CAEmitterLayer()
    let keys = [
      "emitterPosition", "emitterZPosition", "emitterSize", "emitterDepth", "birthRate",
      "lifetime", "velocity", "scale", "spin",
    ]
    for key in keys { #expect(layer.action(forKey: key) is CABasicAnimation, "\(key)") }
    layer.setValue(3, forKeyPath: "scale")
    layer.setValue(12, forKeyPath: "emitterSize.width")
    #expect(layer.scale == 3 && layer.emitterSize.width == 12)
  }
}
