/// The trait overrides and registrations of a view, a view controller or a scene.
@MainActor
final class TraitState {
  var overrides = UITraitOverrides() {
    didSet { resolved = nil }
  }
  /// Of a view.
  var sizeLimits = ContentSizeLimits() {
    didSet { resolved = nil }
  }
  var registrations: [TraitRegistration] = []
  /// What a container sets for its children.
  var childOverrides: [ChildTraits] = []

  /// The last result of `inherited(_:with:)`.
  private var combined: Combined?

  private struct Combined {
    let inherited: UITraitCollection
    let set: UITraitCollection
    let traits: UITraitCollection
  }

  /// The last result of `traits(inheriting:style:)`.
  private var resolved: Resolved?

  private struct Resolved {
    let inherited: UITraitCollection
    let style: UIUserInterfaceStyle
    let traits: UITraitCollection
  }

  /// The overrides of one child.
  struct ChildTraits {
    weak var child: UIViewController?
    let traits: UITraitCollection
  }

  /// What a child inherits, with what its container sets for it.
  func inherited(
    _ inherited: UITraitCollection, with set: UITraitCollection
  ) -> UITraitCollection {
    if let combined, combined.inherited === inherited, combined.set == set {
      return combined.traits
    }
    let traits = UITraitCollection(traitsFrom: [inherited, set])
    combined = Combined(inherited: inherited, set: set, traits: traits)
    return traits
  }

  /// `inherited` itself where the overrides change nothing.
  func traits(
    inheriting inherited: UITraitCollection, style: UIUserInterfaceStyle
  ) -> UITraitCollection {
    guard !overrides.isEmpty || style != .unspecified || !sizeLimits.isEmpty else {
      return inherited
    }
    if let resolved, resolved.inherited === inherited, resolved.style == style {
      return resolved.traits
    }
    var values = inherited.values
    values.merge(overrides.values)
    if style != .unspecified { values.userInterfaceStyle = style }
    values.preferredContentSizeCategory = sizeLimits.limited(values.preferredContentSizeCategory)
    let traits = values == inherited.values ? inherited : UITraitCollection(values)
    resolved = Resolved(inherited: inherited, style: style, traits: traits)
    return traits
  }
}
