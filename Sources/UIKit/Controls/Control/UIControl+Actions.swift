// Target-action by method reference: `control.addTarget(self, action: Self.tapped, for:
// .touchUpInside)`.

import FoundationAdditions

extension UIControl {
  /// Calls a method of `target` without parameters. If `target` is nil, finds the nearest responder
  /// of its class. The target is held weakly.
  public func addTarget<Target: AnyObject>(
    _ target: AnyObject?, action: @escaping @MainActor (Target) -> @MainActor () -> Void,
    for controlEvents: Event
  ) {
    add(target, .reference(MethodReference(action)), controlEvents)
  }

  /// Calls a method of `target` that takes the control.
  public func addTarget<Target: AnyObject, Sender>(
    _ target: AnyObject?, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void,
    for controlEvents: Event
  ) {
    add(target, .reference(MethodReference(action)), controlEvents)
  }

  /// Calls a method of `target` that takes the control and the event.
  public func addTarget<Target: AnyObject, Sender>(
    _ target: AnyObject?,
    action: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Void,
    for controlEvents: Event
  ) {
    add(target, .reference(MethodReference(action)), controlEvents)
  }

  /// Calls a method of `target` that takes the control and the event, an empty one where the program
  /// sends the action.
  public func addTarget<Target: AnyObject, Sender>(
    _ target: AnyObject?,
    action: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent) -> Void,
    for controlEvents: Event
  ) {
    add(target, .reference(MethodReference(action)), controlEvents)
  }

  func visitHandlers(
    _ iterator: (
      _ action: UIAction?, _ targetAction: (Any?, Selector)?, _ event: Event, _ stop: inout Bool
    ) -> Void
  ) {
    var stops = false
    for entry in controlActions.entries where !stops {
      switch entry.kind {
      case .action(let action): iterator(action, nil, entry.events, &stops)
      case .target(let held):
        guard let selector = held.method.selector else { continue }
        iterator(nil, (held.target, selector), entry.events, &stops)
      }
    }
  }

  func add(_ target: AnyObject?, _ method: ActionMethod, _ events: Event) {
    controlActions.add(TargetAction(target, method), for: events)
  }

  func send(_ events: Event, with event: UIEvent?) {
    for entry in controlActions.due(for: events) {
      switch entry.kind {
      case .action(let action): sendAction(action)
      case .target(let held): send(held, event)
      }
    }
  }

  func performActions(for events: Event) {
    for entry in controlActions.due(for: events) {
      if case .action(let action) = entry.kind { sendAction(action) }
    }
  }

  private func send(_ held: TargetAction, _ event: UIEvent?) {
    if held.isDead { return }
    switch held.method {
    case .selector(let selector): sendAction(selector, to: held.target, for: event)
    case .reference: _ = application?.send(held.method, to: held.target, from: self, for: event)
    }
  }

  var application: UIApplication? { window?.application ?? UIApplication.running }
}
