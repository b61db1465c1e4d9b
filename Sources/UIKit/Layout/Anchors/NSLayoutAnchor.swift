public import CoreGraphics
public import Foundation

/// An attribute of a view or layout guide, from which constraints are made. Its subclasses see to it
/// that only attributes of the same kind are related.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  nonisolated final let operand: LayoutOperand

  init(_ operand: LayoutOperand) { self.operand = operand }

  /// `self == anchor`
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: 0)
  }

  /// `self >= anchor`
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: 0)
  }

  /// `self <= anchor`
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: 0)
  }

  /// `self == anchor + c`
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .equal, anchor.operand, constant: c)
  }

  /// `self >= anchor + c`
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .greaterThanOrEqual, anchor.operand, constant: c)
  }

  /// `self <= anchor + c`
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .lessThanOrEqual, anchor.operand, constant: c)
  }

  /// Anchors of the same attribute of the same item are equal.
  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    guard let other = (object as? any AnchorOperand)?.operand else { return false }
    return MainActor.assumeIsolated { operand.isSame(as: other) }
  }

  open override nonisolated var hash: Int {
    MainActor.assumeIsolated { operand.attribute.hashValue }
  }

  open override nonisolated var description: String {
    MainActor.assumeIsolated {
      "<\(type(of: self)) \(ConstraintDescription.name(of: operand))>"
    }
  }
}

/// What anchors of every kind have in common.
private protocol AnchorOperand {
  var operand: LayoutOperand { get }
}

extension NSLayoutAnchor: AnchorOperand {}

extension LayoutOperand {
  fileprivate func isSame(as other: LayoutOperand) -> Bool {
    item === other.item && attribute == other.attribute && origin?.item === other.origin?.item
      && origin?.attribute == other.origin?.attribute
  }
}

extension NSLayoutAnchor where AnchorType == AnyObject {
  /// An anchor of the kind that suits the attribute.
  ///
  /// Workaround: Apple's anchors are generic for the compiler only, so that one of any kind passes
  /// for an anchor of `AnyObject` and can be cast back. Swift's classes differ, but all lie in memory
  /// alike.
  static func erased(_ operand: LayoutOperand) -> NSLayoutAnchor<AnyObject> {
    if operand.isLength {
      return unsafeBitCast(NSLayoutDimension(operand), to: NSLayoutAnchor<AnyObject>.self)
    }
    if operand.attribute.axis == .horizontal {
      return unsafeBitCast(NSLayoutXAxisAnchor(operand), to: NSLayoutAnchor<AnyObject>.self)
    }
    return unsafeBitCast(NSLayoutYAxisAnchor(operand), to: NSLayoutAnchor<AnyObject>.self)
  }
}
