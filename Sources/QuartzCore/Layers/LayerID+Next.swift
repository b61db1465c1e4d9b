package import RenderKit
import Synchronization

extension LayerID {
  private static let counter = Atomic<UInt64>(1)

  /// A new unique ID; callable from any thread.
  static func next() -> LayerID {
    LayerID(rawValue: counter.wrappingAdd(1, ordering: .relaxed).oldValue)
  }
}

extension AnimationID {
  private static let counter = Atomic<UInt64>(1)

  /// A new unique ID; callable from any thread.
  package static func next() -> AnimationID {
    AnimationID(rawValue: counter.wrappingAdd(1, ordering: .relaxed).oldValue)
  }
}

extension SurfaceID {
  private static let counter = Atomic<UInt64>(1)

  /// A new unique ID; callable from any thread.
  static func next() -> SurfaceID {
    SurfaceID(rawValue: counter.wrappingAdd(1, ordering: .relaxed).oldValue)
  }
}
