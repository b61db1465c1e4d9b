import CUIKernels
import RasterKit

func perspectiveBenchmarks(_ scene: Scene) -> [Kernel] {
  // Rotated around the vertical axis and seen from 1500 pixels away.
  let map = ProjectiveMap(
    AffineMap(a: 0.9, b: 0.02, c: 0, d: 1, tx: 40, ty: 20), p: 0.0003)
  return [samples(scene, map), cards(scene, map)]
}

private func samples(_ scene: Scene, _ map: ProjectiveMap) -> Kernel {
  let projection = Projection(map: map, minX: 0)!
  return Kernel("projectBilinear", pixels: 800 * 600) { set in
    var kernel = projection.kernelProjection(from: PixelPoint(x: 0, y: 0))
    for y in 0..<600 {
      set.project_bilinear(scene.row(y), scene.image, &kernel, 60, Int32(y + 40), 800)
    }
  } twin: {
    for y in 0..<600 {
      Reference.projectBilinear(
        scene.row(y), source: scene.picture, projection: projection, x: 60, y: Int32(y + 40),
        count: 800)
    }
  }
}

/// 60 rounded cards, set up and painted.
private func cards(_ scene: Scene, _ map: ProjectiveMap) -> Kernel {
  func shape(_ index: Int) -> PolygonShape {
    let place = AffineMap(
      translationX: Double(index * 379 % 900), y: Double(index * 211 % 560))
    return PolygonShape(
      width: 100, height: 100, radius: 16, map: ProjectiveMap(place).concatenating(map))
  }
  let area = (0..<60).reduce(0) { $0 + shape($1).bounds.area }
  return Kernel("solidOver, 60 polygons", pixels: area) { set in
    for index in 0..<60 {
      let shape = shape(index)
      let area = shape.bounds
      let block = cui_block(
        base: scene.window.address(x: area.minX, y: area.minY), stride: scene.window.stride,
        width: area.width, height: area.height)
      shape.withKernelPolygon {
        set.polygon_solid_over(block, $0, area.minX, area.minY, 0xcc40_2010)
      }
    }
  } twin: {
    for index in 0..<60 {
      Reference.solidOver(scene.window, shape: shape(index), clip: scene.all, color: 0xcc40_2010)
    }
  }
}
