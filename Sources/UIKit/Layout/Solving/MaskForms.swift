import ConstraintKit
import CoreGraphics

/// A frame and its autoresizing mask as required constraints.
///
/// Each part is a linear function of the superview's size: the flexible ones share its changes as in
/// `Autoresizing`. Where that size is no unknown, they are constants, which follow the frame.
@MainActor
struct MaskForms {
  private(set) var all: [OwnForm] = []

  init(of view: UIView, item: SolvedItem, in engine: LayoutEngine) {
    let superview = view.superview
    let box = superview.flatMap { engine.existingItem(for: $0) }
    let outer = superview.map { $0.autoresizesSubviews ? $0.bounds.size : nil } ?? nil
    let frame = view.untransformedFrame
    let aligned = view.alignmentRect(forFrame: frame)
    let shares = MaskShares(view.autoresizingMask, frame, in: outer ?? .zero)
    let margins = superview?.alignmentInsets ?? .zero
    let horizontal = Part(
      axis: .horizontal, origin: aligned.origin.x, length: aligned.size.width, outer: outer?.width,
      margins: margins.left + margins.right)
    let vertical = Part(
      axis: .vertical, origin: aligned.origin.y, length: aligned.size.height, outer: outer?.height,
      margins: margins.top + margins.bottom)
    add(horizontal, shares.horizontal, item, box)
    add(vertical, shares.vertical, item, box)
  }

  private struct Part {
    let axis: NSLayoutConstraint.Axis
    let origin: CGFloat
    let length: CGFloat
    /// The superview's length now; nil if the view does not follow it.
    let outer: CGFloat?
    /// By how much the superview's frame exceeds its alignment rectangle.
    let margins: CGFloat
  }

  private mutating func add(
    _ part: Part, _ shares: MaskShares.Pair, _ item: SolvedItem, _ box: SolvedItem?
  ) {
    let length = box?.length(along: part.axis)
    append(part, item.origin(along: part.axis), part.origin, shares.origin, length)
    append(part, item.length(along: part.axis), part.length, shares.length, length)
  }

  /// `variable == value + share × (outer length - outer length now)`
  private mutating func append(
    _ part: Part, _ variable: Variable, _ value: CGFloat, _ share: CGFloat, _ box: Variable?
  ) {
    var form = LinearForm([Term(variable)], constant: -value.placeable)
    if let box, let outer = part.outer, ConstraintSystem.coefficients.contains(share.magnitude) {
      form.add(box, -share)
      form.constant -= share * (part.margins - outer).placeable
    }
    all.append(OwnForm(kind: .mask, axis: part.axis, form: form))
  }
}

/// How much of a change of the superview's size goes to a subview's place and size.
struct MaskShares {
  struct Pair: Equatable {
    var origin: CGFloat
    var length: CGFloat
  }

  let horizontal: Pair
  let vertical: Pair

  init(_ mask: UIView.AutoresizingMask, _ frame: CGRect, in outer: CGSize) {
    // The frame after a change of one point in each direction; the shares don't depend on its size.
    let grown = CGSize(width: outer.width + 1, height: outer.height + 1)
    let after = Autoresizing(mask: mask, from: outer, to: grown).frame(for: frame)
    horizontal = Pair(
      origin: after.origin.x - frame.origin.x, length: after.size.width - frame.size.width)
    vertical = Pair(
      origin: after.origin.y - frame.origin.y, length: after.size.height - frame.size.height)
  }
}
