// Walk 6: states. In: a recognizer's state and the one it asks for. Out: what becomes of the request.
// Next: Arena/GestureArena.

/// What a recognizer's state may become: Apple's diagram as one table.
enum GestureStateMachine {
  enum Move: Equatable {
    /// The request has no meaning in this state and is ignored.
    case stays
    /// The recognizer wants to recognize. The arena decides whether and when.
    case asks(UIGestureRecognizer.State)
    /// Enters the state at once.
    case goes(UIGestureRecognizer.State)
  }

  /// A row per current state and a column per requested state, both in raw value order.
  ///
  /// The first change counts as `began`. `cancelled` before `began` becomes `failed`, and `failed`
  /// after it becomes `cancelled`, so that a program that saw a gesture begin always sees it end.
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
  var sendsAction: Bool { self != .possible && self != .failed }
  /// Whether only the reset to `possible` can follow.
  var isOver: Bool { self == .ended || self == .cancelled || self == .failed }
  var isUnderWay: Bool { self == .began || self == .changed }
  /// Whether the gesture owns its touches.
  var claimsTouches: Bool { isUnderWay || self == .ended }
}
