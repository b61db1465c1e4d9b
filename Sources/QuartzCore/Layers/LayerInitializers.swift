public import CoreGraphics

/// Declares the two initialisers of `CALayer` one class above it, so that `LayerFactory` can call
/// those of a class known only when the program runs. Not for use by programs.
open class LayerInitializers: NSObject {
  public override init() { super.init() }

  /// Where `CALayer.init(layer:)` begins.
  public init(layer: Any) { super.init() }
}

/// The same two initialisers, `required`: a call through this type's metatype finds the initialiser
/// in the class's table, at the place where every subclass of `LayerInitializers` has it.
///
/// Open, so that the optimiser cannot conclude that there are no subclasses. Not for use by
/// programs.
open class LayerInitializersTwin: LayerInitializers {
  public required override init() { super.init() }

  public required override init(layer: Any) { super.init(layer: layer) }
}

/// Makes layers from a class chosen at run time without `required` in anybody's source.
///
/// Workaround: Swift calls an initialiser through a metatype only where it is `required`, which would
/// make every client's subclass say so. The call is the same; only the permission is missing.
package enum LayerFactory {
  /// A new layer of class `type`, made by its `init()`.
  package static func make(_ type: CALayer.Type) -> CALayer {
    checked(unsafeBitCast(type, to: LayerInitializersTwin.Type.self).init(), type)
  }

  /// A copy of the same class, made by its `init(layer:)`.
  package static func copy(_ layer: CALayer) -> CALayer {
    make(Swift.type(of: layer), layer: layer)
  }

  /// A new layer of class `type`, made by its `init(layer:)`.
  static func make(_ type: CALayer.Type, layer: Any) -> CALayer {
    checked(unsafeBitCast(type, to: LayerInitializersTwin.Type.self).init(layer: layer), type)
  }

  private static func checked(_ made: LayerInitializers, _ type: CALayer.Type) -> CALayer {
    let layer = unsafeDowncast(made, to: CALayer.self)
    precondition(Swift.type(of: layer) == type, "\(type) overrides no initialiser of CALayer")
    return layer
  }
}
