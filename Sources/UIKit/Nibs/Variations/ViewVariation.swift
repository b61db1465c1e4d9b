import Foundation
import InterfaceFiles

/// The variations of a view, its subviews and the constraints that it lists. It lives as long as the view,
/// in the block that the view calls when its size classes change.
@MainActor
final class ViewVariation {
  private struct Branch {
    let condition: SizeClassCondition
    let element: InterfaceElement
  }

  private weak var view: UIView?
  private let reader: NibReader
  private let branches: [Branch]
  private var subviews: [(id: String, view: UIView)] = []
  private var constraints: [String: NSLayoutConstraint] = [:]
  /// The constraints listed, for their own variations.
  private var values: [(constraint: NSLayoutConstraint, element: InterfaceElement)] = []

  init(_ reader: NibReader, _ view: UIView) {
    (self.reader, self.view) = (reader, view)
    branches = Self.branches(of: reader.element)
  }

  /// Those that name fewer classes first.
  private static func branches(of element: InterfaceElement) -> [Branch] {
    element.children.filter { $0.name == "variation" }.compactMap { element in
      element.key.flatMap { SizeClassCondition($0) }.map { Branch(condition: $0, element: element) }
    }.sorted { $0.condition.weight < $1.condition.weight }
  }

  /// The identifiers in masks of constraints.
  var varyingConstraints: Set<String> {
    Set(branches.flatMap { references($0.element, "constraints") }.map { $0.id })
  }

  func hold(_ constraint: NSLayoutConstraint, _ id: String) {
    if varyingConstraints.contains(id) { constraints[id] = constraint }
  }

  private func references(
    _ branch: InterfaceElement, _ key: String
  ) -> [(id: String, isIncluded: Bool)] {
    (branch.value(key)?.children ?? []).compactMap { mark in
      mark.attributes["reference"].map { (id: $0, isIncluded: mark.name == "include") }
    }
  }

  /// Applies what holds now, and follows the view's size classes.
  func begin(_ run: NibRun) {
    guard let view else { return }
    subviews = reader.element.list("subviews").compactMap { element in
      element.id.flatMap { id in (run.object(id) as? UIView).map { (id: id, view: $0) } }
    }
    values = reader.element.list("constraints").compactMap { element in
      guard element.first("variation") != nil, let id = element.id else { return nil }
      return (constraints[id] ?? run.object(id) as? NSLayoutConstraint).map {
        (constraint: $0, element: element)
      }
    }
    apply()
    view.registerForTraitChanges(
      [UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]
    ) { (_: UIView, _) in self.apply() }
  }

  private func apply() {
    guard let view else { return }
    applySubviews(to: view)
    for (id, constraint) in constraints {
      constraint.isActive = !isExcluded(id, "constraints") && constraint.hasCommonAncestor
    }
    for value in values { apply(value.element, to: value.constraint) }
    applyAttributes(to: view)
  }

  private func holding(_ branches: [Branch]) -> [InterfaceElement] {
    let traits = view?.traitCollection
    // Before the view is in a window, as in a regular one.
    func known(_ size: UIUserInterfaceSizeClass?) -> UIUserInterfaceSizeClass {
      size == .compact ? .compact : .regular
    }
    let (width, height) = (known(traits?.horizontalSizeClass), known(traits?.verticalSizeClass))
    return branches.filter { $0.condition.holds(width: width, height: height) }.map(\.element)
  }

  /// The last branch that says something counts.
  private func isExcluded(_ id: String, _ key: String) -> Bool {
    holding(branches).flatMap { references($0, key) }.last { $0.id == id }.map { !$0.isIncluded }
      ?? false
  }

  private func applySubviews(to view: UIView) {
    var place = 0
    for (id, subview) in subviews {
      let isExcluded = self.isExcluded(id, "subviews")
      if isExcluded, subview.superview === view { subview.removeFromSuperview() }
      if !isExcluded, subview.superview == nil {
        if let stack = view as? UIStackView {
          stack.insertArrangedSubview(subview, at: min(place, stack.arrangedSubviews.count))
        } else {
          view.insertSubview(subview, at: min(place, view.subviews.count))
        }
      }
      if !isExcluded { place += 1 }
    }
  }

  private func apply(_ element: InterfaceElement, to constraint: NSLayoutConstraint) {
    let holding = self.holding(Self.branches(of: element))
    func number(_ name: String) -> Double? {
      (holding.reversed() + [element]).lazy.compactMap { $0.number(name) }.first
    }
    constraint.constant = CGFloat(number("constant") ?? 0)
    let priority = UILayoutPriority(Float(number("priority") ?? 1000))
    guard priority.rawValue > 0, priority.rawValue <= 1000, priority != constraint.priority else {
      return
    }
    let wasActive = constraint.isActive
    constraint.isActive = false
    constraint.priority = priority
    constraint.isActive = wasActive
  }

  /// What attributes that vary say where they aren't written, so that they are as at first again.
  private static let usual = [
    "hidden": "NO", "alpha": "1", "spacing": "0", "axis": "horizontal", "distribution": "fill",
    "alignment": "fill", "baselineRelativeArrangement": "NO", "numberOfLines": "1",
    "layoutMarginsRelativeArrangement": "NO", "clipsSubviews": "NO", "enabled": "YES",
    "userInteractionEnabled": "YES", "preservesSuperviewLayoutMargins": "NO",
    "minimumScaleFactor": "0", "text": "",
    "horizontalHuggingPriority": "250", "verticalHuggingPriority": "250",
    "horizontalCompressionResistancePriority": "750",
    "verticalCompressionResistancePriority": "750",
  ]

  /// Attributes and values that a branch names are read again by the rows of the view's kind: from the
  /// branch while it holds, else from the view's own element.
  private func applyAttributes(to view: UIView) {
    let marks: Set = ["subviews", "constraints", "key"]
    let written = branches.flatMap { Array($0.element.attributes.keys) }
    let keys = branches.flatMap { $0.element.children.compactMap(\.key) }
    let names = Set(written + keys).subtracting(marks)
    guard !names.isEmpty else { return }
    let sources = holding(branches).reversed() + [reader.element]
    var attributes: [String: String] = [:]
    var children: [InterfaceElement] = []
    for name in names {
      let source = sources.first { $0.attributes[name] != nil || $0.value(name) != nil }
      if let child = source?.value(name) {
        children.append(child)
      } else {
        attributes[name] = source?.attributes[name] ?? Self.usual[name]
      }
    }
    let element = reader.element.varied(attributes: attributes, children: children)
    for kind in NibKind.chain(of: type(of: view)) {
      kind.read(NibReader(variation: element, reader.run), view)
    }
  }
}
