public import Foundation
public import FoundationAdditions
public import QuartzCore

/// Has the `init(target:action:)` of recognizers, but `required`, as `ViewMaker` has that of views.
/// Not for use by programs. Workaround: as `InstanceMaker`.
@_spi(Making) open class RecognizerMaker: UIGestureRecognizer {
  public required override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }
  public required override init?(coder: NSCoder) { super.init(coder: coder) }

  static func make<Recognizer: UIGestureRecognizer>(
    _ type: Recognizer.Type, target: Any?, action: Selector?
  ) -> Recognizer {
    let made = unsafeBitCast(type as AnyClass, to: RecognizerMaker.Type.self)
      .init(target: target, action: action)
    return unsafeDowncast(made as AnyObject, to: type)
  }

  /// The class's own `init(coder:)`; nil where that answers nil.
  static func make(_ type: UIGestureRecognizer.Type, _ coder: NSCoder) -> UIGestureRecognizer? {
    let made = unsafeBitCast(type as AnyClass, to: RecognizerMaker.Type.self).init(coder: coder)
    return made.map { unsafeDowncast($0 as AnyObject, to: UIGestureRecognizer.self) }
  }
}

extension UIGestureRecognizer: MadeFromClass {}

extension MadeFromClass where Self: UIGestureRecognizer {
  /// Without an action, made by the class's own initialiser.
  @preconcurrency @MainActor @_disfavoredOverload @_silgen_name("casement_recognizer_init")
  public init()

  @MainActor @_silgen_name("casement_recognizer_init")
  static func made() -> Self { InstanceMaker.make(self) }

  /// The class's own `init(target:action:)`; traps where it has none.
  @preconcurrency @MainActor @_disfavoredOverload @_silgen_name("casement_recognizer_init_selector")
  public init(target: Any?, action: Selector?)

  @MainActor @_silgen_name("casement_recognizer_init_selector")
  static func made(target: __owned Any?, action: __owned Selector?) -> Self {
    RecognizerMaker.make(self, target: target, action: action)
  }

  /// Calls a method of `target`, which is held weakly.
  @preconcurrency @MainActor @_disfavoredOverload @_silgen_name("casement_recognizer_init_target")
  public init<Target: AnyObject>(
    target: AnyObject?, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  )

  @MainActor @_silgen_name("casement_recognizer_init_target")
  static func made<Target: AnyObject>(
    target: __owned AnyObject?,
    action: __owned @escaping @MainActor (Target) -> @MainActor () -> Void
  ) -> Self {
    let recognizer = RecognizerMaker.make(self, target: nil, action: nil)
    recognizer.addTarget(target, action: action)
    return recognizer
  }

  /// As above for a method that wants the recognizer.
  @preconcurrency @MainActor @_disfavoredOverload @_silgen_name("casement_recognizer_init_sender")
  public init<Target: AnyObject, Recognizer: UIGestureRecognizer>(
    target: AnyObject?,
    action: @escaping @MainActor (Target) -> @MainActor (Recognizer) -> Void
  )

  @MainActor @_silgen_name("casement_recognizer_init_sender")
  static func made<Target: AnyObject, Recognizer: UIGestureRecognizer>(
    target: __owned AnyObject?,
    action: __owned @escaping @MainActor (Target) -> @MainActor (Recognizer) -> Void
  ) -> Self {
    let recognizer = RecognizerMaker.make(self, target: nil, action: nil)
    recognizer.addTarget(target, action: action)
    return recognizer
  }

  /// A recognizer that calls `handler` at every state with an action, with itself as its own class:
  /// `UIPanGestureRecognizer { pan in … }`.
  @preconcurrency @MainActor @_silgen_name("casement_recognizer_init_handler")
  public init(handler: @escaping @MainActor (Self) -> Void)

  @MainActor @_silgen_name("casement_recognizer_init_handler")
  static func made(handler: __owned @escaping @MainActor (Self) -> Void) -> Self {
    let made = RecognizerMaker.make(self, target: nil, action: nil)
    made.targets.append(
      .handler { recognizer in if let recognizer = recognizer as? Self { handler(recognizer) } })
    return made
  }
}
