import CUIKernels
import RasterKit

func mipBenchmarks(_ scene: Scene) -> [Kernel] {
  [
    Kernel("halve", pixels: Scene.width * Scene.height / 4) { set in
      for y in 0..<Scene.height / 2 {
        set.halve(
          scene.row(y), scene.pictureRow(2 * y), scene.pictureRow(2 * y + 1), Scene.width / 2)
      }
    } twin: {
      for y in 0..<Scene.height / 2 {
        Reference.halve(
          scene.row(y), from: scene.pictureRow(2 * y), scene.pictureRow(2 * y + 1),
          count: Scene.width / 2)
      }
    },
    Kernel("mixRows") { set in
      for y in 0..<Scene.height {
        set.mix_rows(scene.row(y), scene.pictureRow(y), 77, Scene.width)
      }
    } twin: {
      for y in 0..<Scene.height {
        Reference.mixRows(scene.row(y), with: scene.pictureRow(y), weight: 77, count: Scene.width)
      }
    },
  ]
}
