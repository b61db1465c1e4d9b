public import Foundation
public import FoundationAdditions

/// Identifies a registration for trait changes. There is no need to keep it.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// An object that tells when its traits change: a view, a view controller or a scene.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {
  /// Called with the object and its former traits.
  typealias TraitChangeHandler<TraitEnvironment> = (TraitEnvironment, UITraitCollection) -> Void
}

extension UITraitChangeObservable {
  /// Calls `handler` after one of the traits has changed, before `traitCollectionDidChange(_:)`.
  /// There is no first call. The object holds the handler.
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    precondition(
      self is TraitEnvironment,
      "a handler for trait changes takes the object that it is registered with")
    return traitHost.add(
      TraitRegistration(traits) { environment, old in
        if let environment = environment as? TraitEnvironment { handler(environment, old) }
      })
  }

  /// Calls a method of `target`, which takes the object and its former traits, or the object, or
  /// nothing. The target is held weakly.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    weak let target = target as AnyObject
    return traitHost.add(
      TraitRegistration(traits) { environment, old in
        if let target { action.perform(on: target, environment, old) }
      })
  }

  /// Calls a method of the object itself.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Does nothing if it was unregistered before.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitHost.rareData?.traits?.registrations.removeAll { $0 === registration }
  }

  private var traitHost: any TraitHost {
    guard let host = self as? any TraitHost else {
      preconditionFailure("only UIKit's own classes tell of trait changes: register with a view")
    }
    return host
  }
}
