import FoundationAdditions

/// What a recognizer calls.
enum GestureTarget {
  case method(TargetAction)
  case handler(@MainActor (UIGestureRecognizer) -> Void)

  @MainActor var targetAction: TargetAction? {
    if case .method(let targetAction) = self { targetAction } else { nil }
  }
}

extension UIGestureRecognizer {
  /// Calls a method of `target`, which is held weakly: `addTarget(self, action: Self.tapped)`.
  public func addTarget<Target: AnyObject>(
    _ target: AnyObject?, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    add(target, .reference(MethodReference(action)))
  }

  /// The same for a method that takes the recognizer, as its own class.
  public func addTarget<Target: AnyObject, Recognizer: UIGestureRecognizer>(
    _ target: AnyObject?,
    action: @escaping @MainActor (Target) -> @MainActor (Recognizer) -> Void
  ) {
    precondition(
      self is Recognizer, "the action takes a \(Recognizer.self), which \(Self.self) is not")
    add(target, .reference(MethodReference(action)))
  }

  func add(_ target: AnyObject?, _ method: ActionMethod) {
    guard let target else { return }
    let added = TargetAction(target, method)
    if !targets.contains(where: { $0.targetAction?.isSame(as: added) == true }) {
      targets.append(.method(added))
    }
  }

  /// Removing every action removes handlers too.
  func remove(_ target: AnyObject?, _ selector: Selector?) {
    targets.removeAll {
      $0.targetAction?.matches(target, selector) ?? (target == nil && selector == nil)
    }
  }

  /// Calls the targets; `state` reads this value meanwhile.
  func announce(_ state: State) {
    targets.removeAll { $0.targetAction?.isDead == true }
    announcedState = state
    for target in targets {
      switch target {
      case .method(let held):
        if let target = held.target { _ = held.method.call(target, self, nil) }
      case .handler(let handler): handler(self)
      }
    }
    announcedState = nil
  }
}
