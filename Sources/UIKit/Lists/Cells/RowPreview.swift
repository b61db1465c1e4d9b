import CoreGraphics

/// What is lifted of a row or an item when its menu opens, and where it goes when the menu does.
@MainActor
struct RowPreview {
  private weak var view: UIView?

  init(_ view: UIView?) { self.view = view }

  /// The view with round corners; nil if it is out of sight.
  var target: UITargetedPreview? {
    guard let view, view.window != nil, !view.isHidden else { return nil }
    let parameters = UIPreviewParameters()
    let radius = min(CellMetrics.cardRadius, view.bounds.height / 2, view.bounds.width / 2)
    parameters.visiblePath = UIBezierPath(roundedRect: view.bounds, cornerRadius: radius)
    return UITargetedPreview(view: view, parameters: parameters)
  }
}
