import CoreGraphics
import Foundation

/// What is in the view besides the columns: dimming, dividers, and the drag that shows a column.
@MainActor
final class SplitParts {
  private unowned let owner: UISplitViewController
  let dimming = UIView()
  private(set) var dividers: [UISplitViewController.Column: SplitDivider] = [:]

  init(_ owner: UISplitViewController) { self.owner = owner }

  func prepare() {
    dimming.backgroundColor = UIColor(white: 0, alpha: 0.2)
    dimming.alpha = 0
    dimming.accessibilityIdentifier = "SplitDimming"
    dimming.addGestureRecognizer(
      UITapGestureRecognizer { [weak owner = self.owner] _ in owner?.uncover() })
    let swipe = SplitSwipe { [weak owner = self.owner] in owner?.follow($0) }
    swipe.owner = owner
    owner.view.addGestureRecognizer(swipe)
  }

  /// Puts everything in place for a layout, columns included.
  func place(_ layout: SplitLayout) {
    for column in layout.lined + [.secondary] {
      let views = owner.state.hosts[column]?.viewsInPlace ?? []
      for view in views { view.frame = layout.frame(of: column) }
    }
    dimming.frame = layout.frame(of: .secondary)
    dimming.alpha = layout.isDimmed ? 1 : 0
    for (column, divider) in dividers {
      divider.place(layout.line(of: column))
      divider.alpha = layout.shown.contains(column) ? 1 : 0
    }
  }

  /// The secondary column is at the bottom, and those that cover it are on top.
  func stack(_ layout: SplitLayout) {
    addDividers(layout)
    let sides = layout.sides.flatMap { owner.state.hosts[$0.column]?.viewsInPlace ?? [] }
    let secondary = owner.state.hosts[.secondary]?.viewsInPlace ?? []
    let inspector = owner.state.hosts[.inspector]?.viewsInPlace ?? []
    let order =
      secondary + inspector + [dimming] + sides.filter { $0.superview === owner.view }
      + dividers.values.map { $0 as UIView }
    for view in order where view === dimming || view.superview === owner.view {
      owner.view.addSubview(view)
    }
  }

  func removeAll() {
    dimming.removeFromSuperview()
    for divider in dividers.values { divider.removeFromSuperview() }
    dividers = [:]
  }

  private func addDividers(_ layout: SplitLayout) {
    for column in layout.lined where dividers[column] == nil {
      let divider = SplitDivider { [weak owner = self.owner] in owner?.drag(column, by: $0) }
      divider.accessibilityIdentifier = "SplitDivider"
      dividers[column] = divider
      owner.view.addSubview(divider)
      divider.alpha = 0
    }
  }
}

extension SplitLayout {
  /// Whether a touch of the secondary column only hides the others.
  var isDimmed: Bool { mode.covers || mode == .twoDisplaceSecondary }
}
