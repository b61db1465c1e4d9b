import CoreGraphics

/// A constraint on the relative motion of two bodies along one direction.
///
/// It limits the velocity of the second body's point relative to the first's, along `normal`. An
/// angular row limits the relative angular velocity. Index -1 is the world.
struct ConstraintRow {
  var first: Int
  var second: Int
  var normal = Vector.zero
  var firstArm = Vector.zero
  var secondArm = Vector.zero
  var isAngular = false
  /// The error to reduce to zero: a distance along the normal, or an angle.
  var error = 0.0
  var range = -Double.infinity...Double.infinity
  var stiffness = Stiffness.rigid
  /// For friction: the contact row whose impulse limits it, and the coefficient.
  var friction: (contact: Int, coefficient: Double)?
  var restitution = 0.0
  /// Identifies the row from step to step, for warm starting.
  var key = Key(first: 0, second: 0, part: 0)

  // Computed by the solver.
  var impulse = 0.0
  var largestImpulse = 0.0
  var mass = 0.0
  var approach = 0.0

  struct Key: Hashable {
    var first: Int
    var second: Int
    var part: Int
  }

  enum Stiffness: Equatable {
    /// Removes the error as fast as is stable.
    case rigid
    /// A contact: keeps gaps and pushes out overlaps.
    case contact
    /// A spring: the frequency in hertz and the damping ratio.
    case spring(frequency: Double, damping: Double)
  }
}

/// The response of a row to its error: a spring as stiff as the step allows, damped implicitly
/// (Catto's soft constraints).
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

  init(_ stiffness: ConstraintRow.Stiffness, step: Double) {
    switch stiffness {
    case .rigid, .contact: self.init(frequency: 0.25 / step, damping: 2, step: step)
    case .spring(let frequency, let damping):
      self.init(frequency: frequency, damping: damping, step: step)
    }
  }
}
