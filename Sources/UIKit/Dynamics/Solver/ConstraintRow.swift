import CoreGraphics

/// One thing that two bodies' motion must not do, or what pulls it back, along one direction.
///
/// The speed it is about is how fast the second body's point moves along `normal` against the first
/// one's; for an angular row, how fast the second turns against the first. -1 stands for the world.
struct ConstraintRow {
  var first: Int
  var second: Int
  var normal = Vector.zero
  var firstArm = Vector.zero
  var secondArm = Vector.zero
  var isAngular = false
  /// What is to become nothing: a distance along the normal, or an angle.
  var error = 0.0
  /// Impulses the row may give.
  var range = -Double.infinity...Double.infinity
  var pull = Pull.rigid
  /// The contact whose pressure limits this row as friction, and the coefficient.
  var friction: (contact: Int, coefficient: Double)?
  /// Elasticity of a contact.
  var restitution = 0.0
  /// Names the row from step to step, so that it starts with the impulse it had.
  var key = Key(first: 0, second: 0, part: 0)

  // Worked out by the solver.
  var impulse = 0.0
  var largestImpulse = 0.0
  var mass = 0.0
  var approach = 0.0

  struct Key: Hashable {
    var first: Int
    var second: Int
    var part: Int
  }

  enum Pull: Equatable {
    /// Removes the error as fast as is stable.
    case rigid
    /// A contact: distances may stay as they are, overlaps are pushed out.
    case contact
    /// A spring with its frequency in hertz and its damping ratio.
    case spring(frequency: Double, damping: Double)
  }
}

/// How a row answers its error: a spring as stiff as the step allows, damped implicitly (Catto's soft
/// constraints).
struct RowSoftness {
  var biasRate: Double
  var massScale = 1.0
  var impulseScale = 0.0

  init(frequency: Double, damping: Double, step: Double) {
    let omega = 2 * .pi * frequency
    let a1 = 2 * damping + step * omega
    let a2 = step * omega * a1
    let a3 = 1 / (1 + a2)
    (biasRate, massScale, impulseScale) = (omega / a1, a2 * a3, a3)
  }

  init(_ pull: ConstraintRow.Pull, step: Double) {
    switch pull {
    case .rigid, .contact: self.init(frequency: 0.25 / step, damping: 2, step: step)
    case .spring(let frequency, let damping):
      self.init(frequency: frequency, damping: damping, step: step)
    }
  }
}
