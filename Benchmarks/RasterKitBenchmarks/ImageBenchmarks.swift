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
    overInk(scene),
    findInk(scene),
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

/// A picture as sparse as a page of text: of its blocks three of seven are not clear.
private let sparse: PixelBuffer = {
  let size = PixelSize(width: Int32(Scene.width), height: Int32(Scene.height))
  let picture = PixelBuffer(size: size)
  for index in 0..<picture.stride * Scene.height where index / 16 % 7 < 3 {
    picture.base[index] = UInt32(truncatingIfNeeded: index % 256) << 24
  }
  return picture
}()

/// As many words as a row of the picture has bits for.
private let wordsPerRow = (Scene.width + 1023) / 1024

private func overInk(_ scene: Scene) -> Kernel {
  let bits = UnsafeMutablePointer<UInt64>.allocate(capacity: wordsPerRow * Scene.height)
  for y in 0..<Scene.height {
    Reference.findInk(
      bits + y * wordsPerRow, row: sparse.base + y * sparse.stride, count: Scene.width)
  }
  let ink = cui_ink(bits: bits, stride: wordsPerRow, column: 0)
  return Kernel("over, where there is ink") {
    $0.over_ink(scene.block, sparse.base, sparse.stride, ink, 255)
  } twin: {
    Reference.over(
      scene.window, rect: scene.all, picture: sparse, at: PixelPoint(x: 0, y: 0))
  }
}

private func findInk(_ scene: Scene) -> Kernel {
  let bits = UnsafeMutablePointer<UInt64>.allocate(capacity: wordsPerRow)
  return Kernel("findInk") { set in
    for y in 0..<Scene.height {
      set.find_ink(bits, sparse.base + y * sparse.stride, Scene.width)
    }
  } twin: {
    for y in 0..<Scene.height {
      Reference.findInk(bits, row: sparse.base + y * sparse.stride, count: Scene.width)
    }
  }
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
