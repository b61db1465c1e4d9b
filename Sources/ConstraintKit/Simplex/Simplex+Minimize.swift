extension Simplex {
  /// Moves to a solution that no step improves. The steps are finite: after many that gain nothing,
  /// the first possible one is taken each time, which cannot cycle.
  mutating func minimize() {
    var idle = 0
    for _ in 0..<(1000 + 100 * (rows + columns)) {
      guard let direction = improvingDirection(first: idle > 20 + rows) else { return }
      idle = advance(direction, first: idle > 20 + rows) > 0 ? 0 : idle + 1
    }
    assertionFailure("The simplex method does not end")
  }

  struct Direction {
    var column: Int
    var sign: Double
    /// The change of the costs for a unit, level by level.
    var gain: [Double]
  }

  func improvingDirection(first: Bool) -> Direction? {
    let pull = pulls()
    var best: Direction?
    for column in 0..<columns {
      for sign in [1.0, -1.0] {
        var gain = slope(nonbasic[column], sign)
        for level in 0..<levels { gain[level] += sign * pull[column * levels + level] }
        guard Self.isImprovement(gain) else { continue }
        let direction = Direction(column: column, sign: sign, gain: gain)
        if first {
          if best == nil || nonbasic[column] < nonbasic[best!.column] { best = direction }
        } else if best == nil || Self.isSteeper(gain, best!.gain) {
          best = direction
        }
      }
    }
    return best
  }

  /// What the basic members cost for each unit of each nonbasic member.
  private func pulls() -> [Double] {
    var result = [Double](repeating: 0, count: columns * levels)
    for row in 0..<rows {
      let slope = slope(ofBasic: basic[row])
      guard slope.contains(where: { $0 != 0 }) else { continue }
      for column in 0..<columns {
        let coefficient = tableau[row * columns + column]
        guard coefficient != 0 else { continue }
        for level in 0..<levels { result[column * levels + level] += coefficient * slope[level] }
      }
    }
    return result
  }

  private func slope(ofBasic member: Int) -> [Double] {
    var result = [Double](repeating: 0, count: levels)
    for bound in bounds[member] {
      let cost = bound.isAbove ? bound.above : -bound.below
      result[bound.level] += cost
      result[levels - 1] += cost * bound.rank
    }
    return result
  }

  /// What a nonbasic member itself costs for a unit in a direction.
  private func slope(_ member: Int, _ sign: Double) -> [Double] {
    var result = [Double](repeating: 0, count: levels)
    for bound in bounds[member] {
      let isAt = Self.isClose(values[member], bound.target)
      let isAbove = isAt ? sign > 0 : values[member] > bound.target
      let cost = (isAbove ? bound.above : -bound.below) * sign
      result[bound.level] += cost
      result[levels - 1] += cost * bound.rank
    }
    return result
  }

  static func isImprovement(_ gain: [Double]) -> Bool {
    for value in gain where value.magnitude > tolerance { return value < 0 }
    return false
  }

  private static func isSteeper(_ a: [Double], _ b: [Double]) -> Bool {
    for (x, y) in zip(a, b) where (x - y).magnitude > tolerance { return x < y }
    return false
  }
}

// MARK: Steps

extension Simplex {
  private struct Crossing {
    var distance: Double
    var rate: Double
    /// -1 for the moving member itself.
    var row: Int
    var member: Int
    var bound: Int
  }

  /// Moves along a direction as long as that lowers the costs, and returns how far.
  private mutating func advance(_ direction: Direction, first: Bool) -> Double {
    var gain = direction.gain
    var crossings = crossings(along: direction)
    crossings.sort { a, b in
      if a.distance != b.distance { return a.distance < b.distance }
      if !first, a.rate.magnitude != b.rate.magnitude {
        return a.rate.magnitude < b.rate.magnitude
      }
      return a.member < b.member
    }
    for crossing in crossings {
      let bound = bounds[crossing.member][crossing.bound]
      let jump = (bound.below + bound.above) * crossing.rate.magnitude
      gain[bound.level] += jump
      gain[levels - 1] += jump * bound.rank
      guard Self.isImprovement(gain) else {
        move(direction, crossing.distance)
        values[crossing.member] = bound.target
        if crossing.row >= 0 {
          noteSides(ofEntering: nonbasic[direction.column], direction.sign)
          pivot(crossing.row, direction.column)
        }
        return crossing.distance
      }
      bounds[crossing.member][crossing.bound].isAbove = crossing.rate > 0
    }
    assertionFailure("The costs have no minimum")
    return 0
  }

  private func crossings(along direction: Direction) -> [Crossing] {
    var result = [Crossing]()
    func add(_ member: Int, _ row: Int, _ rate: Double) {
      for (index, bound) in bounds[member].enumerated() {
        let distance = (bound.target - values[member]) / rate
        if row < 0 {
          let isAt = Self.isClose(values[member], bound.target)
          guard !isAt, distance > 0 else { continue }
        } else if bound.isAbove == (rate > 0) {
          continue
        }
        result.append(
          Crossing(
            distance: max(0, distance), rate: rate, row: row, member: member, bound: index))
      }
    }
    add(nonbasic[direction.column], -1, direction.sign)
    for row in 0..<rows {
      let rate = tableau[row * columns + direction.column] * direction.sign
      if rate != 0 { add(basic[row], row, rate) }
    }
    return result
  }

  private mutating func move(_ direction: Direction, _ distance: Double) {
    guard distance > 0 else { return }
    values[nonbasic[direction.column]] += direction.sign * distance
    for row in 0..<rows {
      let rate = tableau[row * columns + direction.column] * direction.sign
      if rate != 0 { values[basic[row]] += rate * distance }
    }
  }

  /// Exchanges a basic and a nonbasic member.
  private mutating func pivot(_ row: Int, _ column: Int) {
    pivots += 1
    let inverse = 1 / tableau[row * columns + column]
    for other in 0..<columns where other != column {
      tableau[row * columns + other] *= -inverse
    }
    tableau[row * columns + column] = inverse
    for target in 0..<rows where target != row {
      let factor = tableau[target * columns + column]
      guard factor != 0 else { continue }
      for other in 0..<columns where other != column {
        let old = tableau[target * columns + other]
        let added = factor * tableau[row * columns + other]
        let sum = old + added
        tableau[target * columns + other] =
          sum.magnitude <= Self.negligible * (old.magnitude + added.magnitude) ? 0 : sum
      }
      tableau[target * columns + column] = factor * inverse
    }
    swap(&basic[row], &nonbasic[column])
  }

  private mutating func noteSides(ofEntering member: Int, _ sign: Double) {
    for index in bounds[member].indices {
      let target = bounds[member][index].target
      bounds[member][index].isAbove =
        Self.isClose(values[member], target) ? sign > 0 : values[member] > target
    }
  }
}
