import ConstraintKit
import CoreGraphics

extension UILayoutGuide {
  /// Places it along an edge of its view, as wide as the view.
  func edgeForms(
    for item: SolvedItem, in engine: LayoutEngine, height: CGFloat, isAtTop: Bool
  ) -> [OwnForm] {
    guard let view = owningView else { return [] }
    let (box, margins) = (engine.item(for: view), view.alignmentInsets)
    let (x, y) = (item.origin(along: .horizontal), item.origin(along: .vertical))
    let (width, ownHeight) = (item.length(along: .horizontal), item.length(along: .vertical))
    let place =
      isAtTop
      ? LinearForm([Term(y)], constant: 0)
      : LinearForm(
        [Term(y), Term(box.length(along: .vertical), -1)],
        constant: height - margins.top - margins.bottom)
    return [
      OwnForm(kind: .inset, axis: .horizontal, form: LinearForm([Term(x)], constant: 0)),
      OwnForm(
        kind: .inset, axis: .horizontal,
        form: LinearForm(
          [Term(width), Term(box.length(along: .horizontal), -1)],
          constant: -margins.left - margins.right)),
      OwnForm(kind: .inset, axis: .vertical, form: place),
      OwnForm(
        kind: .inset, axis: .vertical, form: LinearForm([Term(ownHeight)], constant: -height)),
    ]
  }
}
