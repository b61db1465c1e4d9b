/// Allows creating objects of a class known only at run time (`L()` where `L` is a type parameter,
/// `type.init(…)`), as on Apple's systems, without `required` initialisers. Programs must not adopt
/// it.
///
/// Each initialiser calls the class's own initialiser of the same name; where that one can be
/// called directly, it is preferred.
///
/// Workaround: an initialiser in a protocol knows only the static type it is called on, not the
/// class in a metatype; a static method gets that class as `self`. Both have the same calling
/// convention. So each initialiser is declared here and implemented by a static method with the
/// same symbol. Initialisers own their arguments, so the methods say `__owned`.
public protocol MadeFromClass {}

extension CALayer: MadeFromClass {}

extension MadeFromClass where Self: CALayer {
  /// Calls the class's own `init()`.
  @_disfavoredOverload @_silgen_name("casement_layer_init")
  public init()

  @_silgen_name("casement_layer_init")
  static func made() -> Self { unsafeDowncast(LayerFactory.make(self), to: self) }

  /// Calls the class's own `init(layer:)`.
  @_disfavoredOverload @_silgen_name("casement_layer_init_layer")
  public init(layer: Any)

  @_silgen_name("casement_layer_init_layer")
  static func made(layer: __owned Any) -> Self {
    unsafeDowncast(LayerFactory.make(self, layer: layer), to: self)
  }
}
