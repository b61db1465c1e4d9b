import CoreGraphics

/// What a constraint may be; anything else is a programmer's mistake and traps, with Apple's reason.
@MainActor
enum ConstraintRules {
  static func item(_ object: Any) -> any LayoutItem {
    if let view = object as? UIView { return view }
    if let guide = object as? UILayoutGuide { return guide }
    preconditionFailure(
      "Constraint items must each be a view or layout guide; this is a \(type(of: object)).")
  }

  static func check(
    _ first: LayoutOperand, _ second: LayoutOperand?, multiplier: CGFloat, constant: CGFloat
  ) {
    check(constant: constant)
    if let fault = fault(first, second, multiplier: multiplier) { preconditionFailure(fault) }
  }

  /// Why there is no such constraint; nil if it may be.
  static func fault(
    _ first: LayoutOperand, _ second: LayoutOperand?, multiplier: CGFloat
  ) -> String? {
    if !multiplier.isFinite {
      return "Multiplier is not finite! That's illegal. multiplier:\(multiplier)"
    }
    if first.item == nil { return "Constraint must contain a first layout item." }
    if first.attribute == .notAnAttribute {
      return "Constraint must have a first layout attribute."
    }
    guard let second else { return faultAlone(first) }
    if !first.isLength, multiplier == 0 {
      return
        "A multiplier of 0 or a nil second item together with a location for the first attribute "
        + "creates an illegal constraint of a location equal to a constant. Location attributes "
        + "must be specified in pairs."
    }
    return faultOfPair(first, second)
  }

  private static func faultAlone(_ first: LayoutOperand) -> String? {
    if first.isLength { return nil }
    return
      "A constraint cannot be made that sets a location equal to a constant. Location attributes "
      + "must be specified in pairs."
  }

  private static func faultOfPair(_ first: LayoutOperand, _ second: LayoutOperand) -> String? {
    if (first.attribute.isDirectional && second.attribute.isAbsoluteEdge)
      || (first.attribute.isAbsoluteEdge && second.attribute.isDirectional)
    {
      return "A constraint cannot be made between a leading/trailing attribute and a right/left "
        + "attribute. Use leading/trailing for both or neither."
    }
    let isPair =
      second.attribute != .notAnAttribute && first.isLength == second.isLength
      && (first.isLength || first.attribute.axis == second.attribute.axis)
    if isPair { return nil }
    return "Invalid pairing of layout attributes: \(first.attribute) and \(second.attribute)."
  }

  static func check(constant: CGFloat) {
    precondition(
      constant.isFinite, "Constant is not finite! That's illegal. constant:\(constant)")
  }

  static func check(_ priority: UILayoutPriority) {
    precondition(
      priority.rawValue > 0 && priority.rawValue <= 1000,
      "It's illegal to set priority:\(priority.rawValue). Priorities must be greater than 0 and "
        + "less or equal to UILayoutPriority.required, which is 1000.")
  }
}
