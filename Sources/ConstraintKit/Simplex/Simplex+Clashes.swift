extension Simplex {
  /// Whether a required bound is violated.
  func isViolated(_ bound: Bound, of member: Int) -> Bool {
    guard bound.level == 0, !isSatisfied(bound, of: member) else { return false }
    return true
  }

  private func isSatisfied(_ bound: Bound, of member: Int) -> Bool {
    let tolerance = 1e-6 * max(1, bound.target.magnitude)
    let excess = values[member] - bound.target
    return (bound.above == 0 || excess <= tolerance) && (bound.below == 0 || excess >= -tolerance)
  }

  /// The required constraints that together cannot hold, as far as the first violated bound shows;
  /// empty if all hold. To be called at a minimum.
  func clashes() -> [Int] {
    let violated = basic.indices.flatMap { row in
      bounds[basic[row]].filter { isViolated($0, of: basic[row]) }.map { (row, $0) }
    }
    if violated.isEmpty { return clashesOfNonbasic() }
    var pull = [Double](repeating: 0, count: columns)
    for (row, bound) in violated {
      let slope = values[basic[row]] > bound.target ? bound.above : -bound.below
      for column in 0..<columns { pull[column] += slope * tableau[row * columns + column] }
    }
    var result = Set(violated.map(\.1.constraint))
    for column in 0..<columns where pull[column].magnitude > Self.tolerance {
      result.formUnion(bounds[nonbasic[column]].filter { $0.level == 0 }.map(\.constraint))
    }
    return result.sorted()
  }

  /// A parameter can clash with its own bounds alone.
  private func clashesOfNonbasic() -> [Int] {
    for member in nonbasic where bounds[member].contains(where: { isViolated($0, of: member) }) {
      return bounds[member].filter { $0.level == 0 }.map(\.constraint).sorted()
    }
    return []
  }
}
