import ConstraintKit

extension LayoutEngine {
  func isAmbiguous(_ owner: any LayoutItem) -> Bool {
    guard let item = existingItem(for: owner) else { return false }
    // The topmost view lies nowhere.
    let variables = owner === root ? [item.width, item.height] : item.variables
    return variables.contains { system.isAmbiguous($0) }
  }

  /// Moves what is ambiguous to another place that suits as well.
  func exerciseAmbiguity(of owner: any LayoutItem) {
    guard let item = existingItem(for: owner) else { return }
    place(system.exerciseAmbiguity(of: item.variables).moved)
  }

  /// Those of the program; what follows from contents and masks has no objects.
  func constraintsAffecting(
    _ owner: any LayoutItem, along axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    guard let item = existingItem(for: owner) else { return [] }
    var seen: Set<ConstraintID> = []
    var found: [NSLayoutConstraint] = []
    for variable in [item.origin(along: axis), item.length(along: axis)] {
      for id in system.constraints(affecting: variable) where seen.insert(id).inserted {
        source(of: id).map { found.append($0) }
      }
    }
    return found
  }
}
