// Who may recognize: the rules of conflict, most of them about a pair.

extension GestureArena {
  /// A recognizer would leave `possible`. While it waits, further requests are kept for later.
  func attempt(_ recognizer: UIGestureRecognizer, reaching state: UIGestureRecognizer.State) {
    if let last = recognizer.touchTracking.wanted.last {
      if last != state, !last.isOver { recognizer.touchTracking.wanted.append(state) }
      return
    }
    recognizer.touchTracking.wanted = [state]
    decide(on: recognizer)
  }

  /// Something has failed or gone, or has let go of a touch: those who wait are looked at again.
  func resumeWaiting() {
    for recognizer in members where recognizer.isWaiting { decide(on: recognizer) }
  }

  private func decide(on recognizer: UIGestureRecognizer) {
    let verdict = verdict(on: recognizer)
    // The delegate was asked: it may have disabled the recognizer meanwhile.
    guard recognizer.isWaiting else { return }
    trace(verdict, on: recognizer)
    switch verdict {
    case .wins: crown(recognizer)
    case .waits: break
    case .loses: enter(recognizer, .failed)
    }
  }

  private func verdict(on recognizer: UIGestureRecognizer) -> Verdict {
    let rivals = rivals(of: recognizer)
    let winners = rivals.filter(\.currentState.claimsTouches)
    if let winner = winners.first(where: { defeats($0, recognizer) }) { return .loses(to: winner) }
    if let blocker = rivals.first(where: { blocks($0, recognizer) }) { return .waits(for: blocker) }
    return recognizer.mayBegin ? .wins : .loses(to: nil)
  }

  private func crown(_ winner: UIGestureRecognizer) {
    let states = winner.touchTracking.wanted
    winner.touchTracking.wanted = []
    enter(winner, states[0])
    for rival in rivals(of: winner) where rival.currentState == .possible {
      guard defeats(winner, rival), rival.currentState == .possible else { continue }
      trace(.loses(to: winner), on: rival)
      enter(rival, .failed)
    }
    for state in states.dropFirst() where winner.currentState.isUnderWay { enter(winner, state) }
  }
}

extension GestureArena {
  /// Those it shares a touch with.
  private func rivals(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    members.filter { $0 !== recognizer && $0.touchTracking.share(with: recognizer.touchTracking) }
  }

  /// Whether the recognition of `winner` is the failure of `other`.
  private func defeats(_ winner: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    if mustWait(other, for: winner) { return true }
    return !areSimultaneous(winner, other) && winner.canPrevent(other)
      && other.canBePrevented(by: winner)
  }

  /// Two that wait for each other would wait for ever: there the first to try goes first.
  private func blocks(_ other: UIGestureRecognizer, _ recognizer: UIGestureRecognizer) -> Bool {
    other.currentState == .possible && mustWait(recognizer, for: other)
      && !waits(other, for: recognizer, met: [])
  }

  /// Whether a rival that may still fail is known to hold it up. Asks no delegate.
  func isHeldUp(_ recognizer: UIGestureRecognizer) -> Bool {
    rivals(of: recognizer).contains { rival in
      let requires = recognizer.failureRequirements.contains { $0.recognizer === rival }
      let answer = recognizer.touchTracking.answers[ObjectIdentifier(rival)] ?? false
      return rival.currentState == .possible && (requires || answer)
    }
  }

  private func waits(
    _ waiter: UIGestureRecognizer, for recognizer: UIGestureRecognizer,
    met: Set<ObjectIdentifier>
  ) -> Bool {
    guard waiter.isWaiting, !met.contains(ObjectIdentifier(waiter)) else { return false }
    let met = met.union([ObjectIdentifier(waiter)])
    return rivals(of: waiter).contains { other in
      mustWait(waiter, for: other)
        && (other === recognizer || waits(other, for: recognizer, met: met))
    }
  }

  /// Fixed by `require(toFail:)`, or answered once in each attempt.
  private func mustWait(
    _ recognizer: UIGestureRecognizer, for other: UIGestureRecognizer
  ) -> Bool {
    if recognizer.failureRequirements.contains(where: { $0.recognizer === other }) { return true }
    if let answer = recognizer.touchTracking.answers[ObjectIdentifier(other)] { return answer }
    let answer = asksToWait(recognizer, for: other)
    recognizer.touchTracking.answers[ObjectIdentifier(other)] = answer
    return answer
  }

  private func asksToWait(
    _ recognizer: UIGestureRecognizer, for other: UIGestureRecognizer
  ) -> Bool {
    recognizer.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: recognizer)
      || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) ?? false
  }

  private func areSimultaneous(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one) ?? false
  }
}

extension UIGestureRecognizer {
  func addRequirement(_ other: UIGestureRecognizer) {
    guard other !== self else { return }
    failureRequirements.removeAll { $0.recognizer == nil || $0.recognizer === other }
    failureRequirements.append(FailureRequirement(recognizer: other))
  }
}
