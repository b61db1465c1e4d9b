/// The simplex method as textbooks have it: variables that are not negative, equations, a dense
/// tableau, and Bland's rule. Slow, and plain enough to be believed.
struct LinearProgram<Number: ReferenceNumber> {
  /// Each row: the coefficients, then the right side.
  private var rows: [[Number]]
  private var basic: [Int]
  private var isForbidden: [Bool]
  private let count: Int

  /// Nil if the equations have no solution.
  init?(equations: [(coefficients: [Number], value: Number)], count: Int) {
    self.count = count
    let artificials = equations.count
    rows = equations.enumerated().map { index, equation in
      let sign = equation.value < .zero ? Number(-1) : .one
      var row = equation.coefficients.map { $0 * sign }
      for other in 0..<artificials { row.append(other == index ? .one : .zero) }
      return row + [equation.value * sign]
    }
    basic = (0..<artificials).map { count + $0 }
    isForbidden = [Bool](repeating: false, count: count + artificials)
    var costs = [Number](repeating: .zero, count: count + artificials)
    for index in count..<count + artificials { costs[index] = .one }
    _ = minimize(costs)
    for (row, member) in basic.enumerated() where member >= count {
      if !rows[row].last!.isSmall { return nil }
    }
    for index in count..<count + artificials { isForbidden[index] = true }
    removeArtificials()
  }

  /// Artificial variables that are still basic, at zero, leave.
  private mutating func removeArtificials() {
    for row in rows.indices where basic[row] >= count {
      if let column = (0..<count).first(where: { !rows[row][$0].isZero }) { pivot(row, column) }
    }
  }

  func value(of variable: Int) -> Number {
    basic.firstIndex(of: variable).map { rows[$0].last! } ?? .zero
  }

  /// The least sum of costs, or nil if there is no least one. Later calls keep to solutions with that
  /// sum.
  mutating func minimize(_ costs: [Number]) -> Number? {
    var costs = costs + [Number](repeating: .zero, count: isForbidden.count - costs.count)
    costs.append(.zero)
    for (row, member) in basic.enumerated() where !costs[member].isZero {
      let factor = costs[member]
      for column in costs.indices { costs[column] = costs[column] - factor * rows[row][column] }
    }
    while let column = costs.indices.dropLast().first(where: { index in
      !isForbidden[index] && costs[index].isNegative
    }) {
      guard let row = leaving(column) else { return nil }
      pivot(row, column)
      let factor = costs[column]
      for index in costs.indices { costs[index] = costs[index] - factor * rows[row][index] }
    }
    for index in costs.indices.dropLast() where costs[index].isPositive {
      isForbidden[index] = true
    }
    return .zero - costs.last!
  }

  private func leaving(_ column: Int) -> Int? {
    var best: (row: Int, ratio: Number)?
    for row in rows.indices where rows[row][column].isPositive {
      let ratio = rows[row].last! / rows[row][column]
      if let old = best {
        if ratio > old.ratio || (ratio == old.ratio && basic[row] > basic[old.row]) { continue }
      }
      best = (row, ratio)
    }
    return best?.row
  }

  private mutating func pivot(_ row: Int, _ column: Int) {
    let scale = rows[row][column]
    for index in rows[row].indices { rows[row][index] = rows[row][index] / scale }
    for other in rows.indices where other != row && !rows[other][column].isZero {
      let factor = rows[other][column]
      for index in rows[other].indices {
        rows[other][index] = rows[other][index] - factor * rows[row][index]
      }
    }
    basic[row] = column
  }
}
