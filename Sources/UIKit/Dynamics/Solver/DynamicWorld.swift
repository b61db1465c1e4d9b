/// Bodies, their constraints and the time step. Deterministic: everything happens in the order it
/// was added.
struct DynamicWorld {
  /// In seconds.
  static let step = 1.0 / 240
  private static let rounds = 8
  private static let calmingRounds = 2

  var bodies: [RigidBody] = []
  /// The groups of bodies that collide, and numbered boundaries.
  var colliders: [Collider] = []
  private var impulses: [ConstraintRow.Key: Double] = [:]
  private(set) var touching: [Touch] = []

  struct Collider {
    var bodies: [Int]
    var meetsBodies: Bool
    var boundaries: [(Boundary, number: Int)]
  }

  /// A body and the other body or boundary that it touches.
  struct Touch: Hashable {
    var collider: Int
    var first: Int
    var second: Int?
    var boundary = 0
    var place = Vector.zero

    static func == (a: Touch, b: Touch) -> Bool {
      a.collider == b.collider && a.first == b.first && a.second == b.second
        && a.boundary == b.boundary
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(collider)
      hasher.combine(first)
      hasher.combine(second)
      hasher.combine(boundary)
    }
  }

  /// Advances by `DynamicWorld.step` seconds. Forces are already in the bodies; `joints` has the
  /// rows of the attachments.
  mutating func advance(joints: [ConstraintRow]) {
    let before = bodies
    for index in bodies.indices { bodies[index].accelerate(Self.step) }
    touching = []
    var solver = ConstraintSolver(joints + contacts(), bodies, step: Self.step)
    solver.warmStart(impulses, &bodies)
    for _ in 0..<Self.rounds { solver.solve(&bodies, removingErrors: true) }
    for index in bodies.indices { bodies[index].move(Self.step) }
    for _ in 0..<Self.calmingRounds { solver.solve(&bodies, removingErrors: false) }
    solver.bounce(&bodies)
    impulses = [:]
    for row in solver.rows where row.impulse != 0 { impulses[row.key] = row.impulse }
    holdBack(from: before)
  }

  /// Restores bodies with invalid numbers, and bodies that passed a line too fast for contacts.
  private mutating func holdBack(from before: [RigidBody]) {
    for index in bodies.indices where !bodies[index].isFinite {
      bodies[index] = before[index]
      (bodies[index].velocity, bodies[index].spin) = (.zero, 0)
      impulses = [:]
    }
    for collider in colliders where !collider.boundaries.isEmpty {
      for index in collider.bodies {
        for (boundary, _) in collider.boundaries {
          guard case .segment(let start, let end) = boundary else { continue }
          keep(index, from: before[index].position, behind: (start, end))
        }
      }
    }
  }

  /// Keeps a body's middle from crossing a line; it stops just before it.
  private mutating func keep(_ index: Int, from old: Vector, behind line: (Vector, Vector)) {
    let (displacement, along) = (bodies[index].position - old, line.1 - line.0)
    let cross = displacement.cross(along)
    guard abs(cross) > 1e-9 else { return }
    let t = (line.0 - old).cross(along) / cross
    let u = (line.0 - old).cross(displacement) / cross
    guard t >= 0, t <= 1, u >= 0, u <= 1 else { return }
    let normal = Vector(along.y, -along.x).normalized
    let side: Double = normal.dot(old - line.0) >= 0 ? 1 : -1
    bodies[index].position = old + displacement * t + normal * (side * 0.01)
    let speed = bodies[index].velocity.dot(normal) * side
    if speed < 0 { bodies[index].velocity -= normal * (speed * side) }
  }

  // MARK: Contacts

  private mutating func contacts() -> [ConstraintRow] {
    var rows: [ConstraintRow] = []
    for (number, collider) in colliders.enumerated() {
      for index in collider.bodies {
        for (boundary, name) in collider.boundaries {
          meet(index, boundary, name, number, &rows)
        }
      }
      if collider.meetsBodies { meetEachOther(collider.bodies, number, &rows) }
    }
    return rows
  }

  private mutating func meet(
    _ index: Int, _ boundary: Boundary, _ name: Int, _ collider: Int, _ rows: inout [ConstraintRow]
  ) {
    let body = bodies[index]
    let finder = ContactFinder(margin: 1 + body.velocity.length * Self.step)
    guard body.inverseMass > 0 || body.inverseInertia > 0,
      let manifold = finder.contact(boundary, body)
    else { return }
    note(Touch(collider: collider, first: index, boundary: name), manifold)
    let pair = ContactRows(first: -1, second: index, name: -1 - name)
    pair.append(manifold, nil, body, to: &rows)
  }

  /// Finds pairs by sweep and prune from left to right.
  private mutating func meetEachOther(
    _ members: [Int], _ collider: Int, _ rows: inout [ConstraintRow]
  ) {
    let spans = members.map { index -> (index: Int, low: Double, high: Double) in
      let body = bodies[index]
      let reach = body.outerRadius + 1 + body.velocity.length * Self.step
      return (index, body.position.x - reach, body.position.x + reach)
    }.sorted { ($0.low, $0.index) < ($1.low, $1.index) }
    for (place, span) in spans.enumerated() {
      for other in spans[(place + 1)...] {
        if other.low > span.high { break }
        let (a, b) = (min(span.index, other.index), max(span.index, other.index))
        if a != b { meetEachOther(a, b, collider, &rows) }
      }
    }
  }

  private mutating func meetEachOther(
    _ a: Int, _ b: Int, _ collider: Int, _ rows: inout [ConstraintRow]
  ) {
    let (first, second) = (bodies[a], bodies[b])
    guard first.inverseMass + second.inverseMass > 0 else { return }
    let speed = (first.velocity - second.velocity).length
    let margin = 1 + speed * Self.step
    let reach = first.outerRadius + second.outerRadius + margin
    guard (first.position - second.position).length < reach,
      let manifold = ContactFinder(margin: margin).contact(first, second)
    else { return }
    note(Touch(collider: collider, first: a, second: b), manifold)
    ContactRows(first: a, second: b, name: b).append(manifold, first, second, to: &rows)
  }

  /// Records pairs less than 0.25 points apart as touching.
  private mutating func note(_ touch: Touch, _ manifold: ContactManifold) {
    guard let nearest = manifold.points.min(by: { $0.separation < $1.separation }),
      nearest.separation < 0.25
    else { return }
    var touch = touch
    touch.place = nearest.place
    touching.append(touch)
  }
}
