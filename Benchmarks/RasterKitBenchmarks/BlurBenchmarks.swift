import CUIKernels
import RasterKit

func blurBenchmarks(_ scene: Scene) -> [Kernel] {
  let weights = Gaussian(sigma: 6).weights
  let taps = Int32(weights.count)
  let rows = [UInt16](repeating: 9000, count: Scene.width * weights.count)
  return [
    Kernel("blurAcross, sigma 6") { set in
      var row = [UInt16](repeating: 0, count: Scene.width)
      for y in 0..<Scene.height {
        set.blur_across(&row, scene.maskRow(y), weights, taps, Scene.width - weights.count)
      }
    } twin: {
      var row = [UInt16](repeating: 0, count: Scene.width)
      for y in 0..<Scene.height {
        Reference.blurAcross(
          &row, from: scene.maskRow(y), weights: weights, count: Scene.width - weights.count)
      }
    },
    Kernel("blurDown, sigma 6") { set in
      for y in 0..<Scene.height {
        set.blur_down(scene.maskRow(y), rows, Scene.width, weights, taps, Scene.width)
      }
    } twin: {
      for y in 0..<Scene.height {
        Reference.blurDown(
          scene.maskRow(y), from: rows, stride: Scene.width, weights: weights, count: Scene.width)
      }
    },
    shadows(scene),
    turnedShadow(scene),
  ]
}

/// 50 shadows of 160x120 cards from one mask.
private func shadows(_ scene: Scene) -> Kernel {
  let part = NinePartMask(blurredCard(), middleX: 40, middleY: 40)
  let placed = (0..<50).compactMap { (index: Int) -> PlacedMask? in
    let (x, y) = (30 + index * 379 % 980, 30 + index * 211 % 560)
    let place = PixelRect(x: Int32(x), y: Int32(y), width: 196, height: 156)
    return PlacedMask(part, over: place)
  }
  return Kernel("solidOver, 50 shadows", pixels: placed.reduce(0) { $0 + $1.bounds.area }) { set in
    for shadow in placed {
      let block = cui_block(
        base: scene.window.address(x: shadow.bounds.minX, y: shadow.bounds.minY),
        stride: scene.window.stride, width: shadow.bounds.width, height: shadow.bounds.height)
      withUnsafePointer(to: shadow.kernelPart) {
        set.nine_part_solid_over(block, $0, 0, 0, 0x8000_0000)
      }
    }
  } twin: {
    for shadow in placed {
      Reference.solidOver(scene.window, mask: shadow, clip: scene.all, color: 0x8000_0000)
    }
  }
}

/// The same mask rotated and stretched over the window.
private func turnedShadow(_ scene: Scene) -> Kernel {
  let mask = StretchedMask(
    blurredCard(), origin: PixelPoint(x: 0, y: 0), excessX: 800, excessY: 400)
  let map = AffineMap(a: 0.9, b: 0.2, c: -0.2, d: 0.9, tx: 60, ty: 20)
  let projection = Projection(map: ProjectiveMap(map), minX: 0)!
  return Kernel("sampleMask") { set in
    var kernel = projection.kernelProjection(from: mask.origin)
    withUnsafePointer(to: mask.kernelMask) { mask in
      for y in 0..<Scene.height {
        set.sample_mask(scene.maskRow(y), mask, &kernel, 0, Int32(y), Scene.width)
      }
    }
  } twin: {
    for y in 0..<Scene.height {
      Reference.sampleMask(
        scene.maskRow(y), mask: mask, projection: projection, x: 0, y: Int32(y),
        count: Scene.width)
    }
  }
}

/// A rounded card of 44 pixels with a blur of 6.
private func blurredCard() -> MaskBuffer {
  let mask = MaskBuffer(size: PixelSize(width: 80, height: 80))
  let card = RoundedShape(
    width: 44, height: 44, radius: 12, transform: AffineMap(translationX: 18, y: 18))
  for y in 0..<Int32(80) { mask.setRow(y, to: card, x: 0, shapeY: y) }
  mask.blur(Gaussian(sigma: 6))
  return mask
}
