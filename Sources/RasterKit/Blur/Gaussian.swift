/// The Gaussian that a mask is blurred with.
package struct Gaussian: Hashable, Sendable {
  /// Standard deviation in pixels, at most `mostSigma`; 0 means no blur.
  package let sigma: Double

  /// Larger values are clamped. Callers that need more blur a mask of lower resolution, which is
  /// cheaper and looks the same.
  package static let mostSigma = 16.0

  /// A sigma below 0.2 is invisible and counts as 0, and so does NaN.
  package init(sigma: Double) {
    self.sigma = sigma >= 0.2 ? min(sigma, Gaussian.mostSigma) : 0
  }
}

extension Gaussian {
  /// Distance in pixels over which a pixel affects its neighbours: the weights are cut off at three
  /// standard deviations.
  package var reach: Int32 { Int32((3 * sigma).rounded(.up)) }

  /// The weights of a pixel's 2·reach + 1 neighbours in a row. Each is the integral of the Gaussian
  /// over that pixel, so a hard edge on a pixel boundary becomes the error function. The weights
  /// add up to 65536.
  package var weights: [UInt16] {
    if sigma == 0 { return [] }
    let half = halfIntegrals
    let sum = half.dropFirst().reduce(0, +) * 2 + half[0]
    var weights = half.map { UInt16(($0 / sum * 65536).rounded()) }
    weights[0] = UInt16(65536 - 2 * weights.dropFirst().reduce(0) { $0 + Int($1) })
    return weights.dropFirst().reversed() + weights
  }

  /// Integrals by Simpson's rule over eighths of a pixel. The first covers half of the middle
  /// pixel.
  private var halfIntegrals: [Double] {
    let reach = Int(reach)
    // exp(−k²/128σ²) times step^(2k + 1) is the value for k + 1.
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

  /// For x in −1...0: the power series of x/64, squared six times.
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
