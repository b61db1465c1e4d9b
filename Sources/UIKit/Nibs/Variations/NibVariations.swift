import Foundation
import InterfaceFiles

/// What a load's objects have otherwise in other size classes: subviews and constraints that are not there,
/// and values of attributes.
@MainActor
final class NibVariations {
  private var waiting: [(reader: NibReader, view: UIView)] = []
  /// Of the constraints that vary, by identifier.
  private(set) var excluded: Set<String> = []
  private var all: [ViewVariation] = []

  /// Views with variations are followed; so are those with constraints that have some.
  func add(_ reader: NibReader, _ view: UIView) {
    let constraints = reader.element.list("constraints")
    let vary =
      reader.element.first("variation") != nil
      || constraints.contains { $0.first("variation") != nil }
    if vary { waiting.append((reader, view)) }
  }

  /// Whether a constraint stays inactive for now: it is one of those that come and go.
  func excludes(_ constraint: NSLayoutConstraint, _ element: InterfaceElement) -> Bool {
    guard let id = element.id, excluded.contains(id) else { return false }
    for one in all { one.hold(constraint, id) }
    return true
  }

  /// What is followed is held by the views from now on.
  func end() { all = [] }

  /// When all views are made, before their constraints are.
  func begin(in run: NibRun) {
    let added = waiting.map { ViewVariation($0.reader, $0.view) }
    waiting = []
    all = added
    excluded = added.reduce(into: []) { $0.formUnion($1.varyingConstraints) }
    guard !added.isEmpty else { return }
    run.lastSteps.append { for one in added { one.begin(run) } }
  }
}
