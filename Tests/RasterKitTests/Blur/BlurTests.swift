import CUIKernels
import Foundation
import RasterKit
import Testing

@Suite struct BlurTests {
  /// The middle row of a blurred mask whose left half is covered, with a margin for the blur.
  private func blurredEdge(sigma: Double) -> (row: [UInt8], edge: Int) {
    let gaussian = Gaussian(sigma: sigma)
    let reach = gaussian.reach
    let mask = MaskBuffer(size: PixelSize(width: 6 * reach, height: 4 * reach + 1))
    for y in 0..<mask.size.height {
      for x in reach..<(3 * reach) { mask.row(y)[Int(x)] = 255 }
    }
    mask.blur(gaussian)
    let row = UnsafeBufferPointer(start: mask.row(2 * reach), count: 6 * Int(reach))
    return (Array(row), 3 * Int(reach))
  }

  /// The exact Gaussian blur of a half plane is the error function.
  private func worstEdgeError(sigma: Double) -> Double {
    let (row, edge) = blurredEdge(sigma: sigma)
    let reach = Int(Gaussian(sigma: sigma).reach)
    return (edge - reach..<edge + reach).map { x in
      let distance = Double(edge) - (Double(x) + 0.5)
      let exact = (1 + erf(distance / sigma / 2.0.squareRoot())) / 2 * 255
      return abs(exact - Double(row[x]))
    }.max() ?? 255
  }

  @Test(arguments: [1, 2.5, 4, 7.3, 12, 16])
  func blursAreTheGaussian(sigma: Double) {
    #expect(worstEdgeError(sigma: sigma) < 1.1)
  }

  /// A blurred point has the Gaussian's variance in both dimensions.
  @Test(arguments: [3, 12.7]) func blursHaveTheirVariance(sigma: Double) {
    let gaussian = Gaussian(sigma: sigma)
    let middle = Int(gaussian.reach) + 10
    let size = Int32(2 * middle + 1)
    let mask = MaskBuffer(size: PixelSize(width: size, height: size))
    for y in -10...10 {
      for x in -10...10 { mask.row(Int32(middle + y))[middle + x] = 255 }
    }
    mask.blur(gaussian)
    var (sum, across, down) = (0.0, 0.0, 0.0)
    for y in 0..<Int(size) {
      for x in 0..<Int(size) {
        let level = Double(mask.row(Int32(y))[x])
        sum += level
        across += level * Double((x - middle) * (x - middle))
        down += level * Double((y - middle) * (y - middle))
      }
    }
    // The square itself: (21² − 1)/12.
    let expected = sigma * sigma + 440.0 / 12
    // Cut off at three deviations, a Gaussian has 0.973 of its variance.
    #expect(abs(across / sum / expected - 1) < 0.03 && abs(across - down) < 0.01 * across)
    #expect(abs(sum / (255 * 441) - 1) < 0.02)
  }

  @Test func nothingIsBlurredByNothing() {
    for sigma in [0, 0.1, -3, .nan] {
      #expect(Gaussian(sigma: sigma).sigma == 0 && Gaussian(sigma: sigma).reach == 0)
    }
    #expect(Gaussian(sigma: .infinity).sigma == Gaussian.mostSigma)
  }

  @Test(arguments: [0.2, 0.5, 1, 9.9, 16]) func weightsAddUpToOne(sigma: Double) {
    let weights = Gaussian(sigma: sigma).weights
    #expect(weights.count == 2 * Int(Gaussian(sigma: sigma).reach) + 1)
    #expect(weights.reduce(0) { $0 + Int($1) } == 65536)
    #expect(weights == weights.reversed())
  }

  @Test func smallMasksAndWideBlursStayInMemory() {
    for sigma in [0.3, 5, 16, 17, 256] {
      for (width, height) in [(1, 1), (1, 40), (40, 1), (3, 5)] {
        let mask = MaskBuffer(size: PixelSize(width: Int32(width), height: Int32(height)))
        mask.base[0] = 255
        mask.blur(Gaussian(sigma: sigma))
        #expect(mask.base[0] <= 255)
      }
    }
  }
}
