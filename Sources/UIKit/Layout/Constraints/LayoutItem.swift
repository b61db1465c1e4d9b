import CoreGraphics

/// What a constraint relates: a view or a layout guide.
@MainActor
protocol LayoutItem: AnyObject {
  /// The view itself, or the one a guide belongs to.
  var layoutView: UIView? { get }
  /// The view in whose coordinates its rectangle is.
  var layoutContainer: UIView? { get }
  /// Its rectangle in the live engine, while a constraint there mentions it.
  var solvedItem: SolvedItem? { get set }
  /// The active constraints that mention it.
  var mentions: ConstraintList { get }
  /// What the log calls it.
  var layoutName: String { get }
}

/// One side of a constraint: an attribute of an item, or the distance from another attribute to it.
struct LayoutOperand: @unchecked Sendable {
  /// The attribute from which a distance is measured.
  final class Origin {
    private(set) weak var item: (any LayoutItem)?
    let attribute: NSLayoutConstraint.Attribute

    init(_ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute) {
      self.item = item
      self.attribute = attribute
    }
  }

  private(set) weak var item: (any LayoutItem)?
  let attribute: NSLayoutConstraint.Attribute
  let origin: Origin?

  init(
    _ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute, from origin: Origin? = nil
  ) {
    self.item = item
    self.attribute = attribute
    self.origin = origin
  }

  var isLength: Bool { origin != nil || attribute.isLength }
  var isDirectional: Bool { attribute.isDirectional || origin?.attribute.isDirectional == true }
}

extension NSLayoutConstraint {
  /// Its items, with the lists that remember it.
  var itemsByRole: [(item: any LayoutItem, role: ConstraintList.Role)] {
    let all: [((any LayoutItem)?, ConstraintList.Role)] = [
      (first.item, .first), (second?.item, .second), (first.origin?.item, .firstOrigin),
      (second?.origin?.item, .secondOrigin),
    ]
    return all.compactMap { item, role in item.map { ($0, role) } }
  }
}
