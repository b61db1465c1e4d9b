extension ConstraintSystem {
  /// Forms knots of the free parameters that are in none.
  func formKnots() {
    makeRoomForAdjoints()
    var next = 0
    while next < unknotted.count {
      let slot = unknotted[next]
      next += 1
      let state = variables[slot]
      guard state.flags.contains([.live, .free]), state.knot == noSlot else { continue }
      if state.owner == noSlot {
        gather(from: slot)
      } else if state.bounds > 0 {
        formKnot(ofMember: slot)
      }
    }
    unknotted.removeAll(keepingCapacity: true)
  }

  func makeRoomForAdjoints() {
    upstream.makeRoom(slots: variables.count, ranks: highestRank + 1)
    if adjoints.count < variables.count {
      adjoints.append(repeating: Adjoint(), count: variables.count - adjoints.count)
    }
  }

  private func formKnot(ofMember slot: Slot) {
    var parameter = noSlot
    followUpwards(from: slot) { found, _ in parameter = found }
    guard parameter != noSlot else {
      retargeted.append(slot)
      return
    }
    if variables[parameter].knot != noSlot { dissolve(variables[parameter].knot) }
    gather(from: parameter)
  }

  /// Collects the parameters that bounds connect with one, and the bounded variables.
  private func gather(from parameter: Slot) {
    gathering.clear()
    mark &+= 1
    meet(parameter)
    var next = 0
    repeat {
      while next < gathering.parameters.count {
        gatherMembers(from: gathering.parameters[next])
        next += 1
      }
    } while takesOneSkipped()
    guard !gathering.members.isEmpty else { return }
    form()
  }

  private func meet(_ parameter: Slot) {
    if variables[parameter].knot != noSlot { dissolve(variables[parameter].knot) }
    variables[parameter].mark = mark
    variables[parameter].local = Slot(gathering.parameters.count)
    gathering.parameters.append(parameter)
  }

  /// Follows the free variables downwards. A parameter was marked when it was met, its dependents
  /// are marked here.
  private func gatherMembers(from parameter: Slot) {
    gathering.stack.append(parameter)
    while let slot = gathering.stack.popLast() {
      if variables[slot].bounds > 0, !takeMember(slot) { gathering.skipped.append(slot) }
      var use = variables[slot].firstUse
      while use != noSlot {
        let dependent = terms[use].subject
        use = terms[use].next
        guard dependent != noSlot, variables[dependent].mark != mark,
          variables[dependent].isFree
        else { continue }
        variables[dependent].mark = mark
        gathering.stack.append(dependent)
      }
    }
  }

  /// Takes a bounded variable in that changes with one of the parameters; false if it does not, because
  /// their shares cancel out.
  private func takeMember(_ slot: Slot) -> Bool {
    gathering.shares.removeAll(keepingCapacity: true)
    followUpwards(from: slot) { gathering.shares.append(($0, $1)) }
    guard gathering.shares.contains(where: { variables[$0.parameter].mark == mark }) else {
      return false
    }
    for (parameter, share) in gathering.shares {
      if variables[parameter].mark != mark { meet(parameter) }
      gathering.entries.append(
        Gathering.Entry(
          member: gathering.members.count, parameter: Int(variables[parameter].local),
          coefficient: share))
    }
    gathering.members.append(slot)
    return true
  }

  /// A variable that changed with none of the parameters may do so with one that was met later.
  private func takesOneSkipped() -> Bool {
    for (index, slot) in gathering.skipped.enumerated() where takeMember(slot) {
      gathering.skipped.swapAt(index, gathering.skipped.count - 1)
      gathering.skipped.removeLast()
      return true
    }
    return false
  }

  /// Calls back for each free parameter that has a share in a variable.
  func followUpwards(from slot: Slot, found: (Slot, Double) -> Void) {
    guard variables[slot].owner != noSlot else { return found(slot, 1) }
    adjoints[slot] = Adjoint(share: 1, magnitude: 1)
    upstream.push(slot, rank: variables[slot].rank)
    while let slot = upstream.popHighest() {
      let adjoint = adjoints[slot]
      adjoints[slot] = Adjoint()
      if adjoint.isNegligible { continue }
      if variables[slot].owner == noSlot {
        found(slot, adjoint.share)
      } else {
        share(adjoint, of: slot) { variables[$0].isFree }
      }
    }
  }

  /// Hands a variable's share on to those from which it is computed.
  func share(_ adjoint: Adjoint, of slot: Slot, where isWanted: (Slot) -> Bool) {
    let owner = variables[slot].owner
    let inverse = -1 / coefficient(of: slot, in: owner)
    for term in termSlots(of: owner) {
      let input = terms[term].variable
      guard input != slot, isWanted(input) else { continue }
      let factor = terms[term].coefficient * inverse
      adjoints[input].add(adjoint.share * factor, adjoint.magnitude * factor.magnitude)
      upstream.push(input, rank: variables[input].rank)
    }
  }

  /// A hidden variable is computed as the sum of the others, so its own coefficient is -1.
  func coefficient(of slot: Slot, in owner: Slot) -> Double {
    for term in termSlots(of: owner) where terms[term].variable == slot {
      return terms[term].coefficient
    }
    return -1
  }
}
