import CoreGraphics

/// The physical properties of a body, with UIKit's units and defaults.
struct BodyMaterial: Equatable {
  var elasticity = 0.2
  var friction = 0.2
  var density = 1.0
  var resistance = 0.0
  var angularResistance = 0.0
  var allowsRotation = true
  var isAnchored = false
}

/// A rigid body; in points, radians and seconds.
struct RigidBody {
  enum Shape {
    case circle(radius: Double)
    case polygon(ConvexPolygon)
  }

  /// The largest speed; faster would not be visible.
  static let fastest = 20_000.0

  var position: Vector
  var angle: Double
  var velocity = Vector.zero
  var spin = 0.0
  /// Applies in the next step only.
  var force = Vector.zero
  var torque = 0.0
  let shape: Shape
  private(set) var material = BodyMaterial()
  private(set) var inverseMass = 1.0
  private(set) var inverseInertia = 1.0

  init(shape: Shape, position: Vector, angle: Double) {
    self.shape = shape
    self.position = position
    self.angle = angle
    make(of: BodyMaterial())
  }

  /// A square of 100 points with density 1 has mass 1.
  mutating func make(of material: BodyMaterial) {
    self.material = material
    let density = material.density > 0 && material.density.isFinite ? material.density : 1
    let mass = max(area / 10_000 * density, 1e-6)
    inverseMass = material.isAnchored ? 0 : 1 / mass
    let turns = material.allowsRotation && !material.isAnchored
    inverseInertia = turns ? 1 / (mass * unitInertia) : 0
    if material.isAnchored { (velocity, spin) = (.zero, 0) }
    if !turns { spin = 0 }
  }

  var mass: Double { inverseMass > 0 ? 1 / inverseMass : 0 }

  private var area: Double {
    switch shape {
    case .circle(let radius): .pi * radius * radius
    case .polygon(let polygon): abs(polygon.area)
    }
  }

  private var unitInertia: Double {
    switch shape {
    case .circle(let radius): radius * radius / 2
    case .polygon(let polygon): polygon.inertia
    }
  }

  /// The radius of a circle about the middle that lies inside the body.
  var innerRadius: Double {
    switch shape {
    case .circle(let radius): radius
    case .polygon(let polygon): max(polygon.innerRadius, 0.5)
    }
  }

  var outerRadius: Double {
    switch shape {
    case .circle(let radius): radius
    case .polygon(let polygon): polygon.corners.map(\.length).max() ?? 1
    }
  }

  /// The polygon at its current position; nil for a circle.
  var outline: ConvexPolygon? {
    guard case .polygon(let polygon) = shape else { return nil }
    let (c, s) = (cos(angle), sin(angle))
    return ConvexPolygon(
      corners: polygon.corners.map {
        position + Vector($0.x * c - $0.y * s, $0.x * s + $0.y * c)
      })
  }

  func velocity(at arm: Vector) -> Vector { velocity + arm.perpendicular * spin }

  mutating func apply(_ impulse: Vector, at arm: Vector) {
    velocity += impulse * inverseMass
    spin += arm.cross(impulse) * inverseInertia
  }

  /// Applies forces and resistance for `seconds`. A resistance r slows it by exp(-r t).
  mutating func accelerate(_ seconds: Double) {
    velocity += force * (inverseMass * seconds)
    spin += torque * inverseInertia * seconds
    (force, torque) = (.zero, 0)
    if material.resistance > 0 { velocity *= exp(-material.resistance * seconds) }
    if material.angularResistance > 0 { spin *= exp(-material.angularResistance * seconds) }
    let speed = velocity.length
    if speed > Self.fastest { velocity *= Self.fastest / speed }
  }

  mutating func move(_ seconds: Double) {
    position += velocity * seconds
    angle += spin * seconds
  }

  var isFinite: Bool { position.isFinite && velocity.isFinite && angle.isFinite && spin.isFinite }

  /// Whether it moves too slowly to be seen.
  var isSlow: Bool { velocity.length < 4 && abs(spin) < 0.04 }
}
