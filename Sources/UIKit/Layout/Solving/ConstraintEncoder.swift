// Walk C3: encoding. In: a constraint in the words of views. Out: a linear form over the unknowns of
// its items, and the items. Next: ConstraintKit.

import ConstraintKit
import CoreGraphics

/// Places are taken in the coordinates of the view that holds the constraint: its own edges are 0 and
/// its size, those of deeper views the sum of the places of the views around them.
@MainActor
struct ConstraintEncoder {
  let engine: LayoutEngine
  let holder: UIView
  /// The items that the form mentions, and those on the way up.
  private(set) var items: [SolvedItem] = []
  /// Those whose baselines it mentions.
  private(set) var baselineItems: [SolvedItem] = []

  init(engine: LayoutEngine, holder: UIView) {
    self.engine = engine
    self.holder = holder
  }

  /// `first - multiplier × second`, without the constraint's constant.
  mutating func form(of constraint: NSLayoutConstraint) -> LinearForm {
    let first = constraint.first
    let isMirrored =
      (first.isDirectional || constraint.second?.isDirectional == true) && holder.isRightToLeft
    let multiplier = Double(constraint.multiplier)
    var form = value(of: first, isMirrored)
    if let second = constraint.second, multiplier != 0 {
      form.add(value(of: second, isMirrored), times: -multiplier)
    }
    if isMirrored, !first.isLength, multiplier != 1 { form.add(extent, times: 1 - multiplier) }
    return form
  }

  /// In layouts from right to left places count from the right, that is negative here.
  private mutating func value(of operand: LayoutOperand, _ isMirrored: Bool) -> LinearForm {
    guard let item = operand.item else { return LinearForm() }
    if let origin = operand.origin {
      var form = place(item, operand.attribute)
      if let start = origin.item { form.add(place(start, origin.attribute), times: -1) }
      return isMirrored ? form * -1 : form
    }
    if operand.attribute.isLength { return length(item, operand.attribute) }
    let form = place(item, operand.attribute)
    return isMirrored ? form * -1 : form
  }

  private mutating func length(
    _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute
  ) -> LinearForm {
    // A nil second item may come with any attribute.
    guard let axis = attribute.axis, attribute.isLength else { return LinearForm() }
    return LinearForm(use(item).length(along: axis))
  }

  /// The holder's width, from the left edge of its coordinates to the right.
  private var extent: LinearForm {
    mutating get {
      var form = LinearForm(use(holder).width)
      form.constant += holder.alignmentInsets.left + holder.alignmentInsets.right
      return form
    }
  }

  private mutating func use(_ owner: any LayoutItem) -> SolvedItem {
    let item = engine.item(for: owner)
    if !items.contains(where: { $0 === item }) { items.append(item) }
    return item
  }
}

// MARK: Places

extension ConstraintEncoder {
  private mutating func place(
    _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute
  ) -> LinearForm {
    if let edge = attribute.withoutMargin {
      return place((item as? UIView).map(\.layoutMarginsGuide) ?? item, edge)
    }
    if attribute.isBaseline {
      return baseline(item, attribute)
    }
    let box = attribute.isEdge ? edgeBox(of: item) : item
    let axis = attribute.axis ?? .horizontal
    var form = start(of: box, along: axis)
    let part = attribute.resolved(holder.isRightToLeft).fraction
    if part != 0 { form.add(use(box).length(along: axis), part) }
    return form
  }

  /// To what is in it, the edges of a scroll view are those of its content.
  private func edgeBox(of item: any LayoutItem) -> any LayoutItem {
    guard item === holder, let scroll = item as? UIScrollView else { return item }
    return scroll.contentLayoutGuide
  }

  /// The left or upper edge in the holder's coordinates.
  private mutating func start(
    of item: any LayoutItem, along axis: NSLayoutConstraint.Axis
  ) -> LinearForm {
    if item === holder {
      return LinearForm([], constant: holder.alignmentInsets.start(along: axis))
    }
    var form = LinearForm(use(item).origin(along: axis))
    var container = item.layoutContainer
    while let view = container, view !== holder {
      form.add(use(view).origin(along: axis))
      form.constant -= view.alignmentInsets.start(along: axis)
      if let scroll = view as? UIScrollView {
        form.add(use(scroll.frameLayoutGuide).origin(along: axis), -1)
      }
      container = view.superview
    }
    return form
  }

  private mutating func baseline(
    _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute
  ) -> LinearForm {
    guard let view = (item as? UIView)?.baselineView(for: attribute) else {
      return place(item, .bottom)
    }
    // A scroll view's bottom edge is that of its content.
    if view === holder, view is UIScrollView { return place(view, .bottom) }
    let box = use(view)
    baselineItems.append(box)
    let baseline = view.baseline(attribute, width: box.wrappingWidth)
    var form = start(of: view, along: .vertical)
    if baseline.fraction != 0 { form.add(box.height, baseline.fraction) }
    form.constant += baseline.offset
    return form
  }
}

extension NSLayoutConstraint.Attribute {
  /// Where it lies between the near and the far edge.
  fileprivate var fraction: Double {
    switch self {
    case .right, .bottom: 1
    case .centerX, .centerY: 0.5
    default: 0
    }
  }

  fileprivate var isEdge: Bool { self != .centerX && self != .centerY }
}

extension UIEdgeInsets {
  fileprivate func start(along axis: NSLayoutConstraint.Axis) -> CGFloat {
    axis == .horizontal ? left : top
  }
}
