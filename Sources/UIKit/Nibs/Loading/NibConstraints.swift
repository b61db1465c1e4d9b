import CoreGraphics
import Foundation
import InterfaceFiles

/// The constraints of a load, which are made when all objects are there.
@MainActor
final class NibConstraints {
  private var waiting: [(view: UIView, element: InterfaceElement)] = []

  /// `view` is the one that the file lists them in.
  func add(_ elements: [InterfaceElement], of view: UIView) {
    waiting += elements.filter { $0.name == "constraint" }.map { (view, $0) }
  }

  /// Those that cannot be are lines in the log. Placeholders are for Interface Builder alone.
  func activate(in run: NibRun) {
    let listed = waiting
    waiting = []
    for (view, element) in listed where element.flag("placeholder") != true {
      guard let constraint = NibConstraint(element, view, run).made else { continue }
      run.note(constraint, element)
      if !run.variations.excludes(constraint, element) { constraint.isActive = true }
    }
  }
}

/// A `constraint` element.
@MainActor
private struct NibConstraint {
  let element: InterfaceElement
  let view: UIView
  let run: NibRun

  init(_ element: InterfaceElement, _ view: UIView, _ run: NibRun) {
    (self.element, self.view, self.run) = (element, view, run)
  }

  /// Nil where it cannot be.
  var made: NSLayoutConstraint? {
    guard let first = operand("firstItem", "firstAttribute") else { return nil }
    let second =
      element.attributes["secondItem"] == nil ? nil : operand("secondItem", "secondAttribute")
    if element.attributes["secondItem"] != nil, second == nil { return nil }
    let multiplier =
      element.attributes["multiplier"] == nil ? 1 : element.ratio("multiplier") ?? .nan
    if let fault = ConstraintRules.fault(first, second, multiplier: CGFloat(multiplier)) {
      return refuse(fault)
    }
    guard let relation = Self.relations[element.attributes["relation"] ?? "equal"] else {
      return refuse("its relation is not known")
    }
    let constraint = NSLayoutConstraint(
      first, relation, second, multiplier: CGFloat(multiplier), constant: constant)
    guard constraint.hasCommonAncestor else {
      return refuse("its items are in no common view")
    }
    constraint.identifier = element.attributes["identifier"]
    constraint.priority = priority
    return constraint
  }

  /// Says why in the log.
  private func refuse(_ reason: String) -> NSLayoutConstraint? {
    run.source.complain(element, "the constraint is left out: \(reason)")
    return nil
  }

  /// Without an item, it is the view that has the constraint.
  private func operand(_ item: String, _ attribute: String) -> LayoutOperand? {
    guard let name = element.attributes[attribute], let found = Self.attributes[name] else {
      _ = refuse("\(attribute) \(element.attributes[attribute] ?? "") is not known")
      return nil
    }
    guard let id = element.attributes[item] else { return LayoutOperand(view, found) }
    switch run.object(id) {
    case let view as UIView: return LayoutOperand(view, found)
    case let guide as UILayoutGuide: return LayoutOperand(guide, found)
    default:
      _ = refuse("there is no view or guide \(id)")
      return nil
    }
  }

  /// Where Interface Builder leaves it to the system, it is that between neighbours, or, from the edge of
  /// the view around, 20.
  private var constant: CGFloat {
    if let written = element.number("constant") { return CGFloat(written) }
    guard element.flag("symbolic") == true || element.attributes["constant"] == "system" else {
      return 0
    }
    let isFromEdge = [element.attributes["firstItem"], element.attributes["secondItem"]].contains {
      $0.flatMap { run.object($0) } === view || $0 == nil
    }
    return isFromEdge ? 20 : SystemSpacing.standard
  }

  private var priority: UILayoutPriority {
    guard let written = element.number("priority"), written > 0, written <= 1000 else {
      return .required
    }
    return UILayoutPriority(Float(written))
  }

  private static let relations: [String: NSLayoutConstraint.Relation] = [
    "equal": .equal, "lessThanOrEqual": .lessThanOrEqual, "greaterThanOrEqual": .greaterThanOrEqual,
  ]

  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
    "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
    "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
    "topMargin": .topMargin, "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
    "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins,
  ]
}
