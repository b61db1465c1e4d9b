import CUIKernels
import RasterKit

func sampleBenchmarks(_ scene: Scene) -> [Kernel] {
  [
    turned(scene, "sampleNearest, 30 degrees") { set, row, image, walk in
      set.sample_nearest(row, image, walk, 600)
    } twin: { row, walk in
      Reference.sampleNearest(row, source: scene.picture, walk: walk, count: 600)
    },
    turned(scene, "sampleBilinear, 30 degrees") { set, row, image, walk in
      set.sample_bilinear(row, image, walk, 600)
    } twin: { row, walk in
      Reference.sampleBilinear(row, source: scene.picture, walk: walk, count: 600)
    },
    Kernel("sampleBilinear, twice the size") { set in
      for y in 0..<Scene.height {
        let walk = SampleCursor(u: 0.25, v: Double(y) / 2 + 0.25, du: 0.5, dv: 0)
        set.sample_bilinear(scene.row(y), scene.image, walk.fixed, Scene.width)
      }
    } twin: {
      for y in 0..<Scene.height {
        let walk = SampleCursor(u: 0.25, v: Double(y) / 2 + 0.25, du: 0.5, dv: 0)
        Reference.sampleBilinear(
          scene.row(y), source: scene.picture, walk: walk, count: Scene.width)
      }
    },
  ]
}

/// A rotated square of 600 pixels a side, completely inside the image.
private func turned(
  _ scene: Scene, _ name: String,
  set: @escaping (cui_kernels, UnsafeMutablePointer<UInt32>, cui_image, cui_walk) -> Void,
  twin: @escaping (UnsafeMutablePointer<UInt32>, SampleCursor) -> Void
) -> Kernel {
  func walk(_ y: Int) -> SampleCursor {
    SampleCursor(u: 350 - 0.5 * Double(y), v: 10 + 0.75 * Double(y), du: 0.75, dv: 0.5)
  }
  return Kernel(name, pixels: 600 * 600) { kernels in
    for y in 0..<600 { set(kernels, scene.row(y), scene.image, walk(y).fixed) }
  } twin: {
    for y in 0..<600 { twin(scene.row(y), walk(y)) }
  }
}

extension SampleCursor {
  fileprivate var fixed: cui_walk {
    let one = 4_294_967_296.0
    return cui_walk(u: Int64(u * one), v: Int64(v * one), du: Int64(du * one), dv: Int64(dv * one))
  }
}
