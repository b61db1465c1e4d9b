// Target-action by method reference: `control.addTarget(self, action: Self.tapped, for:
// .touchUpInside)`.

extension UIControl {
  /// Calls a method of `target` without parameters. If `target` is nil, finds the nearest responder
  /// of its class. The target is held weakly.
  public func addTarget<Target: AnyObject>(
    _ target: AnyObject?, action: @escaping @MainActor (Target) -> @MainActor () -> Void,
    for controlEvents: Event
  ) {
    add(target, controlEvents) { found, control, event in
      control.application?.sendAction(action, to: found, from: control, for: event)
    }
  }

  /// Calls a method of `target` that takes the control.
  public func addTarget<Target: AnyObject, Sender>(
    _ target: AnyObject?, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void,
    for controlEvents: Event
  ) {
    add(target, controlEvents) { found, control, event in
      guard let sender = control as? Sender else { return }
      control.application?.sendAction(action, to: found, from: sender, for: event)
    }
  }

  /// Calls a method of `target` that takes the control and the event.
  public func addTarget<Target: AnyObject, Sender>(
    _ target: AnyObject?,
    action: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Void,
    for controlEvents: Event
  ) {
    add(target, controlEvents) { found, control, event in
      guard let sender = control as? Sender else { return }
      control.application?.sendAction(action, to: found, from: sender, for: event)
    }
  }

  /// Removes all actions of `target` for `controlEvents`; nil means every target. There is no
  /// action parameter, as methods cannot be compared.
  public func removeTarget(_ target: AnyObject?, for controlEvents: Event) {
    actions.removeTarget(target, for: controlEvents)
  }

  /// Replaces an action with the same identifier.
  public func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.add(action, for: controlEvents)
  }

  /// Removes the action with the same identifier.
  public func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.remove(action.identifier, for: controlEvents)
  }

  /// Does nothing if there is no such action.
  public func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    actions.remove(actionIdentifier, for: controlEvents)
  }

  /// The targets of all actions, except nil.
  public var allTargets: Set<AnyHashable> {
    Set(
      actions.entries.compactMap { entry in
        guard case .target(let held, _) = entry.kind else { return nil }
        return held.object as? AnyHashable
      })
  }

  /// The events that have an action.
  public var allControlEvents: Event { actions.allEvents }

  func send(_ events: Event, with event: UIEvent?) {
    for entry in actions.due(for: events) {
      switch entry.kind {
      case .action(let action): sendAction(action)
      case .target(_, let call): call(self, event)
      }
    }
  }

  private var application: UIApplication? { window?.application ?? UIApplication.running }

  /// A deallocated target is not replaced by one from the responder chain.
  private func add<Target: AnyObject>(
    _ target: AnyObject?, _ events: Event,
    call: @escaping @MainActor (Target?, UIControl, UIEvent?) -> Void
  ) {
    precondition(
      target == nil || target is Target, "a target must have the method that is its action")
    let isSearched = target == nil
    actions.add(target, for: events) { [weak target] control, event in
      if target != nil || isSearched { call(target as? Target, control, event) }
    }
  }
}
