// Walk C8: solved frames. In: items that have moved. Out: their superviews marked for layout, and
// there the views' centres and bounds. Next: 8, view properties.

import CoreGraphics

extension SolvedItem {
  /// Has the container place it, unless it is where it belongs.
  func requestPlacement(on grid: PixelGrid) {
    guard let owner else { return }
    if let view = owner as? UIView {
      guard let engine, view.followsEngine(engine) else { return }
      let frame = frame(on: grid)
      let old = view.untransformedFrame
      if view === engine.root { return view.apply(CGRect(origin: old.origin, size: frame.size)) }
      if old == frame { return }
    }
    enqueuePlacement()
    owner.layoutContainer?.setNeedsLayout()
  }

  /// Has the container place it when it next lays out.
  func enqueuePlacement() {
    guard let container = owner?.layoutContainer, !flags.contains(.isUnplaced) else { return }
    flags.insert(.isUnplaced)
    container.ensureViewLayout.unplaced.append(self)
  }

  fileprivate func place(in container: UIView, on grid: PixelGrid) {
    flags.remove(.isUnplaced)
    guard let engine, let owner, owner.layoutContainer === container else { return }
    if let view = owner as? UIView {
      if view.followsEngine(engine) { view.apply(frame(on: grid)) }
    } else if let guide = owner as? UILayoutGuide {
      guide.didMove(to: frame(on: grid))
    }
  }
}

extension UIView {
  /// Gives the subviews and guides that have moved their places.
  func placeSolvedSubviews() {
    guard let layout = viewLayout else { return }
    layout.placements += 1
    if layout.unplaced.isEmpty { return }
    let (items, grid) = (layout.unplaced, screenGrid)
    layout.unplaced = []
    for item in items { item.place(in: self, on: grid) }
  }

  /// The program has moved or resized a view that an engine knows.
  func solvedPlaceDidChange() {
    guard !layoutFlags.contains(.isBeingPlaced), let item = solvedItem, let engine = item.engine
    else { return }
    if followsEngine(engine), self !== engine.root {
      item.enqueuePlacement()
    } else {
      engine.setStale(item)
    }
  }

  /// Views under their masks are where the program puts them; the engine only knows.
  fileprivate func followsEngine(_ engine: LayoutEngine) -> Bool {
    !translatesAutoresizingMaskIntoConstraints && !engine.isTrial
  }

  /// Through centre and bounds, so that a transform stays. A zoomed view keeps its corner.
  fileprivate func apply(_ frame: CGRect) {
    layoutFlags.insert(.isBeingPlaced)
    changingPlace {
      if bounds.size != frame.size { bounds.size = frame.size }
      let anchor = layer.anchorPoint
      let scale = (superview as? UIScrollView)?.scale(showing: self) ?? 1
      let middle = CGPoint(
        x: frame.minX + anchor.x * frame.width * scale,
        y: frame.minY + anchor.y * frame.height * scale)
      if center != middle { center = middle }
    }
    layoutFlags.remove(.isBeingPlaced)
  }

  /// The frame without the transform.
  var untransformedFrame: CGRect {
    Self.frame(size: bounds.size, center: center, anchor: layer.anchorPoint)
  }

  static func frame(size: CGSize, center: CGPoint, anchor: CGPoint) -> CGRect {
    CGRect(
      x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height,
      width: size.width, height: size.height)
  }

  /// The grid of the window the view is in.
  var screenGrid: PixelGrid {
    ownWindow.map { PixelGrid(scale: max($0.screen.scale, 1)) } ?? .withoutWindow
  }
}
