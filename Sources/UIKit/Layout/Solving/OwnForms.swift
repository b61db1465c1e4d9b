import ConstraintKit
import CoreGraphics

/// The constraints that follow from an item itself.
@MainActor
struct OwnForms {
  private(set) var all: [OwnForm] = []
  private let item: SolvedItem
  private let engine: LayoutEngine

  init(of item: SolvedItem, in engine: LayoutEngine) {
    self.item = item
    self.engine = engine
    if let guide = item.owner as? UILayoutGuide {
      all = guide.ownForms(for: item, in: engine)
      if all.isEmpty { addLengths() }
    } else if let view = item.view {
      view === engine.root ? addRoot(view) : addView(view)
    }
  }

  private mutating func addView(_ view: UIView) {
    if view.translatesAutoresizingMaskIntoConstraints {
      all = MaskForms(of: view, item: item, in: engine).all
    } else {
      addLengths()
      addContent(of: view)
    }
  }

  /// The size of a topmost view is what the program has set, unless its own constraints say more.
  private mutating func addRoot(_ view: UIView) {
    if engine.isTrial {
      addLengths()
      return addContent(of: view)
    }
    let isGiven = view.translatesAutoresizingMaskIntoConstraints
    let size = view.alignmentRect(forFrame: view.untransformedFrame).size
    for (axis, length) in [(.horizontal, size.width), (.vertical, size.height)]
      as [(NSLayoutConstraint.Axis, CGFloat)]
    {
      all.append(
        OwnForm(
          kind: .mask, axis: axis, form: form(axis, minus: length),
          priority: isGiven ? ConstraintSystem.required : Self.stay))
    }
    guard !isGiven else { return }
    addLengths()
    addContent(of: view)
  }

  /// Below everything that programs say.
  private static let stay = 0.01

  /// No length is negative.
  private mutating func addLengths() {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      all.append(
        OwnForm(kind: .length, axis: axis, form: form(axis, minus: 0), relation: .greaterOrEqual))
    }
  }

  private mutating func addContent(of view: UIView) {
    let size = ContentMeasure(view: view, item: item, isTrial: engine.isTrial).size
    let priorities = view.viewLayout?.sizePriorities ?? SizePriorities()
    for (axis, length) in [(.horizontal, size.width), (.vertical, size.height)]
      as [(NSLayoutConstraint.Axis, CGFloat)] where length >= 0
    {
      let pair = priorities[axis]
      addContent(.hugging, axis, .lessOrEqual, length, pair.hugging)
      if view.viewLayout?.hugsTwice == true {
        addContent(.hugging, axis, .lessOrEqual, length, pair.hugging)
      }
      addContent(.compression, axis, .greaterOrEqual, length, pair.compression)
    }
  }

  private mutating func addContent(
    _ kind: OwnForm.Kind, _ axis: NSLayoutConstraint.Axis, _ relation: Relation,
    _ length: CGFloat, _ priority: UILayoutPriority
  ) {
    guard priority.rawValue > 0 else { return }
    all.append(
      OwnForm(
        kind: kind, axis: axis, form: form(axis, minus: length), relation: relation,
        priority: min(Double(priority.rawValue), ConstraintSystem.required)))
  }

  private func form(_ axis: NSLayoutConstraint.Axis, minus length: CGFloat) -> LinearForm {
    LinearForm([Term(item.length(along: axis))], constant: -length.placeable)
  }
}

extension CGFloat {
  /// Within what an engine takes. Some programs give `greatestFiniteMagnitude` for a length.
  var placeable: CGFloat {
    guard isFinite else { return isNaN ? 0 : self < 0 ? -1e8 : 1e8 }
    return Swift.min(Swift.max(self, -1e8), 1e8)
  }
}
