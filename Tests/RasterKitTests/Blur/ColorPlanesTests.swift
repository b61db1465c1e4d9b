import PlainGaussian
import RasterKit
import SeededInput
import Testing

@Suite struct ColorPlanesTests {
  private let size = PixelSize(width: 37, height: 23)

  private func picture(seed: UInt64) -> PixelBuffer {
    var random = SeededGenerator(seed: seed)
    let picture = PixelBuffer(size: size, isOpaque: true)
    for y in 0..<size.height {
      for x in 0..<size.width {
        let color = UInt32.random(in: 0...0xff_ffff, using: &random)
        picture.target.address(x: x, y: y).pointee = 0xff00_0000 | color
      }
    }
    return picture
  }

  private func blurred(
    _ picture: PixelBuffer, sigma: Double, _ adjustment: ColorAdjustment = ColorAdjustment(),
    parts: [PixelRect]? = nil
  ) -> [UInt32] {
    let planes = ColorPlanes(size: size)
    planes.store(picture, at: PixelPoint(x: 0, y: 0))
    let result = PixelBuffer(size: size, isOpaque: true)
    for part in parts ?? [PixelRect(size: size)] {
      planes.write(part, blurredBy: Gaussian(sigma: sigma), adjustment, to: result)
    }
    return pixels(result)
  }

  private func pixels(_ buffer: PixelBuffer) -> [UInt32] {
    (0..<size.height).flatMap { y in
      (0..<size.width).map { buffer.target.address(x: $0, y: y).pointee }
    }
  }

  private func reference(_ picture: PixelBuffer, sigma: Double, shift: UInt32) -> [Double] {
    let levels = pixels(picture).map { Double($0 >> shift & 255) }
    return plainGaussian(levels, columns: Int(size.width), sigma: sigma)
  }

  @Test(arguments: [0.5, 1, 2, 3.9, 9])
  func aBlurIsTheGaussianOfThePictureAndItsMirrorImages(sigma: Double) {
    let picture = picture(seed: 5)
    let result = blurred(picture, sigma: sigma)
    for shift: UInt32 in [0, 8, 16] {
      let expected = reference(picture, sigma: sigma, shift: shift)
      let worst = zip(result, expected).map { abs(Double($0 >> shift & 255) - $1) }.max() ?? 255
      #expect(worst < 1.1)
    }
    #expect(result.allSatisfy { $0 >> 24 == 255 })
  }

  @Test func partsAreTheSameBitsAsTheWhole() {
    let picture = picture(seed: 6)
    let parts = [
      PixelRect(minX: 0, minY: 0, maxX: 11, maxY: 23),
      PixelRect(minX: 11, minY: 0, maxX: 37, maxY: 7),
      PixelRect(minX: 11, minY: 7, maxX: 37, maxY: 23),
    ]
    #expect(blurred(picture, sigma: 3, parts: parts) == blurred(picture, sigma: 3))
  }

  @Test func anEvenColourStaysAndSoDoesAPictureWithoutABlur() {
    let even = PixelBuffer(size: size, isOpaque: true)
    even.fill(PixelRect(size: size), with: 0xff12_80fe)
    #expect(Set(blurred(even, sigma: 4)) == [0xff12_80fe])
    let picture = picture(seed: 7)
    #expect(blurred(picture, sigma: .nan) == pixels(picture))
  }

  @Test func whatReachesOutIsLeftOut() {
    let planes = ColorPlanes(size: size)
    planes.store(picture(seed: 8), at: PixelPoint(x: 30, y: -20))
    planes.store(picture(seed: 9), at: PixelPoint(x: 100, y: 100))
    let small = PixelBuffer(size: PixelSize(width: 9, height: 9))
    planes.write(
      PixelRect(minX: -50, minY: -50, maxX: 500, maxY: 500), blurredBy: Gaussian(sigma: 0),
      ColorAdjustment(), to: small)
    #expect(small.target.address(x: 8, y: 8).pointee == 0xff00_0000)
  }

  @Test func aPictureOfOnePixelIsItsOwnMirrorImage() {
    let planes = ColorPlanes(size: PixelSize(width: 1, height: 1))
    let dot = PixelBuffer(size: PixelSize(width: 1, height: 1))
    dot.base[0] = 0xff33_6699
    planes.store(dot, at: PixelPoint(x: 0, y: 0))
    let result = PixelBuffer(size: dot.size)
    planes.write(
      PixelRect(size: dot.size), blurredBy: Gaussian(sigma: 4), ColorAdjustment(), to: result)
    #expect(result.base[0] == 0xff33_6699)
  }
}
