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
  /// Seen from the front, the same as `rectangle`.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// As wide as the emitter size, about the emitter position.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// Seen from the front, the same as `circle`.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")

  /// nil for a name that is none of these.
  var shape: EmitterSnapshot.Shape? {
    switch self {
    case .point: .point
    case .line: .line
    case .rectangle, .cuboid: .rectangle
    case .circle, .sphere: .circle
    default: nil
    }
  }
}

/// What part of its shape an emitter's particles come from.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Ends of a line, corners of a rectangle, the middle of a circle.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// All along the edge.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// Anywhere inside.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// Seen from the front, the same as `surface`; the default.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")

  /// nil for a name that is none of these.
  var mode: EmitterSnapshot.Mode? {
    switch self {
    case .points: .points
    case .outline: .outline
    case .surface, .volume: .area
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
  /// The oldest of each cell at the back.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest of each cell at the front.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// As `oldestFirst`: all particles have one depth.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// Their colours are added to what is beneath.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")

  var isKnown: Bool {
    [.unordered, .oldestFirst, .oldestLast, .backToFront, .additive].contains(self)
  }
}
