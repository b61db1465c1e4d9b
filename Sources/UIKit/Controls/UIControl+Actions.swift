// Target-action by method reference: `control.addTarget(self, action: Self.tapped, for: .touchUpInside)`.

extension UIControl {
  /// Calls a method of `target` without parameters; nil looks for the nearest responder of its class.
  /// The target is held weakly.
  public func addTarget<Target: AnyObject>(
    _ target: AnyObject?, action: @escaping @MainActor (Target) -> @MainActor () -> Void,
    for controlEvents: Event
  ) {
    add(target, controlEvents) { found, control, event in
      control.application?.sendAction(action, to: found, from: control, for: event)
    }
  }

  /// Calls a method of `target` with this control.
  public func addTarget<Target: AnyObject, Sender>(
    _ target: AnyObject?, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void,
    for controlEvents: Event
  ) {
    add(target, controlEvents) { found, control, event in
      guard let sender = control as? Sender else { return }
      control.application?.sendAction(action, to: found, from: sender, for: event)
    }
  }

  /// Calls a method of `target` with this control and the event behind it.
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

  /// Takes away all actions of `target` for `controlEvents`; nil stands for every target. Methods
  /// cannot be told apart, so there is no parameter for one.
  public func removeTarget(_ target: AnyObject?, for controlEvents: Event) {
    actions.removeTarget(target, for: controlEvents)
  }

  /// An action with the same identifier gives way.
  public func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.add(action, for: controlEvents)
  }

  /// Whichever action has the identifier of this one.
  public func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.remove(action.identifier, for: controlEvents)
  }

  /// Does nothing for a name that no action has.
  public func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    actions.remove(actionIdentifier, for: controlEvents)
  }

  /// Every target there is an action for; one that is nil is left out.
  public var allTargets: Set<AnyHashable> {
    Set(
      actions.entries.compactMap { entry in
        guard case .target(let held, _) = entry.kind else { return nil }
        return held.object as? AnyHashable
      })
  }

  /// All events there is an action for.
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

  /// A target that has died is not replaced by one from the responder chain.
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
