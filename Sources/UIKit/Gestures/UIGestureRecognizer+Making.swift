public import QuartzCore

extension UIGestureRecognizer: MadeFromClass {}

extension MadeFromClass where Self: UIGestureRecognizer {
  /// Without an action, made by the class's own initialiser.
  @preconcurrency @MainActor @_disfavoredOverload @_silgen_name("casement_recognizer_init")
  public init()

  @MainActor @_silgen_name("casement_recognizer_init")
  static func made() -> Self { InstanceMaker.make(self) }

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
    let recognizer = InstanceMaker.make(self)
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
    let recognizer = InstanceMaker.make(self)
    recognizer.addTarget(target, action: action)
    return recognizer
  }

  /// A recognizer that calls `handler` at every state with an action, with itself as its own class:
  /// `UIPanGestureRecognizer { pan in … }`.
  @preconcurrency @MainActor @_silgen_name("casement_recognizer_init_handler")
  public init(handler: @escaping @MainActor (Self) -> Void)

  @MainActor @_silgen_name("casement_recognizer_init_handler")
  static func made(handler: __owned @escaping @MainActor (Self) -> Void) -> Self {
    let made = InstanceMaker.make(self)
    let entry = GestureTarget(object: nil, isClosure: true) { recognizer in
      if let recognizer = recognizer as? Self { handler(recognizer) }
    }
    made.targets.append(entry)
    return made
  }
}
