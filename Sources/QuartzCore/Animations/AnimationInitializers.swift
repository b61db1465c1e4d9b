public import CoreGraphics

/// Declares `init()` in a superclass of `CAAnimation`, so that `AnimationFactory` can call it for a
/// class known only at run time. Not for use by programs.
open class AnimationInitializers: NSObject {
  public override init() { super.init() }
}

/// The same initialiser, but `required`: a call through this type's metatype uses its vtable slot,
/// which is the same in every subclass of `AnimationInitializers`.
///
/// Open, so that the optimiser cannot conclude that there are no subclasses. Not for use by
/// programs.
open class RequiredAnimationInitializers: AnimationInitializers {
  public required override init() { super.init() }
}

/// Copies animations without requiring a `required` initialiser in clients' subclasses. Workaround:
/// as in `LayerFactory`.
enum AnimationFactory {
  /// A new animation of the same class, made by its `init()`.
  ///
  /// A class without this initialiser has to override `copy(with:)`.
  static func make(like animation: CAAnimation) -> CAAnimation {
    make(Swift.type(of: animation))
  }

  fileprivate static func make(_ type: CAAnimation.Type) -> CAAnimation {
    let made = unsafeBitCast(type, to: RequiredAnimationInitializers.Type.self).init()
    let copy = unsafeBitCast(made, to: CAAnimation.self)
    precondition(
      Swift.type(of: copy) == type, "\(type) must override init() or copy(with:) to be copied")
    return copy
  }
}

extension CAAnimation: MadeFromClass {}

extension MadeFromClass where Self: CAAnimation {
  /// Calls the class's own `init()`.
  @_disfavoredOverload @_silgen_name("casement_animation_init")
  public init()

  @_silgen_name("casement_animation_init")
  static func made() -> Self { unsafeDowncast(AnimationFactory.make(self), to: self) }
}
