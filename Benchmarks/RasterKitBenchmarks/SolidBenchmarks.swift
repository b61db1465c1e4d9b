import CUIKernels
import RasterKit

func solidBenchmarks(_ scene: Scene) -> [Kernel] {
  let color: UInt32 = 0x8040_2010
  return [
    Kernel("fill") {
      $0.fill(scene.block, color)
    } twin: {
      Reference.fill(scene.window, rect: scene.all, color: color)
    },
    Kernel("solidOver") {
      $0.solid_over(scene.block, color)
    } twin: {
      Reference.solidOver(scene.window, rect: scene.all, color: color)
    },
    Kernel("solidOverMask") { set in
      for y in 0..<Scene.height {
        set.solid_over_mask(scene.row(y), color, scene.maskRow(y), Scene.width)
      }
    } twin: {
      for y in 0..<Scene.height {
        Reference.solidOverMask(
          scene.row(y), color: color, mask: scene.maskRow(y), count: Scene.width)
      }
    },
  ]
}
