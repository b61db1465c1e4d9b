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
    #expect(motion.velocity == .init(30, range: 4) && motion.direction.middle == 1)
    #expect(motion.color == SIMD4(1, 0.5, 0, 1) && motion.colorSpeed.w == -0.5)
  }

  @Test func disabledCellsAndCellsThatAreNoNumbersAreLeftOut() {
    let (disabled, broken) = (cell(), cell())
    disabled.isEnabled = false
    broken.velocity = .nan
    let layer = CAEmitterLayer()
    layer.emitterCells = [disabled, broken, cell()]
    #expect(layer.emitterCells?.count == 3)
    #expect(layer.snapshot.emitter.cells.count == 1)
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
    let emitter = layer.snapshot.emitter
    #expect(emitter.isAdditive && emitter.shape == .circle && emitter.mode == .outline)
    let copy = CAEmitterLayer(layer: layer)
    #expect(copy.renderMode == .additive && copy.emitterShape == .sphere)
  }
}
