import CoreGraphics
import Foundation

/// A constraint in words, as Apple's log writes them:
/// `<NSLayoutConstraint:0x5f0 H:|-(20)-[UILabel:0x7a0'Title'](LTR) (active, names: '|':UIView:0x6b0)>`.
@MainActor
struct ConstraintDescription {
  private let constraint: NSLayoutConstraint
  /// Views that the formula calls by another name than their class and address.
  private var names: [String] = []

  init(_ constraint: NSLayoutConstraint) { self.constraint = constraint }

  var text: String {
    var copy = self
    let formula = copy.format ?? copy.equation
    let identifier = constraint.identifier.map { " '\($0)'" } ?? ""
    let state = constraint.isActive ? "active" : "inactive"
    let names = copy.names.isEmpty ? "" : ", names: " + copy.names.joined(separator: ", ")
    let address = Self.address(of: constraint)
    return "<\(type(of: constraint)):\(address)\(identifier) \(formula)   (\(state)\(names))>"
  }

  static func name(of operand: LayoutOperand) -> String {
    let name = operand.item?.layoutName ?? "nil"
    guard let origin = operand.origin else { return "\(name).\(operand.attribute)" }
    return
      "(\(name).\(operand.attribute) - \(origin.item?.layoutName ?? "nil").\(origin.attribute))"
  }

  static func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
  }

  static func number(_ value: CGFloat) -> String {
    String(format: "%.6g", Double(value))
  }
}

// MARK: Equations

extension ConstraintDescription {
  private var equation: String {
    mutating get {
      let left = side(constraint.first)
      let right = constraint.second.map { side($0) }
      return "\(left) \(relation) \(rightSide(right))\(priority)"
    }
  }

  private func rightSide(_ second: String?) -> String {
    let constant = constraint.constant
    guard let second else { return Self.number(constant) }
    let multiplier =
      constraint.multiplier == 1 ? "" : "\(Self.number(constraint.multiplier))*"
    if constraint.spacing != nil { return "\(multiplier)\(second) + system spacing" }
    guard constant != 0 else { return multiplier + second }
    return "\(multiplier)\(second) \(constant < 0 ? "-" : "+") \(Self.number(abs(constant)))"
  }

  private var relation: String {
    switch constraint.relation {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }

  private var priority: String {
    constraint.priority.isRequired
      ? "" : " @\(Self.number(CGFloat(constraint.priority.rawValue)))"
  }

  private mutating func side(_ operand: LayoutOperand) -> String {
    if let origin = operand.origin {
      return
        "(\(name(operand.item)).\(operand.attribute) - \(name(origin.item)).\(origin.attribute))"
    }
    return "\(name(operand.item)).\(operand.attribute)"
  }

  /// A view with an accessibility identifier goes by that.
  private mutating func name(_ item: (any LayoutItem)?) -> String {
    guard let item else { return "nil" }
    guard let view = item as? UIView, let name = view.accessibilityIdentifier, !name.isEmpty else {
      return item.layoutName
    }
    let entry = "\(name):\(view.layoutName)"
    if !names.contains(entry) { names.append(entry) }
    return name
  }
}

// MARK: Visual formats

extension ConstraintDescription {
  /// Distances between neighbouring edges; nil for other constraints.
  private var format: String? {
    mutating get {
      guard let second = constraint.second, constraint.multiplier == 1, constraint.spacing == nil,
        constraint.first.origin == nil, second.origin == nil,
        let axis = constraint.first.attribute.axis, let item = constraint.first.item,
        let other = second.item
      else { return nil }
      let edges = (constraint.first.attribute, second.attribute)
      let prefix = axis == .horizontal ? "H:" : "V:"
      guard let body = body(item, edges, other) else { return nil }
      let isDirectional = constraint.first.isDirectional
      let isMirrored = isDirectional && constraint.holder?.isRightToLeft == true
      let suffix = axis == .vertical ? "" : isDirectional ? isMirrored ? "(RTL)" : "(LTR)" : "(LTR)"
      return prefix + body + suffix
    }
  }

  private mutating func body(
    _ item: any LayoutItem, _ edges: (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute),
    _ other: any LayoutItem
  ) -> String? {
    if edges.0 == edges.1 {
      if edges.0.isNear, item.isDirectlyIn(other) { return "\(bar(other))\(gap)[\(name(item))]" }
      if edges.0.isFar, other.isDirectlyIn(item) { return "[\(name(other))]\(gap)\(bar(item))" }
      return nil
    }
    guard edges.0.isNear, edges.1.isFar else { return nil }
    return "[\(name(other))]\(gap)[\(name(item))]"
  }

  private var gap: String {
    let sign = constraint.relation == .equal ? "" : relation
    return "-(\(sign)\(Self.number(constraint.constant))\(priority.dropFirst()))-"
  }

  private mutating func bar(_ item: any LayoutItem) -> String {
    let entry = "'|':\(item.layoutName)"
    if !names.contains(entry) { names.append(entry) }
    return "|"
  }
}

extension LayoutItem {
  fileprivate func isDirectlyIn(_ item: any LayoutItem) -> Bool {
    item is UIView && layoutContainer === item
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isNear: Bool { self == .leading || self == .left || self == .top }
  fileprivate var isFar: Bool { self == .trailing || self == .right || self == .bottom }
}

extension UIView {
  /// Its class, address and, of a label or button, text.
  var layoutName: String {
    let name = "\(type(of: self)):\(ConstraintDescription.address(of: self))"
    guard let text = textForLog, !text.isEmpty else { return name }
    return name + "'" + (text.count > 20 ? text.prefix(20) + "..." : text) + "'"
  }

  private var textForLog: String? {
    (self as? UILabel)?.text ?? (self as? UIButton)?.currentTitle
  }
}

extension UILayoutGuide {
  /// Its class or identifier, and address.
  var layoutName: String {
    let name = identifier.isEmpty ? "\(type(of: self))" : "\(type(of: self))'\(identifier)'"
    return "\(name):\(ConstraintDescription.address(of: self))"
  }
}
