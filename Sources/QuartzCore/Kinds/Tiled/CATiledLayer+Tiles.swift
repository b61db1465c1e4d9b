import CoreGraphics
import FoundationAdditions
import RasterKit
import RenderKit

extension CATiledLayer {
  /// Requests the missing visible tiles and brings the current level to the front. Walks to the
  /// root, once for each commit.
  func updateTiles() {
    guard let host, drawsTiles else { return }
    let plan = currentPlan
    if plan != container.plan { host.tiles.invalidate(self, in: nil) }
    container.follow(plan)
    container.sample(like: self)
    guard let view = tilesInView() else { return host.tiles.replace([], of: self) }
    container.use(view.level)
    let wanted = container.plan.wantedPlaces(of: view.level, in: view.rect)
    container.touch(wanted)
    let missing = wanted.filter { container.tiles[$0]?.isStale ?? true }
    host.tiles.replace(missing.compactMap { TileRequest(self, $0, container.plan) }, of: self)
  }

  /// Receives a tile from the drawing queue.
  func receive(_ request: TileRequest) {
    guard let image = request.image, !request.isObsolete, host != nil else { return }
    container.show(
      image, covering: request.rect, at: request.place, over: type(of: self).fadeDuration())
  }

  func invalidateTiles(in rect: CGRect?) {
    if host != nil { MainThread.require("mark a layer that a window shows for drawing") }
    drawsTiles = true
    container.invalidate(in: rect)
    host?.tiles.invalidate(self, in: rect)
    host?.needsCommit()
  }

  private var currentPlan: Tiling {
    var plan = plan
    plan.bounds = bounds.standardized
    plan.contentsScale = contentsScale
    return plan
  }

  /// The visible part of the bounds and the level it is shown at, without animations; nil where
  /// none is visible.
  private func tilesInView() -> (rect: CGRect, level: Int)? {
    guard let rect = visiblePart, !rect.isEmpty, let host else { return nil }
    let scale = screenScale(at: CGPoint(x: rect.midX, y: rect.midY)) * host.scale(of: root)
    return scale > 0 && scale.isFinite ? (rect, container.plan.level(for: scale)) : nil
  }

  /// The bounds clipped by all ancestors, from the exit of a portal on; nil where nothing is left, which has no
  /// place in the next plane.
  private var visiblePart: CGRect? {
    var rect = root.bounds
    for (layer, map) in planesToRoot.reversed() {
      guard let back = map.inverse else { return nil }
      rect = back(rect)
      if layer.masksToBounds { rect = rect.intersection(layer.bounds) }
      if let exit = (layer as? PortalLayer)?.exit { rect = exit.bounds }
      if rect.isEmpty || !rect.midX.isFinite || !rect.midY.isFinite { return nil }
    }
    return isShown ? rect.intersection(bounds) : nil
  }

  /// Whether neither the layer nor an ancestor is hidden or transparent.
  private var isShown: Bool {
    selfAndAncestors.allSatisfy { !$0.isHidden && $0.opacity > 0 }
  }

  /// How long a point of the layer is in points of the root, in the longer direction.
  private func screenScale(at point: CGPoint) -> CGFloat {
    let places = [(0, 0), (1, 0), (0, 1)].map {
      convert(CGPoint(x: point.x + $0.0, y: point.y + $0.1), to: root)
    }
    let (across, down) = (places[1] - places[0], places[2] - places[0])
    return max(across, down)
  }
}

extension CGPoint {
  fileprivate static func - (a: CGPoint, b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }
}

extension CATiledLayer {
  /// The layer with all of its drawing as contents, drawn now at `contentsScale`, for
  /// `render(in:)`.
  func snapshotDrawnWhole() -> LayerSnapshot {
    guard drawsTiles,
      let store = BackingStore(bounds: snapshot.bounds, scale: snapshot.contentsScale)
    else { return snapshot }
    var drawn = snapshot
    drawn.contents = CGImage(pixels: store.draw(isOpaque: isOpaque, draw(in:)))
    return drawn
  }
}
