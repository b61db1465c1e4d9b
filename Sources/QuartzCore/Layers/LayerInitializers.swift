public import CoreGraphics

/// Declares `CALayer`'s two initialisers in a superclass, so that `LayerFactory` can call them for
/// a class known only at run time. Not for use by programs.
open class LayerInitializers: NSObject {
  public override init() { super.init() }

  /// The superclass initialiser of `CALayer.init(layer:)`.
  public init(layer: Any) { super.init() }
}

/// The same two initialisers, but `required`: a call through this type's metatype uses their vtable
/// slots, which are the same in every subclass of `LayerInitializers`.
///
/// Open, so that the optimiser cannot conclude that there are no subclasses. Not for use by
/// programs.
open class RequiredLayerInitializers: LayerInitializers {
  public required override init() { super.init() }

  public required override init(layer: Any) { super.init(layer: layer) }
}

/// Creates layers of a class chosen at run time, without `required` initialisers.
///
/// Workaround: Swift calls an initialiser through a metatype only if it is `required`, and then
/// every client's subclass would have to declare it. The call itself is the same.
package enum LayerFactory {
  /// A new layer of class `type`, made by its `init()`.
  package static func make(_ type: CALayer.Type) -> CALayer {
    checked(unsafeBitCast(type, to: RequiredLayerInitializers.Type.self).init(), type)
  }

  /// A copy of the same class, made by its `init(layer:)`.
  package static func copy(_ layer: CALayer) -> CALayer {
    make(Swift.type(of: layer), layer: layer)
  }

  /// A new layer of class `type`, made by its `init(layer:)`.
  static func make(_ type: CALayer.Type, layer: Any) -> CALayer {
    checked(unsafeBitCast(type, to: RequiredLayerInitializers.Type.self).init(layer: layer), type)
  }

  private static func checked(_ made: LayerInitializers, _ type: CALayer.Type) -> CALayer {
    let layer = unsafeDowncast(made, to: CALayer.self)
    precondition(Swift.type(of: layer) == type, "\(type) overrides no initialiser of CALayer")
    return layer
  }
}
