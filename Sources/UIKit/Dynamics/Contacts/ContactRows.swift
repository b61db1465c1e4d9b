/// The rows of one contact pair: for each point, one against approach and one for friction.
struct ContactRows {
  var first: Int
  var second: Int
  /// Identifies the pair from step to step.
  var name: Int

  func append(
    _ manifold: ContactManifold, _ a: RigidBody?, _ b: RigidBody, to rows: inout [ConstraintRow]
  ) {
    let friction = ((a ?? b).material.friction * b.material.friction).squareRoot()
    let elasticity = max((a ?? b).material.elasticity, b.material.elasticity)
    for point in manifold.points {
      var row = ConstraintRow(first: first, second: second)
      row.normal = manifold.normal
      row.firstArm = a.map { point.place - $0.position } ?? .zero
      row.secondArm = point.place - b.position
      row.error = point.separation
      row.range = 0...Double.infinity
      row.stiffness = .contact
      row.restitution = elasticity.isFinite ? min(max(elasticity, 0), 1) : 0
      row.key = ConstraintRow.Key(first: second, second: name, part: point.part * 2)
      let contact = rows.count
      rows.append(row)
      row.normal = manifold.normal.perpendicular
      row.error = 0
      row.restitution = 0
      row.friction = (contact, friction.isFinite ? max(friction, 0) : 0)
      row.key.part += 1
      rows.append(row)
    }
  }
}
