import Foundation

/// A plane of levels, row by row, blurred by the definition: each level is the sum of all others and of the
/// mirror images beyond the edges, weighted by the Gaussian's integral over them.
public func plainGaussian(_ levels: [Double], columns: Int, sigma: Double) -> [Double] {
  let rows = levels.count / columns
  let reach = Int((3 * sigma).rounded(.up))
  let spread = sigma * 2.0.squareRoot()
  let integrals = (-reach...reach).map { (k: Int) -> Double in
    let (from, to): (Double, Double) = (Double(k) - 0.5, Double(k) + 0.5)
    return erf(to / spread) - erf(from / spread)
  }
  let whole = integrals.reduce(0, +)
  let weights = integrals.map { $0 / whole }
  let across = levels.indices.map { index -> Double in
    let row = index / columns * columns
    return (-reach...reach).reduce(0) {
      $0 + weights[$1 + reach] * levels[row + mirrored(index % columns + $1, columns)]
    }
  }
  return levels.indices.map { index -> Double in
    (-reach...reach).reduce(0) {
      let row = mirrored(index / columns + $1, rows)
      return $0 + weights[$1 + reach] * across[row * columns + index % columns]
    }
  }
}

private func mirrored(_ place: Int, _ length: Int) -> Int {
  var place = place
  while place < 0 || place >= length { place = place < 0 ? -1 - place : 2 * length - 1 - place }
  return place
}
