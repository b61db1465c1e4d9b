extension ConstraintSystem {
  /// How far a variable without limits is moved.
  private static let reach = 100.0

  /// Whether a variable could have another value in an equally good solution. To be asked after
  /// ``solve()``.
  package func isAmbiguous(_ variable: Variable) -> Bool {
    !otherValues(for: checked(variable)).isEmpty
  }

  /// Moves variables that are ambiguous to other values of equally good solutions. They keep them
  /// until something else has a say in them.
  package func exerciseAmbiguity(of variables: [Variable]) -> Changes {
    precondition(isSettled, "Solve the system before you exercise its ambiguity")
    queue.makeRoom(slots: self.variables.count, ranks: highestRank + 1)
    followsKnots = true
    for variable in variables {
      for (slot, value) in otherValues(for: checked(variable)) { move(slot, to: value) }
      propagate()
    }
    followsKnots = false
    return Changes(moved: finishMoves())
  }

  /// Other values of the parameters on which a variable depends; empty if it is not ambiguous.
  private func otherValues(for variable: Slot) -> [(Slot, Double)] {
    guard variables[variable].isFree else { return [] }
    makeRoomForAdjoints()
    var shares = [(parameter: Slot, share: Double)]()
    followUpwards(from: variable) { shares.append(($0, $1)) }
    for (parameter, _) in shares {
      let knot = variables[parameter].knot
      let values: [(Slot, Double)]
      if knot == noSlot {
        values = [(parameter, variables[parameter].value + Self.reach)]
      } else if case .simplex(let simplex) = engines[Int(knot)] {
        let own = shares.filter { variables[$0.parameter].knot == knot }
        values = otherValues(simplex, knot, own)
      } else {
        values = otherEnd(of: knot)
      }
      if !values.isEmpty { return values }
    }
    return []
  }

  private func otherEnd(of knot: Slot) -> [(Slot, Double)] {
    let interval = narrow(knot)
    guard interval.high - interval.low > Self.tolerance else { return [] }
    let slot = knots[knot].parameter
    let isLow = interval.low > -Self.tolerance
    var step = isLow ? interval.high : interval.low
    if step.isInfinite { step = isLow ? Self.reach : -Self.reach }
    return [(slot, variables[slot].value + step)]
  }

  private func otherValues(
    _ simplex: Simplex, _ knot: Slot, _ shares: [(parameter: Slot, share: Double)]
  ) -> [(Slot, Double)] {
    load(simplex)
    let own = shares.map { share in
      (parameter: simplex.members.firstIndex(of: share.parameter)!, share: share.share)
    }
    for sign in [1.0, -1.0] {
      if let other = simplex.otherSolution(of: own, sign: sign, reach: Self.reach) {
        return (0..<simplex.parameterCount).map { (simplex.members[$0], other.values[$0]) }
      }
    }
    return []
  }
}
