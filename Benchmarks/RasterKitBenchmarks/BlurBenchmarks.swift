import CUIKernels
import RasterKit

func blurBenchmarks(_ scene: Scene) -> [Kernel] {
  let pixels = Scene.width * Scene.height
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
    boxes("boxAcross, sigma 40", pixels),
    shadows(scene),
  ]
}

private func boxes(_ name: String, _ pixels: Int) -> Kernel {
  let box = Gaussian(sigma: 40).box
  let source = [UInt16](repeating: 300, count: Scene.width + 2 * Int(box.reach) + 2)
  return Kernel(name) { set in
    var row = [UInt16](repeating: 0, count: Scene.width)
    for _ in 0..<Scene.height { set.box_across(&row, source, box, Scene.width) }
  } twin: {
    var row = [UInt16](repeating: 0, count: Scene.width)
    for _ in 0..<Scene.height {
      Reference.boxAcross(&row, from: source, box: box, count: Scene.width)
    }
  }
}

/// 50 shadows of 160x120 cards from one cached mask.
private func shadows(_ scene: Scene) -> Kernel {
  let corners = ShadowCorners(radius: 12)
  let all = (0..<50).compactMap { (index: Int) -> ShadowShape? in
    let (x, y) = (60 + index * 379 % 980, 60 + index * 211 % 560)
    return ShadowShape(
      x: Double(x), y: Double(y), width: 160, height: 120, corners: corners, sigma: 6)
  }
  let mask = ShadowMask(all[0].recipe)
  let placed = all.map { mask.placed(for: $0) }
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
