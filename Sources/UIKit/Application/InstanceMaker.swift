public import Foundation
public import QuartzCore

/// Has the `init()` every object has, but `required`: a call through this type's metatype finds the
/// initialiser in the class's own table, at the place where every subclass of `NSObject` has it.
///
/// Open, so that the optimiser cannot conclude that there are no subclasses. Not for use by programs.
@_spi(Making) open class InstanceMaker: NSObject {
  public required override init() { super.init() }

  /// A new object of a class known only when the program runs, made by its `init()`.
  ///
  /// Workaround: Swift makes such a call only where the initialiser is `required`, which would make every
  /// client's class say so; the call is the same, only the permission is missing. A class that declares
  /// other initialisers and does not override `init()` traps with Swift's own message.
  static func make<Object: NSObject>(_ type: Object.Type) -> Object {
    let made = unsafeBitCast(type as AnyClass, to: InstanceMaker.Type.self).init()
    return unsafeDowncast(made as AnyObject, to: type)
  }
}

extension UIResponder: MadeFromClass {}

extension MadeFromClass where Self: UIResponder {
  /// The class's own `init()`, where that overrides one; otherwise what `init()` of a view or a view
  /// controller does.
  @preconcurrency @MainActor @_disfavoredOverload @_silgen_name("casement_responder_init")
  public init()

  @MainActor @_silgen_name("casement_responder_init")
  static func made() -> Self { InstanceMaker.make(self) }
}
