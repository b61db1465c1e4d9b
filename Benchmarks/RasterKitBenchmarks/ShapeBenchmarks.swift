import CUIKernels
import Foundation
import RasterKit

func shapeBenchmarks(_ scene: Scene) -> [Kernel] {
  [
    cards(scene, "solidOver, 200 cards turned", degrees: { Double($0) * 37.3 }),
    cards(scene, "solidOver, 200 cards upright", degrees: { _ in 0 }),
    cards(
      scene, "solidOver, 200 continuous cards", curve: .continuous,
      degrees: { Double($0) * 37.3 }),
  ]
}

/// 200 translucent cards of 100x100 with a radius of 16, set up and painted.
private func cards(
  _ scene: Scene, _ name: String, curve: CornerCurve = .circular,
  degrees: @escaping (Int) -> Double
) -> Kernel {
  func shape(_ index: Int) -> RoundedShape {
    let angle = degrees(index) * .pi / 180
    let turn = AffineMap(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
    let map = AffineMap(translationX: -50, y: -50).concatenating(turn).concatenating(
      AffineMap(
        translationX: 110 + Double(index * 379 % 1060), y: 110 + Double(index * 211 % 580)))
    return RoundedShape(width: 100, height: 100, radius: 16, curve: curve, transform: map)
  }
  let area = Int(200 * (100 * 100 - (4 - Double.pi) * 256))
  return Kernel(name, pixels: area) { set in
    for index in 0..<200 { paint(shape(index), set: set, scene: scene) }
  } twin: {
    for index in 0..<200 {
      Reference.solidOver(
        scene.window, shape: shape(index), clip: scene.all, color: 0xcc40_2010)
    }
  }
}

private func paint(_ shape: RoundedShape, set: cui_kernels, scene: Scene) {
  let area = shape.bounds
  let block = cui_block(
    base: scene.window.address(x: area.minX, y: area.minY), stride: scene.window.stride,
    width: area.width, height: area.height)
  withUnsafePointer(to: shape.outline) {
    set.shape_solid_over(block, $0, area.minX, area.minY, 0xcc40_2010)
  }
}
