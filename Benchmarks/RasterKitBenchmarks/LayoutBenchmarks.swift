import CUIKernels
import RasterKit

func layoutBenchmarks(_ scene: Scene) -> [Kernel] {
  let bytes = UnsafeMutableRawPointer.allocate(
    byteCount: Scene.width * Scene.height * 4, alignment: 64)
  let count = Scene.width * Scene.height
  func kernel(
    _ name: String, bits: Int, _ masks: (UInt32, UInt32, UInt32),
    _ set: @escaping (cui_kernels) -> Void
  ) -> Kernel {
    let packing = PixelPacking(
      PixelLayout(
        bitsPerPixel: bits, redMask: masks.0, greenMask: masks.1, blueMask: masks.2)!)
    return Kernel("fillLayout, " + name, set: set) {
      Reference.fillLayout(
        bytes, bytesPerRow: Scene.width * bits / 8, packing: packing, from: scene.picture,
        rect: scene.all)
    }
  }
  return [
    kernel("565", bits: 16, (0xf800, 0x7e0, 0x1f)) { $0.to_565(bytes, scene.picture.base, count) },
    kernel("555", bits: 16, (0x7c00, 0x3e0, 0x1f)) { $0.to_555(bytes, scene.picture.base, count) },
    kernel("2-10-10-10", bits: 32, (0x3ff0_0000, 0xffc00, 0x3ff)) {
      $0.to_2101010(bytes, scene.picture.base, count)
    },
    kernel("RGBX", bits: 32, (0xff, 0xff00, 0xff0000)) {
      $0.to_rgbx(bytes, scene.picture.base, count)
    },
    kernel("BGR of 24 bits", bits: 24, (0xff0000, 0xff00, 0xff)) {
      $0.to_bgr888(bytes, scene.picture.base, count)
    },
  ]
}
