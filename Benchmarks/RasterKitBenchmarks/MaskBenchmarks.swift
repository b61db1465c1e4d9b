import CUIKernels
import RasterKit

func maskBenchmarks(_ scene: Scene) -> [Kernel] {
  let count = Scene.width * Scene.height
  return [
    Kernel("multiplyMask") {
      $0.multiply_mask(scene.mask, scene.otherMask, count)
    } twin: {
      Reference.multiplyMask(scene.mask, by: scene.otherMask, count: count)
    },
    Kernel("scaleMask") {
      $0.scale_mask(scene.mask, 200, count)
    } twin: {
      Reference.scaleMask(scene.mask, by: 200, count: count)
    },
  ]
}
