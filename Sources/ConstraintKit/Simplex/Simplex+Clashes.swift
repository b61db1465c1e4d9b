extension Simplex {
  /// Required bounds that cannot hold together: a member, and what the members that hold it are
  /// multiplied with in the sum that it is; with the bounds at which they rest. Nil if all hold. To be
  /// called at a minimum; the simplex is of no further use if something clashes.
  func findClash() -> (parts: [(member: Int, factor: Double)], constraints: [Slot])? {
    guard hasViolations else { return nil }
    var waiting = [Int]()
    for member in members.indices {
      for bound in bounds(of: member) where bounds[bound].level == 0 {
        if bounds[bound].isViolated(by: values[member]) { waiting.append(bound) }
      }
    }
    waiting.sort { bounds[$0].rank < bounds[$1].rank }
    let costs = waiting.map { (bounds[$0].below, bounds[$0].above) }
    ignoreOptional()
    for bound in waiting { setCosts(of: bound, (0, 0)) }
    // One after the other comes as close to holding as those before allow, until one does not.
    for (bound, cost) in zip(waiting, costs) {
      restOnEquations()
      leanToSatisfiedSides()
      bounds[bound].level = levels - 1
      setCosts(of: bound, cost)
      minimize()
      if bounds[bound].isViolated(by: values[member(of: bound)]) { return clash(of: bound) }
      bounds[bound].level = 0
    }
    return nil
  }

  /// Makes members of required equations nonbasic. Where that is impossible, the equation follows from
  /// others, and can be ignored.
  private func restOnEquations() {
    for row in basic.indices {
      for bound in bounds(of: basic[row]) where isEquation(bound) {
        let movable = tableau.row(row).filter { entry in
          !bounds(of: nonbasic[Int(entry.column)]).contains(where: isEquation)
        }
        let best = movable.max { $0.coefficient.magnitude < $1.coefficient.magnitude }
        if let best, best.coefficient.magnitude > Self.tolerance {
          resting[Int(best.column)] = bound
          exchange(row, Int(best.column))
          break
        }
        setCosts(of: bound, (0, 0))
      }
    }
  }

  private func isEquation(_ bound: Int) -> Bool {
    bounds[bound].level == 0 && bounds[bound].below > 0 && bounds[bound].above > 0
  }

  /// Members that are at a bound count as on the side that costs nothing.
  private func leanToSatisfiedSides() {
    for member in basic {
      for bound in bounds(of: member) where Self.isClose(values[member], bounds[bound].target) {
        bounds[bound].isAbove = bounds[bound].above == 0
      }
    }
  }

  private var hasViolations: Bool {
    members.indices.contains { member in
      bounds(of: member).contains { bound in
        bounds[bound].level == 0 && bounds[bound].isViolated(by: values[member])
      }
    }
  }

  private func ignoreOptional() {
    for bound in bounds.indices {
      bounds[bound].rank = 0
      if bounds[bound].level > 0 { setCosts(of: bound, (0, 0)) }
    }
  }

  private func setCosts(of bound: Int, _ costs: (Double, Double)) {
    bounds[bound].below = costs.0
    bounds[bound].above = costs.1
  }

  func member(of bound: Int) -> Int {
    starts.partitioningIndex { $0 > bound } - 1
  }

  private func clash(
    of bound: Int
  ) -> (parts: [(member: Int, factor: Double)], constraints: [Slot]) {
    let violated = member(of: bound)
    let way = values[violated] > bounds[bound].target ? -1.0 : 1.0
    var parts = [(member: violated, factor: 1.0)]
    var constraints = [bounds[bound].constraint]
    guard let row = basic.firstIndex(of: violated) else {
      return ([], constraints + obstacle(violated, way))
    }
    for entry in tableau.row(row) where entry.coefficient.magnitude > Self.tolerance {
      let member = nonbasic[Int(entry.column)]
      parts.append((member, -entry.coefficient))
      constraints += obstacle(member, entry.coefficient > 0 ? way : -way)
    }
    return (parts, constraints)
  }

  /// The required constraint that keeps a nonbasic member from moving up or down.
  private func obstacle(_ member: Int, _ way: Double) -> [Slot] {
    for bound in bounds(of: member)
    where bounds[bound].level == 0 && (way > 0 ? bounds[bound].above : bounds[bound].below) > 0 {
      if Self.isClose(values[member], bounds[bound].target) { return [bounds[bound].constraint] }
    }
    return []
  }
}

extension Array {
  /// The first place whose element and all that follow have a property.
  func partitioningIndex(where belongs: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if belongs(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
