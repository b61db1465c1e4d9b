// Walk C2: constraint updates. In: views marked since the last layout. Out: their constraints in the
// engine, up to date. Next: ConstraintEncoder.

import Diagnostics
import QuartzCore

/// Has views update their properties, and then their constraints, deepest first, and takes in what they
/// and the program have activated. Only views that are marked, or contain marked ones, are visited.
@MainActor
struct ConstraintUpdatePass {
  /// Views that ask for updates while they update are served this often.
  private static let limit = 16

  private var pending: [NSLayoutConstraint] = []
  /// Whose views' contents have to enter in the order of arrangement.
  private var rearranged: [UIStackView] = []

  /// Updates the view and those in it.
  static func update(_ view: UIView) {
    var pass = ConstraintUpdatePass()
    pass.run(view, takesPending: false)
  }

  /// Updates a topmost view and those in it, and brings what is new into the tree's engine.
  static func prepare(_ root: UIView) {
    guard root.layoutFlags.contains(.needsConstraintPass) else { return }
    var pass = ConstraintUpdatePass()
    pass.run(root, takesPending: true)
    guard !pass.pending.isEmpty else { return }
    let engine = root.ensureLayoutEngine()
    // One that was activated twice was noted twice.
    for constraint in pass.pending.sorted(by: { $0.serial < $1.serial })
    where constraint.encoded == nil {
      engine.add(constraint)
    }
    for stack in pass.rearranged { engine.renewContents(of: stack.arrangedSubviews) }
  }

  private mutating func run(_ view: UIView, takesPending: Bool) {
    for _ in 0..<Self.limit {
      guard view.layoutFlags.contains(.needsConstraintPass) else { return }
      if takesPending { PropertyUpdatePass.update(view) }
      visit(view, takesPending)
      if !takesPending { break }
    }
    if takesPending, view.layoutFlags.contains(.needsConstraintPass) { giveUp(view) }
  }

  private mutating func visit(_ view: UIView, _ takesPending: Bool) {
    if takesPending { view.layoutFlags.remove(.needsConstraintPass) }
    for child in view.subviews where child.layoutFlags.contains(.needsConstraintPass) {
      visit(child, takesPending)
    }
    update(view)
    guard takesPending, let layout = view.viewLayout, !layout.pending.isEmpty else { return }
    if let stack = view as? UIStackView, stack.isRearranged {
      stack.isRearranged = false
      rearranged.append(stack)
    }
    // A constraint may have gone, or have gone elsewhere, since it was noted.
    pending += layout.pending.filter { $0.holder === view && $0.encoded == nil }
    layout.pending = []
  }

  private func update(_ view: UIView) {
    guard view.needsUpdateConstraints() else { return }
    view.layoutFlags.insert(.hasCurrentConstraints)
    view.following(.constraints) {
      if let controller = view.controller {
        controller.updateViewConstraints()
      } else {
        view.updateConstraints()
      }
    }
  }

  /// Forgets what is asked for, and names the first that asks.
  private func giveUp(_ root: UIView) {
    var waiting = [root]
    var first: UIView?
    while let view = waiting.popLast() {
      if view.needsUpdateConstraints(), first == nil { first = view }
      view.layoutFlags.remove(.needsConstraintPass)
      view.layoutFlags.insert(.hasCurrentConstraints)
      waiting += view.subviews.filter { $0.layoutFlags.contains(.needsConstraintPass) }
    }
    Log.layout.write(
      "\((first ?? root).layoutPath) asked for an update of its constraints \(Self.limit) times "
        + "while they were updated; the last request is ignored")
  }
}

extension UIView: @preconcurrency LayoutPreparing {
  package func prepareForLayout() {
    guard superview == nil else { return }
    ConstraintUpdatePass.prepare(self)
    viewLayout?.engine?.solve()
  }

  package var layoutPath: String {
    selfAndSuperviews.map(\.layoutName).reversed().joined(separator: " > ")
  }
}
