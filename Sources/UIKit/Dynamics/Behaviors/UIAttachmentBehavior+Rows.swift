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
    let offset = body.position + joint.secondArm - far
    guard offset.isFinite else { return [] }
    if frequency > 0 {
      joint.stiffness = .spring(frequency: Double(frequency), damping: max(Double(damping), 0))
    }
    let angle = body.angle - (second?.angle ?? 0) - referenceAngle
    switch kind {
    case .rod: addRod(offset, &joint)
    case .limit: addLimit(offset, &joint)
    case .pin: addPin(offset, angle, &joint)
    case .fixed:
      addPoint(offset, &joint)
      joint.addAngular(error: angle)
    case .sliding(let axis):
      let turned = (second?.angle ?? 0) - secondReferenceAngle
      addSliding(offset, angle, axis.rotated(by: turned), &joint)
    }
    return joint.rows
  }

  private func addPoint(_ offset: Vector, _ joint: inout JointRows) {
    joint.addLinear(Vector(1, 0), error: offset.x)
    joint.addLinear(Vector(0, 1), error: offset.y)
  }

  private func addRod(_ offset: Vector, _ joint: inout JointRows) {
    if Double(length) < Self.shortestRod { return addPoint(offset, &joint) }
    joint.addLinear(offset.normalized, error: offset.length - Double(length))
  }

  private func addLimit(_ offset: Vector, _ joint: inout JointRows) {
    let slack = Double(length) - offset.length
    if slack < 0 { joint.addLinear(offset.normalized, error: -slack, range: -Double.infinity...0) }
  }

  private func addPin(_ offset: Vector, _ angle: Double, _ joint: inout JointRows) {
    addPoint(offset, &joint)
    if let bounds = attachmentRange.bounds { joint.addLimits(nil, position: angle, bounds) }
    let friction = Double(frictionTorque) * Self.torqueUnit * DynamicWorld.step
    if friction > 0 { joint.addAngular(error: 0, range: -friction...friction) }
  }

  private func addSliding(
    _ offset: Vector, _ angle: Double, _ axis: Vector, _ joint: inout JointRows
  ) {
    joint.addLinear(axis.perpendicular, error: offset.dot(axis.perpendicular))
    joint.addAngular(error: angle)
    if let bounds = attachmentRange.bounds {
      joint.addLimits(axis, position: offset.dot(axis), bounds)
    }
  }
}
