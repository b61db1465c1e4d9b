import CUIKernels
import RasterKit

/// The memory for all measurements, filled with the same noise in every run.
struct Scene {
  static let width = 1280
  static let height = 800

  let window = Scene.noise(seed: 1, opaque: true)
  let picture = Scene.noise(seed: 2, opaque: false)
  let mask = UnsafeMutablePointer<UInt8>.allocate(capacity: Scene.width * Scene.height)
  let otherMask = UnsafeMutablePointer<UInt8>.allocate(capacity: Scene.width * Scene.height)

  init() {
    for index in 0..<Scene.width * Scene.height {
      mask[index] = UInt8(truncatingIfNeeded: index &* 31)
      otherMask[index] = UInt8(truncatingIfNeeded: index &* 97)
    }
  }

  var all: PixelRect { window.bounds }
  var block: cui_block {
    cui_block(
      base: window.base, stride: window.stride, width: Int32(Scene.width),
      height: Int32(Scene.height))
  }

  var image: cui_image {
    cui_image(
      base: picture.base, stride: picture.stride, width: Int32(Scene.width),
      height: Int32(Scene.height))
  }

  func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { window.base + y * window.stride }
  func pictureRow(_ y: Int) -> UnsafeMutablePointer<UInt32> { picture.base + y * picture.stride }
  func maskRow(_ y: Int) -> UnsafeMutablePointer<UInt8> { mask + y * Scene.width }

  private static func noise(seed: UInt32, opaque: Bool) -> PixelTarget {
    let buffer = UnsafeMutablePointer<UInt32>.allocate(capacity: width * height)
    for index in 0..<width * height {
      let bits = (UInt32(index) &+ seed) &* 2_654_435_761
      let alpha = opaque ? 255 : bits >> 24
      let level = alpha * (bits >> 8 & 255) / 255
      buffer[index] = alpha << 24 | level << 16 | (level / 2) << 8 | level / 3
    }
    return PixelTarget(
      base: buffer, stride: width,
      bounds: PixelRect(size: PixelSize(width: Int32(width), height: Int32(height))))
  }
}
