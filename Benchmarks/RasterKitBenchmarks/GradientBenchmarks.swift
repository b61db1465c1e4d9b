import CUIKernels
import RasterKit

func gradientBenchmarks(_ scene: Scene) -> [Kernel] {
  let stops = [
    ColorStop(place: 0, color: SIMD4(1, 0, 0, 1)), ColorStop(place: 1, color: SIMD4(0, 0, 1, 0.5)),
  ]
  let map = AffineMap(a: 900, b: 500, c: -500, d: 900, tx: 300, ty: 100)
  let kinds: [Gradient.Kind] = [.axial, .radial, .conic]
  let seen = ProjectiveMap(map, p: 0.2, q: 0.1)
  let flat = kinds.compactMap { kind in
    Gradient(kind, ramp: ColorRamp(stops: stops), transform: map, minX: 0)
  }
  let turned = Gradient(.axial, ramp: ColorRamp(stops: stops), transform: seen, minX: 0)
  return flat.map { rows(of: $0, "gradient, \($0.kind)", scene) }
    + (turned.map { [rows(of: $0, "gradient in perspective", scene)] } ?? [])
}

private func rows(of gradient: Gradient, _ name: String, _ scene: Scene) -> Kernel {
  Kernel(name) { set in
    gradient.withKernelGradient { kernelGradient in
      for y in 0..<Scene.height {
        set.gradient(scene.row(y), kernelGradient, 0, Int32(y), Scene.width)
      }
    }
  } twin: {
    for y in 0..<Scene.height {
      Reference.gradientRow(scene.row(y), gradient, x: 0, y: Int32(y), count: Scene.width)
    }
  }
}
