import CoreGraphics
import QuartzCore

extension UIStackView {
  func setNeedsArrangement() {
    arrangement.isCurrent = false
    setNeedsUpdateConstraints()
  }

  func arrange(_ view: UIView, at index: Int) {
    precondition(view !== self, "a stack view cannot arrange itself")
    let old = arrangedSubviews.firstIndex { $0 === view }
    if let old { arrangedSubviews.remove(at: old) }
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    view.layoutFlags.insert(.isArranged)
    arrangedSubviews.insert(view, at: min(index, arrangedSubviews.count))
    setNeedsArrangement()
  }

  func dismiss(_ view: UIView) {
    guard let index = arrangedSubviews.firstIndex(where: { $0 === view }) else { return }
    arrangedSubviews.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    view.layoutFlags.remove(.isArranged)
    setNeedsArrangement()
  }

  func setCustom(_ spacing: CGFloat, after view: UIView) {
    guard arrangedSubviews.contains(where: { $0 === view }), !spacing.isNaN else { return }
    let custom = spacing == UIStackView.spacingUseDefault ? nil : spacing
    guard customSpacings[ObjectIdentifier(view)] != custom else { return }
    customSpacings[ObjectIdentifier(view)] = custom
    setNeedsArrangement()
  }

  /// Replaces the constraints of the last arrangement.
  func updateArrangement() {
    guard !arrangement.isCurrent else { return }
    arrangement.takeDown(from: self)
    arrangement = StackArranger(self).arrangement()
    NSLayoutConstraint.activate(arrangement.constraints)
    isRearranged = true
    for constraint in mentions.all where constraint.mentionsBaseline {
      constraint.encoded?.engine?.encodeAgain(constraint)
    }
  }

  /// The contents of the views decide their lengths in proportion.
  func contentDidChange(of view: UIView) {
    if distribution == .fillProportionally { setNeedsArrangement() }
  }

  func baselineView(isLast: Bool) -> UIView {
    let shown = arrangedSubviews.filter { !$0.isHidden }
    guard axis == .horizontal else { return (isLast ? shown.last : shown.first) ?? self }
    return shown.max { $0.fittingHeight < $1.fittingHeight } ?? self
  }
}

extension UIView {
  /// What its content asks for; of other views, what they have.
  fileprivate var fittingHeight: CGFloat {
    let height = intrinsicContentSize.height
    return height >= 0 ? height : bounds.height
  }

  /// Called after an arranged view was hidden or shown.
  func arrangedVisibilityDidChange() {
    arrangingStack?.setNeedsArrangement()
    layer.removeAnimation(forKey: Self.hiding)
    // In an animation block the view stays in sight while it loses its length.
    if isHidden { holdInAnimation(forKey: Self.hiding) }
  }

  private static let hiding = "arranged-hidden"

  /// The stack that arranges the view.
  var arrangingStack: UIStackView? {
    layoutFlags.contains(.isArranged) ? superview as? UIStackView : nil
  }
}

extension NSLayoutConstraint {
  fileprivate var mentionsBaseline: Bool {
    first.attribute.isBaseline || second?.attribute.isBaseline == true
  }
}

/// What a stack has made for its views.
@MainActor
struct StackArrangement {
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  /// Whether nothing that it follows from has changed.
  var isCurrent = false

  func takeDown(from stack: UIStackView) {
    NSLayoutConstraint.deactivate(constraints)
    for guide in guides { stack.abandon(guide) }
  }
}

/// The gap between two arranged views, or from centre to centre.
final class StackGapGuide: UILayoutGuide {
  override var isOfSystem: Bool { true }
}
