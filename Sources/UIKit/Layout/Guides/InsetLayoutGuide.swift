import ConstraintKit
import CoreGraphics

/// A guide of the system whose edges are at distances from those of its view, such as the margins'.
///
/// It costs an engine nothing before a constraint mentions it. Call `insetsDidChange()` after the
/// distances have changed.
class InsetLayoutGuide: UILayoutGuide {
  private let insets: @MainActor (UIView) -> UIEdgeInsets

  init(of view: UIView, identifier: String, insets: @escaping @MainActor (UIView) -> UIEdgeInsets) {
    self.insets = insets
    super.init()
    self.identifier = identifier
    view.adopt(self)
  }

  override var isOfSystem: Bool { true }

  override var layoutFrame: CGRect {
    owningView.map { $0.bounds.inset(by: insets($0)) } ?? .zero
  }

  func insetsDidChange() { solvedItem.map { $0.engine?.setStale($0) } }

  override func ownForms(for item: SolvedItem, in engine: LayoutEngine) -> [OwnForm] {
    guard let view = owningView else { return [] }
    let (box, margins) = (engine.item(for: view), view.alignmentInsets)
    let insets = insets(view)
    var forms: [OwnForm] = []
    for (axis, near, far, outer) in [
      (.horizontal, insets.left, insets.right, margins.left + margins.right),
      (.vertical, insets.top, insets.bottom, margins.top + margins.bottom),
    ] as [(NSLayoutConstraint.Axis, CGFloat, CGFloat, CGFloat)] {
      forms.append(
        OwnForm(
          kind: .inset, axis: axis,
          form: LinearForm([Term(item.origin(along: axis))], constant: -near)))
      forms.append(
        OwnForm(
          kind: .inset, axis: axis,
          form: LinearForm(
            [Term(item.length(along: axis)), Term(box.length(along: axis), -1)],
            constant: near + far - outer)))
    }
    return forms
  }
}
