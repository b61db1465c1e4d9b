import Diagnostics

/// What holds whenever the arena has come to rest.
extension GestureArena {
  /// Traps if something is broken; in debug builds, while `Invariants.areChecked`.
  func checkInvariants() {
    #if DEBUG
      if Invariants.areChecked { Invariants.require(brokenInvariant) }
    #endif
  }

  var brokenInvariant: String? {
    for (index, member) in members.enumerated() {
      let name = "recognizer \(index) (\(type(of: member)))"
      if member.arena !== self { return "\(name) is in another arena" }
      if members[..<index].contains(where: { $0 === member }) { return "\(name) is in here twice" }
      if let broken = brokenState(of: member) { return "\(name) \(broken)" }
    }
    return nil
  }

  private func brokenState(of member: UIGestureRecognizer) -> String? {
    guard let first = member.touchTracking.wanted.first else {
      let isDone = member.currentState.isOver && !member.touchTracking.isLive
      return isDone ? "is over and still here" : nil
    }
    if member.currentState != .possible { return "waits and is \(member.currentState)" }
    guard GestureStateMachine.move(from: .possible, to: first) == .asks(first) else {
      return "waits for \(first), which needs no waiting"
    }
    for (state, next) in zip(member.touchTracking.wanted, member.touchTracking.wanted.dropFirst())
    where GestureStateMachine.move(from: state, to: next) != .goes(next) {
      return "would go from \(state) to \(next)"
    }
    return isHeldUp(member) ? nil : "waits for nobody"
  }
}
