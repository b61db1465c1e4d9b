import FoundationAdditions

/// The method that an action calls: a selector, or a method reference such as `Card.flip`, which has
/// no name.
@MainActor
enum ActionMethod {
  case selector(Selector)
  case reference(MethodReference)

  var selector: Selector? {
    if case .selector(let selector) = self { selector } else { nil }
  }

  /// The first object from `start` on, up the responder chain, that can perform it.
  func target(from start: UIResponder, sender: Any?) -> AnyObject? {
    switch self {
    case .selector(let selector):
      start.target(forAction: selector, withSender: sender).map(object)
    case .reference(let method): ResponderChain(from: start).first(where: method.belongs)
    }
  }

  /// False if a method reference takes a sender of another class. Traps as Apple raises if `target`
  /// does not have a selector's method.
  func call(_ target: AnyObject, _ sender: Any?, _ event: UIEvent?) -> Bool {
    switch self {
    case .selector(let selector):
      selector.send(to: target, sender, event)
      return true
    case .reference(let method): return method.call(target, sender, event)
    }
  }
}

/// A method with its types erased.
@MainActor
struct MethodReference {
  typealias Call = @MainActor (_ target: AnyObject, _ sender: Any?, _ event: UIEvent?) -> Bool

  let belongs: @MainActor (AnyObject) -> Bool
  /// False for a sender of another class than the method takes.
  let call: Call

  init<Target: AnyObject>(_ method: @escaping @MainActor (Target) -> @MainActor () -> Void) {
    belongs = { $0 is Target }
    call = { target, _, _ in
      guard let target = target as? Target else { return false }
      method(target)()
      return true
    }
  }

  init<Target: AnyObject, Sender>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    belongs = { $0 is Target }
    call = { target, sender, _ in
      guard let target = target as? Target, let sender = sender as? Sender else { return false }
      method(target)(sender)
      return true
    }
  }

  /// Where there is no event, as the program sends the action, the method gets an empty one.
  init<Target: AnyObject, Sender>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent) -> Void
  ) {
    belongs = { $0 is Target }
    call = { target, sender, event in
      guard let target = target as? Target, let sender = sender as? Sender else { return false }
      method(target)(sender, event ?? UIEvent())
      return true
    }
  }

  init<Target: AnyObject, Sender>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Void
  ) {
    belongs = { $0 is Target }
    call = { target, sender, event in
      guard let target = target as? Target, let sender = sender as? Sender else { return false }
      method(target)(sender, event)
      return true
    }
  }
}
