/// Lets objects be made from a class that only the running program knows (`L()` where `L` is a type
/// parameter, `type.init(…)`), as on Apple's systems, without `required` in anybody's source. Not for
/// programs to adopt.
///
/// Each initialiser calls the one of the same name in the class's own table; where the class's own may
/// be called, that is preferred.
///
/// Workaround: an initialiser of a protocol knows only the type it is called on by name, not the class
/// in a metatype; a static method has that as `self`. The two are called alike, so that each
/// initialiser is declared here and has a static method for its body, under one symbol. Initialisers
/// own what they are given, so the methods say `__owned`.
public protocol MadeFromClass {}

extension CALayer: MadeFromClass {}

extension MadeFromClass where Self: CALayer {
  /// The class's own `init()`.
  @_disfavoredOverload @_silgen_name("casement_layer_init")
  public init()

  @_silgen_name("casement_layer_init")
  static func made() -> Self { unsafeDowncast(LayerFactory.make(self), to: self) }

  /// The class's own `init(layer:)`.
  @_disfavoredOverload @_silgen_name("casement_layer_init_layer")
  public init(layer: Any)

  @_silgen_name("casement_layer_init_layer")
  static func made(layer: __owned Any) -> Self {
    unsafeDowncast(LayerFactory.make(self, layer: layer), to: self)
  }
}
