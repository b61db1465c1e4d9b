extension UIAttachmentBehavior {
  /// A shorter rod becomes a point joint, as a rod of zero length has no direction.
  private static let shortestRod = 0.5
  /// The torque that accelerates a square item of 100 points by 1 radian per second per second.
  private static let torqueUnit = 10_000.0 / 6

  func makeRows(_ animator: UIDynamicAnimator) -> [ConstraintRow] {
    guard let index = animator.index(of: items[0]) else { return [] }
    let other = items.count > 1 ? animator.index(of: items[1]) : nil
    let body = animator.world.bodies[index]
    let second = other.map { animator.world.bodies[$0] }
    var joint = JointRows(first: other ?? -1, second: index)
    joint.secondArm = arms[0].rotated(by: body.angle)
    joint.firstArm = second.map { arms[1].rotated(by: $0.angle) } ?? .zero
    let far = second.map { $0.position + joint.firstArm } ?? Vector(anchorPoint)
    let way = body.position + joint.secondArm - far
    guard way.isFinite else { return [] }
    if frequency > 0 {
      joint.pull = .spring(frequency: Double(frequency), damping: max(Double(damping), 0))
    }
    let turn = body.angle - (second?.angle ?? 0) - turnAtStart
    switch tie {
    case .rod: addRod(way, &joint)
    case .rope: addRope(way, &joint)
    case .pin: addPin(way, turn, &joint)
    case .fixed:
      addPoint(way, &joint)
      joint.addTurn(error: turn)
    case .rail(let axis):
      addRail(way, turn, axis.rotated(by: (second?.angle ?? 0) - secondTurnAtStart), &joint)
    }
    return joint.rows
  }

  private func addPoint(_ way: Vector, _ joint: inout JointRows) {
    joint.addLine(Vector(1, 0), error: way.x)
    joint.addLine(Vector(0, 1), error: way.y)
  }

  private func addRod(_ way: Vector, _ joint: inout JointRows) {
    if Double(length) < Self.shortestRod { return addPoint(way, &joint) }
    joint.addLine(way.normalized, error: way.length - Double(length))
  }

  private func addRope(_ way: Vector, _ joint: inout JointRows) {
    let slack = Double(length) - way.length
    if slack < 0 { joint.addLine(way.normalized, error: -slack, range: -Double.infinity...0) }
  }

  private func addPin(_ way: Vector, _ turn: Double, _ joint: inout JointRows) {
    addPoint(way, &joint)
    if let bounds = attachmentRange.bounds { joint.addLimits(nil, place: turn, bounds) }
    let brake = Double(frictionTorque) * Self.torqueUnit * DynamicWorld.step
    if brake > 0 { joint.addTurn(error: 0, range: -brake...brake) }
  }

  private func addRail(
    _ way: Vector, _ turn: Double, _ axis: Vector, _ joint: inout JointRows
  ) {
    joint.addLine(axis.turned, error: way.dot(axis.turned))
    joint.addTurn(error: turn)
    if let bounds = attachmentRange.bounds {
      joint.addLimits(axis, place: way.dot(axis), bounds)
    }
  }
}
