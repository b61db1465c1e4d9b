import Foundation

/// A registration for changes of some traits.
@MainActor
final class TraitRegistration: NSObject, UITraitChangeRegistration {
  let traits: [UITrait]
  let call: @MainActor (any UITraitEnvironment, UITraitCollection) -> Void

  init(
    _ traits: [UITrait],
    _ call: @escaping @MainActor (any UITraitEnvironment, UITraitCollection) -> Void
  ) {
    precondition(!traits.isEmpty, "Must pass one or more traits to register for")
    self.traits = traits
    self.call = call
    super.init()
  }

  func concerns(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool {
    traits.contains { !new.values.isSame($0, in: old.values) }
  }
}
