import RenderKit

/// Where an emitter's particles come from.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The emitter position; the default.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// As wide as the emitter size, level, about the emitter position.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// As large as the emitter size, about the emitter position.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// As large as the emitter size and as deep as the emitter depth, about the emitter position.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// With the width of the emitter size as its radius, about the emitter position.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// With the width of the emitter size as its radius, about the emitter position.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")

  /// nil for a name that is none of these.
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

/// What part of its shape an emitter's particles come from.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Ends of a line, corners of a rectangle or cuboid, the middle of a circle or sphere.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// All along the edges; the surface of a sphere, which has none.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// Anywhere on what is flat, and on the outside of what is not.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// Anywhere inside; the default.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")

  /// nil for a name that is none of these.
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

/// How particles are laid over each other and what is beneath.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// In the order of the cells, the oldest of each first; the default.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The oldest at the back, of whatever cell.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest at the front, of whatever cell.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// The farthest away at the back.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// Their colours are added to what is beneath.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")

  /// nil for a name that is none of these.
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
