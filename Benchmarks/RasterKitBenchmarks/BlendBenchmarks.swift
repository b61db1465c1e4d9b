import CUIKernels
import RasterKit

func blendBenchmarks(_ scene: Scene) -> [Kernel] {
  BlendMode.allCases.map { mode in
    Kernel("blendMask, \(mode)") { set in
      for y in 0..<Scene.height {
        set.blend(
          scene.row(y), scene.pictureRow(y), scene.maskRow(y), 255, Scene.width,
          cui_blend_mode(mode.rawValue))
      }
    } twin: {
      for y in 0..<Scene.height {
        Reference.blendMask(
          scene.row(y), source: scene.pictureRow(y), mode: mode, mask: scene.maskRow(y),
          count: Scene.width)
      }
    }
  }
}
