import CoreGraphics

/// Makes the constraints of a stack view, under the identifiers that Apple's log shows.
@MainActor
struct StackArranger {
  private let stack: UIStackView
  private let axis: NSLayoutConstraint.Axis
  private let shown: [UIView]
  /// What surrounds the views.
  private let canvas: any LayoutItem
  private var made = StackArrangement()

  /// Below what programs say, but above the size that fitting aims at.
  private static let spanningFit = UILayoutPriority(51)
  /// Decides where nothing else does.
  private static let suppression = UILayoutPriority(25)
  private static let proportion = UILayoutPriority(999)

  init(_ stack: UIStackView) {
    self.stack = stack
    axis = stack.axis
    shown = stack.arrangedSubviews.filter { !$0.isHidden }
    canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
  }

  func arrangement() -> StackArrangement {
    var arranger = self
    arranger.connectEnds()
    arranger.distribute()
    arranger.align()
    arranger.park()
    arranger.made.isCurrent = true
    return arranger.made
  }

  @discardableResult
  private mutating func add(
    _ identifier: String, _ first: LayoutOperand, _ relation: NSLayoutConstraint.Relation,
    _ second: LayoutOperand?, multiplier: CGFloat = 1, constant: CGFloat = 0,
    _ priority: UILayoutPriority = .required, spacing: SystemSpacing? = nil
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      first, relation, second, multiplier: multiplier, constant: constant, spacing: spacing)
    constraint.identifier = identifier
    constraint.priority = priority
    made.constraints.append(constraint)
    return constraint
  }

  private func near(_ item: any LayoutItem) -> LayoutOperand {
    LayoutOperand(item, axis == .horizontal ? .leading : .top)
  }

  private func far(_ item: any LayoutItem) -> LayoutOperand {
    LayoutOperand(item, axis == .horizontal ? .trailing : .bottom)
  }

  private func center(_ item: any LayoutItem) -> LayoutOperand {
    LayoutOperand(item, axis == .horizontal ? .centerX : .centerY)
  }

  private func length(_ item: any LayoutItem) -> LayoutOperand {
    LayoutOperand(item, axis.length)
  }
}

// MARK: Along the axis

extension StackArranger {
  private mutating func connectEnds() {
    guard let first = shown.first, let last = shown.last else {
      add("UISV-canvas-fit", length(canvas), .equal, nil, Self.spanningFit)
      return
    }
    add("UISV-canvas-connection", near(first), .equal, near(canvas))
    add("UISV-canvas-connection", far(canvas), .equal, far(last))
  }

  private mutating func distribute() {
    switch stack.distribution {
    case .fill:
      addSpacings(.equal)
      suppressAmbiguity()
    case .fillEqually:
      addSpacings(.equal)
      for view in shown.dropFirst() {
        add("UISV-fill-equally", length(view), .equal, length(shown[0]))
      }
    case .fillProportionally:
      addSpacings(.equal)
      addProportions()
      suppressAmbiguity()
    case .equalSpacing: addEqualGaps()
    case .equalCentering: addEqualCentering()
    }
  }

  private mutating func addSpacings(_ relation: NSLayoutConstraint.Relation) {
    for (view, next) in zip(shown, shown.dropFirst()) {
      let isOfBaselines = stack.isBaselineRelativeArrangement && axis == .vertical
      let (constant, spacing) = gap(after: view)
      add(
        "UISV-spacing", isOfBaselines ? LayoutOperand(next, .firstBaseline) : near(next), relation,
        isOfBaselines ? LayoutOperand(view, .lastBaseline) : far(view), constant: constant,
        spacing: spacing)
    }
  }

  private func gap(after view: UIView) -> (CGFloat, SystemSpacing?) {
    let custom = stack.customSpacings[ObjectIdentifier(view)]
    let spacing = custom ?? stack.spacing
    if spacing == UIStackView.spacingUseSystem { return (0, SystemSpacing(multiplier: 1)) }
    return (spacing.isFinite ? spacing : 0, nil)
  }

  /// As in UIKit, of several views without a length of their own the last one takes the slack, and a
  /// stack in the stack takes it rather than a view with content.
  private mutating func suppressAmbiguity() {
    let hasStacks = shown.contains { $0 is UIStackView }
    for view in shown { view.setHugsTwice(hasStacks && !(view is UIStackView)) }
    for view in shown.filter({ !$0.hasOwnLength(along: axis) }).dropLast() {
      add("UISV-ambiguity-suppression", length(view), .equal, nil, Self.suppression)
    }
  }

  private mutating func addProportions() {
    let weights = shown.map { max(0, $0.intrinsicLength(along: axis)) }
    guard let base = weights.firstIndex(where: { $0 > 0 }) else { return }
    for (view, weight) in zip(shown, weights) where weight > 0 && view !== shown[base] {
      add(
        "UISV-fill-proportionally", length(view), .equal, length(shown[base]),
        multiplier: weight / weights[base], Self.proportion)
    }
  }

  private mutating func addEqualGaps() {
    addSpacings(.greaterThanOrEqual)
    let gaps = zip(shown, shown.dropFirst()).map { view, next in
      let guide = makeGuide()
      add("UISV-distributing-edge", near(guide), .equal, far(view))
      add("UISV-distributing-edge", near(next), .equal, far(guide))
      return guide
    }
    for guide in gaps.dropFirst() {
      add("UISV-fill-equally", length(guide), .equal, length(gaps[0]))
    }
  }

  private mutating func addEqualCentering() {
    addSpacings(.greaterThanOrEqual)
    let gaps = zip(shown, shown.dropFirst()).map { view, next in
      let guide = makeGuide()
      add("UISV-distributing-edge", near(guide), .equal, center(view))
      add("UISV-distributing-edge", far(guide), .equal, center(next))
      return guide
    }
    for (index, guide) in gaps.enumerated().dropFirst() {
      // Earlier gaps are kept equal before later ones.
      let priority = UILayoutPriority(max(149 - Float(index), 26))
      add("UISV-fill-equally", length(guide), .equal, length(gaps[0]), priority)
    }
  }

  private mutating func makeGuide() -> UILayoutGuide {
    let guide = StackGapGuide()
    guide.identifier = "UISV-gap"
    stack.adopt(guide)
    made.guides.append(guide)
    return guide
  }
}

// MARK: Across the axis

extension StackArranger {
  private var acrossNear: NSLayoutConstraint.Attribute { axis == .horizontal ? .top : .leading }
  private var acrossFar: NSLayoutConstraint.Attribute { axis == .horizontal ? .bottom : .trailing }
  private var acrossCenter: NSLayoutConstraint.Attribute {
    axis == .horizontal ? .centerY : .centerX
  }

  private mutating func align() {
    for view in stack.arrangedSubviews {
      if view.isHidden { alignHidden(view) } else { align(view) }
    }
    if stack.alignment != .fill || shown.isEmpty {
      add(
        "UISV-spanning-fit", LayoutOperand(canvas, axis.across.length), .equal, nil,
        Self.spanningFit)
    }
    guard let baseline, let first = shown.first else { return }
    for view in shown.dropFirst() {
      add(
        "UISV-alignment", LayoutOperand(view, baseline), .equal, LayoutOperand(first, baseline))
    }
  }

  /// A hidden view has a place, but no say in the size of the stack.
  private mutating func alignHidden(_ view: UIView) {
    let attribute =
      switch stack.alignment {
      case .center: acrossCenter
      case .trailing: acrossFar
      case .fill, .leading, .firstBaseline, .lastBaseline: acrossNear
      }
    add("UISV-alignment", LayoutOperand(view, attribute), .equal, LayoutOperand(canvas, attribute))
  }

  /// Columns have no common baseline.
  private var baseline: NSLayoutConstraint.Attribute? {
    guard axis == .horizontal else { return nil }
    switch stack.alignment {
    case .firstBaseline: return .firstBaseline
    case .lastBaseline: return .lastBaseline
    default: return nil
    }
  }

  private mutating func align(_ view: UIView) {
    let (near, far) = (LayoutOperand(view, acrossNear), LayoutOperand(view, acrossFar))
    let (start, end) = (LayoutOperand(canvas, acrossNear), LayoutOperand(canvas, acrossFar))
    let alignment = stack.alignment
    let isAtStart = alignment == .fill || alignment == .leading
    let isAtEnd = alignment == .fill || alignment == .trailing
    let isBaseless = axis == .vertical
    let pinsStart = isAtStart || (isBaseless && alignment == .firstBaseline)
    let pinsEnd = isAtEnd || (isBaseless && alignment == .lastBaseline)
    add("UISV-alignment", near, pinsStart ? .equal : .greaterThanOrEqual, start)
    add("UISV-alignment", end, pinsEnd ? .equal : .greaterThanOrEqual, far)
    if alignment == .center {
      add(
        "UISV-alignment", LayoutOperand(view, acrossCenter), .equal,
        LayoutOperand(canvas, acrossCenter))
    }
    if baseline == .firstBaseline {
      add("UISV-ambiguity-suppression", near, .equal, start, Self.suppression)
    } else if baseline == .lastBaseline {
      add("UISV-ambiguity-suppression", end, .equal, far, Self.suppression)
    }
    if alignment != .fill, !view.hasOwnLength(along: axis.across) {
      add(
        "UISV-ambiguity-suppression", LayoutOperand(view, axis.across.length), .equal, nil,
        Self.suppression)
    }
  }
}

// MARK: Hidden views

extension StackArranger {
  /// Hidden views keep no length, in the middle of the gap between their neighbours.
  private mutating func park() {
    guard shown.count < stack.arrangedSubviews.count else { return }
    var last: UIView?
    for (index, view) in stack.arrangedSubviews.enumerated() {
      guard view.isHidden else {
        last = view
        continue
      }
      let next = stack.arrangedSubviews[index...].first { !$0.isHidden }
      add("UISV-hiding", length(view), .equal, nil)
      park(view, last, next)
    }
  }

  private mutating func park(_ view: UIView, _ last: UIView?, _ next: UIView?) {
    switch (last, next) {
    case (let last?, let next?):
      let guide = makeGuide()
      add("UISV-hiding", near(guide), .equal, far(last))
      add("UISV-hiding", far(guide), .equal, near(next))
      add("UISV-hiding", center(view), .equal, center(guide))
    case (let last?, nil): add("UISV-hiding", far(view), .equal, far(last))
    case (nil, let next?): add("UISV-hiding", near(view), .equal, near(next))
    case (nil, nil): add("UISV-hiding", near(view), .equal, near(canvas))
    }
  }
}

extension UIView {
  fileprivate func intrinsicLength(along axis: NSLayoutConstraint.Axis) -> CGFloat {
    let size = intrinsicContentSize
    return axis == .horizontal ? size.width : size.height
  }

  /// Whether content, or constraints of its own, say how long it is.
  fileprivate func hasOwnLength(along axis: NSLayoutConstraint.Axis) -> Bool {
    if intrinsicLength(along: axis) >= 0 { return true }
    if let stack = self as? UIStackView { return !stack.arrangedSubviews.isEmpty }
    return viewLayout?.held.all.contains {
      $0.first.item === self && $0.firstAttribute == axis.length
    }
      ?? false
  }
}
