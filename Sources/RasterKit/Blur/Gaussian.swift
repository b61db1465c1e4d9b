/// How a mask is blurred: by a Gaussian of so many pixels.
package struct Gaussian: Hashable, Sendable {
  /// Standard deviation in pixels, at most `mostSigma`; 0 where it is none.
  package let sigma: Double

  /// Wider ones are cut down to this: who wants more blurs a coarser mask, which costs less and shows
  /// the same.
  package static let mostSigma = 16.0

  /// Less than 0.2 cannot be seen and counts as none, and so does a NaN.
  package init(sigma: Double) {
    self.sigma = sigma >= 0.2 ? min(sigma, Gaussian.mostSigma) : 0
  }
}

extension Gaussian {
  /// How many pixels to each side a pixel has any effect on: the weights are cut off at three
  /// deviations.
  package var reach: Int32 { Int32((3 * sigma).rounded(.up)) }

  /// The weights of a pixel's 2·reach + 1 neighbours in a row: the Gaussian's integrals over them, so
  /// that an edge between pixels becomes the error function. They add up to 65536.
  package var weights: [UInt16] {
    if sigma == 0 { return [] }
    let half = halfIntegrals
    let sum = half.dropFirst().reduce(0, +) * 2 + half[0]
    var weights = half.map { UInt16(($0 / sum * 65536).rounded()) }
    weights[0] = UInt16(65536 - 2 * weights.dropFirst().reduce(0) { $0 + Int($1) })
    return weights.dropFirst().reversed() + weights
  }

  /// By Simpson's rule over eighths of a pixel; the first is of the middle pixel.
  private var halfIntegrals: [Double] {
    let reach = Int(reach)
    // From exp(−k²/128σ²) to the next k is times step^(2k + 1).
    let step = Gaussian.exponential(of: -1 / (128 * sigma * sigma))
    var (values, factor) = ([1.0], step)
    for k in 0..<(8 * reach + 4) {
      values.append(values[k] * factor)
      factor *= step * step
    }
    let factors: [Double] = [1, 4, 2, 4, 2, 4, 2, 4, 1]
    return (0...reach).map { pixel in
      var sum = 0.0
      for eighth in 0...8 { sum += factors[eighth] * values[abs(8 * pixel + eighth - 4)] }
      return sum
    }
  }

  /// The power series of a 64th, squared six times; for −1...0.
  private static func exponential(of x: Double) -> Double {
    var (sum, term) = (1.0, 1.0)
    for n in 1...12 {
      term *= x / 64 / Double(n)
      sum += term
    }
    for _ in 0..<6 { sum *= sum }
    return sum
  }
}
