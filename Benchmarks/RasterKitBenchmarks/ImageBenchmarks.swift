import CUIKernels
import RasterKit

func imageBenchmarks(_ scene: Scene) -> [Kernel] {
  [
    Kernel("copy") {
      $0.copy(scene.block, scene.picture.base, scene.picture.stride)
    } twin: {
      Reference.copy(scene.window, rect: scene.all, source: scene.picture)
    },
    Kernel("over") {
      $0.over(scene.block, scene.picture.base, scene.picture.stride, 255)
    } twin: {
      Reference.over(scene.window, rect: scene.all, source: scene.picture)
    },
    Kernel("over, alpha 100") {
      $0.over(scene.block, scene.picture.base, scene.picture.stride, 100)
    } twin: {
      Reference.over(scene.window, rect: scene.all, source: scene.picture, alpha: 100)
    },
    tiles(scene),
    Kernel("overMask") { set in
      for y in 0..<Scene.height {
        set.over_mask(scene.row(y), scene.pictureRow(y), scene.maskRow(y), Scene.width)
      }
    } twin: {
      for y in 0..<Scene.height {
        Reference.overMask(
          scene.row(y), source: scene.pictureRow(y), mask: scene.maskRow(y), count: Scene.width)
      }
    },
  ]
}

/// 200 small images: measures the cost of a row apart from its pixels.
private func tiles(_ scene: Scene) -> Kernel {
  let rects = (0..<Int32(200)).map { index in
    PixelRect(x: index * 379 % 1180, y: index * 211 % 700, width: 100, height: 100)
  }
  return Kernel("over, 200 tiles of 100x100", pixels: 200 * 100 * 100) { set in
    for rect in rects {
      let block = cui_block(
        base: scene.window.address(x: rect.minX, y: rect.minY), stride: scene.window.stride,
        width: 100, height: 100)
      set.over(block, scene.picture.base, scene.picture.stride, 255)
    }
  } twin: {
    for rect in rects { Reference.over(scene.window, rect: rect, source: scene.picture) }
  }
}
