// Walk 6: states. In: a recognizer's state and the one it asks for. Out: what becomes of the request.
// Next: Arena/GestureArena.

/// What a recognizer's state may become: Apple's diagram as one table.
enum GestureStateMachine {
  /// What comes of asking for a state.
  enum Move: Equatable {
    /// Nothing: the request has no meaning here.
    case stays
    /// The recognizer would leave `possible` by recognizing: the arena decides whether and when.
    case asks(UIGestureRecognizer.State)
    /// At once.
    case goes(UIGestureRecognizer.State)
  }

  /// A row for each state, a column for each state asked for, both in the order of the raw values.
  ///
  /// A first change is a beginning. What never began cannot be cancelled, and what has begun cannot
  /// fail: each becomes the other, so that a program that heard of a beginning always hears of an end.
  private static let table: [[Move]] = [
    //           possible  began          changed         ended         cancelled          failed
    /* possible  */ [
      .stays, .asks(.began), .asks(.began), .asks(.ended), .goes(.failed), .goes(.failed),
    ],
    /* began     */ [
      .stays, .stays, .goes(.changed), .goes(.ended), .goes(.cancelled), .goes(.cancelled),
    ],
    /* changed   */ [
      .stays, .stays, .goes(.changed), .goes(.ended), .goes(.cancelled), .goes(.cancelled),
    ],
    /* ended     */ [.stays, .stays, .stays, .stays, .stays, .stays],
    /* cancelled */ [.stays, .stays, .stays, .stays, .stays, .stays],
    /* failed    */ [.stays, .stays, .stays, .stays, .stays, .stays],
  ]

  static func move(
    from state: UIGestureRecognizer.State, to wanted: UIGestureRecognizer.State
  ) -> Move {
    table[state.rawValue][wanted.rawValue]
  }
}

extension UIGestureRecognizer.State {
  /// Whether targets hear of it.
  var sendsAction: Bool { self != .possible && self != .failed }
  /// Whether nothing follows but the reset to `possible`.
  var isOver: Bool { self == .ended || self == .cancelled || self == .failed }
  /// Whether the gesture is going on.
  var isUnderWay: Bool { self == .began || self == .changed }
  /// Whether the touches belong to the gesture now.
  var claimsTouches: Bool { isUnderWay || self == .ended }
}
