public import CoreGraphics

/// Declares `init()` one class above `CAAnimation`, so that `AnimationFactory` can call it for a
/// class known only when the program runs. Not for use by programs.
open class AnimationInitializers: NSObject {
  public override init() { super.init() }
}

/// The same initialiser, `required`: a call through this type's metatype finds the initialiser in
/// the class's table, where every subclass of `AnimationInitializers` has it.
///
/// Open, so that the optimiser cannot conclude that there are no subclasses. Not for use by
/// programs.
open class AnimationInitializersTwin: AnimationInitializers {
  public required override init() { super.init() }
}

/// Makes copies of animations without asking clients' subclasses for a `required` initialiser.
/// Workaround: as `LayerFactory`.
enum AnimationFactory {
  /// A new animation of the same class, made by its `init()`.
  ///
  /// A class that declares other initialisers and not this one cannot be made here; it has to
  /// override `copy(with:)`.
  static func make(like animation: CAAnimation) -> CAAnimation {
    make(Swift.type(of: animation))
  }

  fileprivate static func make(_ type: CAAnimation.Type) -> CAAnimation {
    let made = unsafeBitCast(type, to: AnimationInitializersTwin.Type.self).init()
    let copy = unsafeBitCast(made, to: CAAnimation.self)
    precondition(
      Swift.type(of: copy) == type, "\(type) must override init() or copy(with:) to be copied")
    return copy
  }
}

extension CAAnimation: MadeFromClass {}

extension MadeFromClass where Self: CAAnimation {
  /// The class's own `init()`.
  @_disfavoredOverload @_silgen_name("casement_animation_init")
  public init()

  @_silgen_name("casement_animation_init")
  static func made() -> Self { unsafeDowncast(AnimationFactory.make(self), to: self) }
}
