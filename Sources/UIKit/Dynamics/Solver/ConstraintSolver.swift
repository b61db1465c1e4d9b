/// Computes the impulses of all rows by sequential iteration.
struct ConstraintSolver {
  /// The overlap to tolerate, so that resting bodies keep touching.
  private static let slop = 0.05
  /// The fraction of an overlap that one step pushes out.
  private static let pushShare = 0.2
  /// The fastest push against an overlap, in points per second.
  private static let fastestPush = 400.0
  private static let bounceRounds = 8
  /// Slower impacts do not bounce. Gravity alone adds a few points per second in one step.
  private static let slowestBounce = 30.0

  private(set) var rows: [ConstraintRow]
  private let step: Double
  private let softness: [RowSoftness]

  init(_ rows: [ConstraintRow], _ bodies: [RigidBody], step: Double) {
    self.rows = rows
    self.step = step
    softness = rows.map { RowSoftness($0.stiffness, step: step) }
    for index in rows.indices {
      self.rows[index].mass = Self.mass(of: rows[index], bodies)
      self.rows[index].approach = Self.speed(of: rows[index], bodies)
    }
  }

  /// Starts with the impulses of the last step.
  mutating func warmStart(_ impulses: [ConstraintRow.Key: Double], _ bodies: inout [RigidBody]) {
    for index in rows.indices {
      guard let impulse = impulses[rows[index].key] else { continue }
      rows[index].impulse = impulse
      Self.apply(impulse, rows[index], &bodies)
    }
  }

  /// One iteration. Removing errors may add speed; an iteration without it takes that speed out
  /// again and skips springs.
  mutating func solve(_ bodies: inout [RigidBody], removingErrors: Bool) {
    for index in rows.indices {
      if case .spring = rows[index].stiffness, !removingErrors { continue }
      solve(index, &bodies, removingErrors)
    }
  }

  private mutating func solve(_ index: Int, _ bodies: inout [RigidBody], _ removingErrors: Bool) {
    let row = rows[index]
    let (bias, scale, give) = answer(row, softness[index], removingErrors)
    let speed = Self.speed(of: row, bodies)
    let wanted = row.impulse - row.mass * scale * (speed + bias) - give * row.impulse
    let range = range(of: row)
    let impulse = min(max(wanted, range.lowerBound), range.upperBound)
    Self.apply(impulse - row.impulse, row, &bodies)
    rows[index].impulse = impulse
    rows[index].largestImpulse = max(row.largestImpulse, impulse)
  }

  /// The bias velocity of the row, and the softness of its response.
  private func answer(
    _ row: ConstraintRow, _ softness: RowSoftness, _ removingErrors: Bool
  ) -> (bias: Double, scale: Double, give: Double) {
    if row.friction != nil { return (0, 1, 0) }
    if row.stiffness == .contact {
      // Bodies apart may approach until they touch at the end of the step.
      if row.error > 0 { return (row.error / step, 1, 0) }
      guard removingErrors else { return (0, 1, 0) }
      // This may be stiff, because a later iteration takes the speed of the push out again.
      let bias = max(Self.pushShare / step * min(row.error + Self.slop, 0), -Self.fastestPush)
      return (bias, 1, 0)
    }
    guard removingErrors else { return (0, 1, 0) }
    return (softness.biasRate * row.error, softness.massScale, softness.impulseScale)
  }

  private func range(of row: ConstraintRow) -> ClosedRange<Double> {
    guard let friction = row.friction else { return row.range }
    let limit = friction.coefficient * max(rows[friction.contact].impulse, 0)
    return -limit...limit
  }

  /// Applies restitution to fast impacts. Repeats, because a contact may have several points.
  mutating func bounce(_ bodies: inout [RigidBody]) {
    for _ in 0..<Self.bounceRounds { bounceOnce(&bodies) }
  }

  private mutating func bounceOnce(_ bodies: inout [RigidBody]) {
    for index in rows.indices {
      let row = rows[index]
      guard row.restitution > 0, row.largestImpulse > 0, row.approach < -Self.slowestBounce else {
        continue
      }
      let speed = Self.speed(of: row, bodies)
      let wanted = row.impulse - row.mass * (speed + row.restitution * row.approach)
      let impulse = max(wanted, 0)
      Self.apply(impulse - row.impulse, row, &bodies)
      rows[index].impulse = impulse
    }
  }

  // MARK: One row

  private static func mass(of row: ConstraintRow, _ bodies: [RigidBody]) -> Double {
    var sum = 0.0
    for (index, arm) in [(row.first, row.firstArm), (row.second, row.secondArm)] where index >= 0 {
      let body = bodies[index]
      let lever = row.isAngular ? 1 : arm.cross(row.normal)
      sum += (row.isAngular ? 0 : body.inverseMass) + lever * lever * body.inverseInertia
    }
    return sum > 0 ? 1 / sum : 0
  }

  private static func speed(of row: ConstraintRow, _ bodies: [RigidBody]) -> Double {
    var speed = 0.0
    if row.second >= 0 {
      let body = bodies[row.second]
      speed += row.isAngular ? body.spin : body.velocity(at: row.secondArm).dot(row.normal)
    }
    if row.first >= 0 {
      let body = bodies[row.first]
      speed -= row.isAngular ? body.spin : body.velocity(at: row.firstArm).dot(row.normal)
    }
    return speed
  }

  private static func apply(_ impulse: Double, _ row: ConstraintRow, _ bodies: inout [RigidBody]) {
    if impulse == 0 { return }
    if row.isAngular {
      if row.first >= 0 { bodies[row.first].spin -= impulse * bodies[row.first].inverseInertia }
      if row.second >= 0 { bodies[row.second].spin += impulse * bodies[row.second].inverseInertia }
      return
    }
    if row.first >= 0 { bodies[row.first].apply(row.normal * -impulse, at: row.firstArm) }
    if row.second >= 0 { bodies[row.second].apply(row.normal * impulse, at: row.secondArm) }
  }
}
