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
    Kernel("cutMask") {
      $0.cut_mask(scene.mask, scene.otherMask, count)
    } twin: {
      Reference.cutMask(scene.mask, by: scene.otherMask, count: count)
    },
    Kernel("scaleMask") {
      $0.scale_mask(scene.mask, 200, count)
    } twin: {
      Reference.scaleMask(scene.mask, by: 200, count: count)
    },
    Kernel("multiplyPixels by a mask") {
      $0.multiply_pixels(scene.window.base, scene.mask, count)
    } twin: {
      Reference.multiplyPixels(scene.window.base, by: scene.mask, count: count)
    },
    Kernel("multiplyPixels by an alpha") {
      $0.multiply_pixels_by_alpha(scene.window.base, scene.picture.base, count)
    } twin: {
      Reference.multiplyPixels(
        scene.window.base, byAlphaOf: scene.picture.base, count: count)
    },
    Kernel("tint") {
      $0.tint(scene.window.base, 0xf0c0_8040, count)
    } twin: {
      Reference.tint(scene.window.base, by: 0xf0c0_8040, count: count)
    },
  ]
}
