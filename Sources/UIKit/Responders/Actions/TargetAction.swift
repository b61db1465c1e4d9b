import FoundationAdditions

/// A method and the object to call it on, which is held weakly.
@MainActor
struct TargetAction {
  private(set) weak var target: AnyObject?
  /// Whether there is no target, so that the responder chain is searched at each call.
  let isSearched: Bool
  let method: ActionMethod

  init(_ target: AnyObject?, _ method: ActionMethod) {
    if let target, case .reference(let reference) = method {
      precondition(reference.belongs(target), "a target must have the method that is its action")
    }
    self.target = target
    isSearched = target == nil
    self.method = method
  }

  /// The target was deallocated. It is not replaced by one from the responder chain.
  var isDead: Bool { target == nil && !isSearched }

  /// Nil for `other` or `selector` means any.
  func matches(_ other: AnyObject?, _ selector: Selector?) -> Bool {
    (other == nil || target === other) && (selector == nil || method.selector == selector)
  }

  /// Whether it is the same target and selector; methods cannot be compared.
  func isSame(as other: TargetAction) -> Bool {
    guard let selector = method.selector, selector == other.method.selector else { return false }
    return target === other.target && !isDead && !other.isDead
  }
}
