import ConstraintKit
import CoreGraphics

/// What a view measures by the constraints in it, in a trial apart from the live engine.
@MainActor
struct FittingSize {
  let view: UIView
  /// What is aimed at, and how much that counts.
  let target: CGSize
  let horizontal: UILayoutPriority
  let vertical: UILayoutPriority

  /// On the grid of the view's screen, never smaller than what fits.
  var size: CGSize {
    ConstraintUpdatePass.update(view)
    let engine = LayoutEngine(root: view, isTrial: true)
    for constraint in constraints { engine.add(constraint) }
    for stack in stacks { engine.renewContents(of: stack.arrangedSubviews) }
    let item = engine.item(for: view)
    aim(at: target.width, horizontal, item.width, engine)
    aim(at: target.height, vertical, item.height, engine)
    engine.solve()
    return view.screenGrid.roundedUp(view.frame(forAlignmentRect: item.alignmentRect).size)
  }

  private func aim(
    at length: CGFloat, _ priority: UILayoutPriority, _ variable: Variable, _ engine: LayoutEngine
  ) {
    let strength = min(max(Double(priority.rawValue), 0.01), ConstraintSystem.required)
    _ = try? engine.system.add(
      [Term(variable)], constant: -length.placeable, .equal, priority: strength)
  }

  /// Those held by the view and by views in it, in the order of activation.
  private var constraints: [NSLayoutConstraint] {
    concernedViews.flatMap { $0.viewLayout?.held.all ?? [] }.sorted { $0.serial < $1.serial }
  }

  private var stacks: [UIStackView] { concernedViews.compactMap { $0 as? UIStackView } }

  /// The view and those in it that may have constraints.
  private var concernedViews: [UIView] {
    var found: [UIView] = []
    var waiting = [view]
    while let view = waiting.popLast() {
      guard view.layoutFlags.contains(.hasConstraints) else { continue }
      found.append(view)
      waiting += view.subviews
    }
    return found
  }
}
