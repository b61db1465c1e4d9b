import Foundation

struct GestureTarget {
  /// Nil for a closure.
  weak var object: AnyObject?
  let isClosure: Bool
  let send: @MainActor (UIGestureRecognizer) -> Void
}

extension UIGestureRecognizer {
  /// Calls a method of `target`, which is held weakly: `addTarget(self, action: Self.tapped)`.
  public func addTarget<Target: AnyObject>(
    _ target: AnyObject?, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    addTarget(target) { (target: Target, _) in action(target)() }
  }

  /// The same for a method that takes the recognizer, as its own class.
  public func addTarget<Target: AnyObject, Recognizer: UIGestureRecognizer>(
    _ target: AnyObject?,
    action: @escaping @MainActor (Target) -> @MainActor (Recognizer) -> Void
  ) {
    precondition(
      self is Recognizer, "the action takes a \(Recognizer.self), which \(Self.self) is not")
    addTarget(target) { (target: Target, recognizer) in
      if let recognizer = recognizer as? Recognizer { action(target)(recognizer) }
    }
  }

  /// Removes every action of `target`, or all actions if it is nil. Methods cannot be compared, so
  /// `action` can only be nil.
  public func removeTarget(_ target: AnyObject?, action: Never?) {
    targets.removeAll { target == nil || $0.object === target }
  }

  private func addTarget<Target: AnyObject>(
    _ target: AnyObject?, send: @escaping @MainActor (Target, UIGestureRecognizer) -> Void
  ) {
    guard let target else { return }
    precondition(
      target is Target, "the action is a method of \(Target.self), which the target is not")
    weak let object = target
    let entry = GestureTarget(object: target, isClosure: false) { recognizer in
      if let target = object as? Target { send(target, recognizer) }
    }
    targets.append(entry)
  }

  /// Calls the targets; `state` reads this value meanwhile.
  func announce(_ state: State) {
    targets.removeAll { !$0.isClosure && $0.object == nil }
    announcedState = state
    for target in targets { target.send(self) }
    announcedState = nil
  }
}
