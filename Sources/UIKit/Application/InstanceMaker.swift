public import Foundation
public import QuartzCore

/// Declares the `init()` that every object has as `required`. A call through this type's metatype
/// dispatches to the slot in the class's vtable where every subclass of `NSObject` has its
/// `init()`.
///
/// Open, so the optimiser cannot assume that there are no subclasses. Not for use by programs.
@_spi(Making) open class InstanceMaker: NSObject {
  public required override init() { super.init() }

  /// A new object of a class known only at run time, made by its `init()`.
  ///
  /// Workaround: Swift allows such a call only for a `required` initialiser, so every client class
  /// would have to declare one. The generated call is the same. A class that declares other
  /// initialisers and does not override `init()` traps with Swift's own message.
  static func make<Object: NSObject>(_ type: Object.Type) -> Object {
    let made = unsafeBitCast(type as AnyClass, to: InstanceMaker.Type.self).init()
    return unsafeDowncast(made as AnyObject, to: type)
  }
}

extension UIResponder: MadeFromClass {}

extension MadeFromClass where Self: UIResponder {
  /// Calls the class's own override of `init()`, if it has one; otherwise the `init()` of a view or
  /// view controller.
  @preconcurrency @MainActor @_disfavoredOverload @_silgen_name("casement_responder_init")
  public init()

  @MainActor @_silgen_name("casement_responder_init")
  static func made() -> Self { InstanceMaker.make(self) }
}
