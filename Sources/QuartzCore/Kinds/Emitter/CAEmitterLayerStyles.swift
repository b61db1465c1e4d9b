import RenderKit

/// The shape in which an emitter's particles are born.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The emitter position; the default.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A horizontal line of the emitter size's width, centred on the emitter position.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle of the emitter size, centred on the emitter position.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A cuboid of the emitter size and depth, centred on the emitter position.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// A circle around the emitter position; its radius is the emitter size's width.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// A sphere around the emitter position; its radius is the emitter size's width.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")

  /// nil for an unknown name.
  var shape: EmitterSnapshot.Shape? {
    switch self {
    case .point: .point
    case .line: .line
    case .rectangle: .rectangle
    case .cuboid: .cuboid
    case .circle: .circle
    case .sphere: .sphere
    default: nil
    }
  }
}

/// The part of its shape in which an emitter's particles are born.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The ends of a line, the corners of a rectangle or cuboid, the centre of a circle or sphere.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// Along the edges; for a sphere, which has none, its surface.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// Anywhere on a flat shape, or on the surface of a solid.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// Anywhere inside; the default.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")

  /// nil for an unknown name.
  var mode: EmitterSnapshot.Mode? {
    switch self {
    case .points: .points
    case .outline: .outline
    case .surface: .surface
    case .volume: .volume
    default: nil
    }
  }
}

/// The order and blending of particles.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// In cell order, the oldest of each cell first; the default.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The oldest at the back, across all cells.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest at the front, across all cells.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// The most distant at the back.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// Colours are added to what is beneath.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")

  /// nil for an unknown name.
  var order: EmitterSnapshot.Order? {
    switch self {
    case .unordered, .additive: .unordered
    case .oldestFirst: .oldestFirst
    case .oldestLast: .oldestLast
    case .backToFront: .backToFront
    default: nil
    }
  }
}
