import CoreGraphics
import QuartzCore

/// Makes the constraints of a visual format.
@MainActor
struct VisualFormatBuilder {
  let format: VisualFormat
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]
  private var made: [NSLayoutConstraint] = []

  init(
    _ format: VisualFormat, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any],
    views: [String: Any]
  ) {
    (self.format, self.options, self.metrics, self.views) = (format, options, metrics, views)
  }

  mutating func constraints() throws(VisualFormatError) -> [NSLayoutConstraint] {
    var items: [any LayoutItem] = []
    for view in format.views { items.append(try item(view)) }
    if let start = format.start { try addStart(start, items[0]) }
    for (index, item) in items.enumerated() {
      try addLengths(format.views[index].lengths, of: item)
      if index > 0 { try addGap(format.gaps[index - 1], items[index - 1], item) }
    }
    if let end = format.end { try addEnd(end, items[items.count - 1]) }
    try align(items)
    return made
  }
}

// MARK: Parts of the format

extension VisualFormatBuilder {
  /// Where a view begins and ends in the direction of the format.
  private var edges: (near: NSLayoutConstraint.Attribute, far: NSLayoutConstraint.Attribute) {
    if format.axis == .vertical { return (.top, .bottom) }
    switch options.intersection(.directionMask) {
    case .directionLeftToRight: return (.left, .right)
    case .directionRightToLeft: return (.right, .left)
    default: return (.leading, .trailing)
    }
  }

  private var margins: (near: NSLayoutConstraint.Attribute, far: NSLayoutConstraint.Attribute) {
    if format.axis == .vertical { return (.topMargin, .bottomMargin) }
    switch options.intersection(.directionMask) {
    case .directionLeftToRight: return (.leftMargin, .rightMargin)
    case .directionRightToLeft: return (.rightMargin, .leftMargin)
    default: return (.leadingMargin, .trailingMargin)
    }
  }

  private mutating func addStart(
    _ gap: VisualFormat.Gap, _ item: any LayoutItem
  ) throws(VisualFormatError) {
    let superview = try superview(of: item)
    let inner = LayoutOperand(item, edges.near)
    guard case .predicates(let predicates) = gap else {
      return add(inner, LayoutOperand(superview, margins.near), VisualFormat.Predicate.zero, 0)
    }
    for predicate in predicates {
      add(inner, LayoutOperand(superview, edges.near), predicate, try number(predicate.value))
      try setPriority(predicate)
    }
  }

  private mutating func addEnd(
    _ gap: VisualFormat.Gap, _ item: any LayoutItem
  ) throws(VisualFormatError) {
    let superview = try superview(of: item)
    let inner = LayoutOperand(item, edges.far)
    guard case .predicates(let predicates) = gap else {
      return add(LayoutOperand(superview, margins.far), inner, VisualFormat.Predicate.zero, 0)
    }
    for predicate in predicates {
      add(LayoutOperand(superview, edges.far), inner, predicate, try number(predicate.value))
      try setPriority(predicate)
    }
  }

  private mutating func addGap(
    _ gap: VisualFormat.Gap, _ before: any LayoutItem, _ after: any LayoutItem
  ) throws(VisualFormatError) {
    let baselines = format.axis == .vertical && options.contains(.spacingBaselineToBaseline)
    let end = LayoutOperand(before, baselines ? .lastBaseline : edges.far)
    let start = LayoutOperand(after, baselines ? .firstBaseline : edges.near)
    guard case .predicates(let predicates) = gap else {
      made.append(
        isReversed
          ? NSLayoutConstraint(end, .equal, start, spacing: SystemSpacing(multiplier: 1))
          : NSLayoutConstraint(start, .equal, end, spacing: SystemSpacing(multiplier: 1)))
      return
    }
    for predicate in predicates {
      add(start, end, predicate, try number(predicate.value))
      try setPriority(predicate)
    }
  }

  /// `later - earlier relation distance`, along the format.
  private mutating func add(
    _ later: LayoutOperand, _ earlier: LayoutOperand, _ predicate: VisualFormat.Predicate,
    _ distance: CGFloat
  ) {
    made.append(
      isReversed
        ? NSLayoutConstraint(earlier, predicate.relation, later, constant: distance)
        : NSLayoutConstraint(later, predicate.relation, earlier, constant: distance))
  }

  /// Whether the format runs against the coordinates.
  private var isReversed: Bool { edges.near == .right }

  private mutating func addLengths(
    _ predicates: [VisualFormat.Predicate], of item: any LayoutItem
  ) throws(VisualFormatError) {
    let length = LayoutOperand(item, format.axis.length)
    for predicate in predicates {
      if case .name(let name, let position) = predicate.value, let other = views[name] {
        let operand = LayoutOperand(try asItem(other, name, position), format.axis.length)
        made.append(NSLayoutConstraint(length, predicate.relation, operand))
      } else {
        let value = try number(predicate.value)
        made.append(NSLayoutConstraint(length, predicate.relation, nil, constant: value))
      }
      try setPriority(predicate)
    }
  }

  private mutating func align(_ items: [any LayoutItem]) throws(VisualFormatError) {
    for attribute in options.alignedAttributes {
      guard attribute.axis != format.axis else {
        let name = format.axis == .horizontal ? "horizontal" : "vertical"
        throw VisualFormatError(
          message: "Options mask required views to be aligned on a \(name) edge, which is not "
            + "allowed for layout that is also \(name).", position: 0)
      }
      for (item, next) in zip(items, items.dropFirst()) {
        made.append(
          NSLayoutConstraint(
            LayoutOperand(item, attribute), .equal, LayoutOperand(next, attribute)))
      }
    }
  }
}

// MARK: Names

extension VisualFormatBuilder {
  private func item(_ view: VisualFormat.View) throws(VisualFormatError) -> any LayoutItem {
    guard let object = views[view.name] else {
      throw VisualFormatError(
        message: "\(view.name) is not a key in the views dictionary.", position: view.position)
    }
    return try asItem(object, view.name, view.position)
  }

  private func asItem(
    _ object: Any, _ name: String, _ position: Int
  ) throws(VisualFormatError) -> any LayoutItem {
    if let view = object as? UIView { return view }
    if let guide = object as? UILayoutGuide { return guide }
    throw VisualFormatError(
      message: "\(name) is a \(type(of: object)), not a view or layout guide.", position: position)
  }

  private func superview(of item: any LayoutItem) throws(VisualFormatError) -> UIView {
    guard let superview = item.layoutContainer else {
      throw VisualFormatError(
        message: "Unable to interpret '|' character, because the related view doesn't have a "
          + "superview.", position: 0)
    }
    return superview
  }

  private func number(_ value: VisualFormat.Value) throws(VisualFormatError) -> CGFloat {
    guard case .name(let name, let position) = value else {
      if case .number(let number) = value { return number }
      return 0
    }
    guard let metric = metrics[name] else {
      throw VisualFormatError(
        message: "\(name) is not a key in the metrics dictionary.", position: position)
    }
    guard let number = AnyNumber.double(metric), number.isFinite else {
      throw VisualFormatError(
        message: "The metric \(name) is a \(Swift.type(of: metric)), not a finite number.",
        position: position)
    }
    return CGFloat(number)
  }

  private func setPriority(_ predicate: VisualFormat.Predicate) throws(VisualFormatError) {
    guard let value = predicate.priority, let constraint = made.last else { return }
    constraint.priority = UILayoutPriority(Float(try number(value)))
  }
}

extension VisualFormat.Predicate {
  fileprivate static let zero = VisualFormat.Predicate(value: .number(0))
}
