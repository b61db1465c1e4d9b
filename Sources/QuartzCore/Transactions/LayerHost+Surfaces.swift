package import PlatformKit
package import RasterKit
package import RenderKit

extension LayerHost {
  /// Shows `root` and its sublayers on `target`; `size` is in pixels, `scale` in pixels per point.
  package func attachSurface(
    root: CALayer, target: any PresentTarget, clock: any FrameClock, size: PixelSize, scale: Double
  ) -> SurfaceID {
    precondition(root.superlayer == nil, "a window shows a layer that has no superlayer")
    precondition(root.host == nil, "this layer is shown by a window already")
    let id = SurfaceID.next()
    surfaces[id] = root
    attach(root)
    report(id, .attached(root: root.id, target: target, clock: clock))
    resizeSurface(id, size: size, scale: scale, syncToken: nil)
    return id
  }

  /// Changes the size of a window's content; the first frame of that size answers the token.
  package func resizeSurface(_ id: SurfaceID, size: PixelSize, scale: Double, syncToken: UInt64?) {
    scales[id] = scale
    report(id, .resized(size, scale: scale, syncToken: syncToken))
  }

  /// Reports pixels that the window system lost.
  package func exposeSurface(_ id: SurfaceID, _ region: PixelRegion) {
    report(id, .exposed(region))
  }

  /// Sets whether any part of the window is visible; if not, nothing is painted.
  package func setSurfaceVisible(_ id: SurfaceID, _ isVisible: Bool) {
    guard surfaces[id] != nil else { return }
    if isVisible { hidden.remove(id) } else { hidden.insert(id) }
    report(id, .visible(isVisible))
  }

  /// Visible windows, oldest first.
  var visibleSurfaces: [(id: SurfaceID, root: CALayer)] {
    surfaces.filter { !hidden.contains($0.key) }.map { (id: $0.key, root: $0.value) }
      .sorted { $0.id.rawValue < $1.id.rawValue }
  }

  /// Detaches a window; when this returns, the render side no longer uses its target.
  package func detachSurface(_ id: SurfaceID) {
    guard let root = surfaces[id] else { return }
    let wasSent = !dirty.surfaces.contains { $0.id == id && $0.isAttachment }
    dirty.surfaces.removeAll { $0.id == id }
    surfaces[id] = nil
    hidden.remove(id)
    scales[id] = nil
    detach(root)
    if wasSent { sendDetachment(of: id) }
  }

  /// Sent ahead of the turn's commit, which removes the layers.
  private func sendDetachment(of id: SurfaceID) {
    var packet = CommitPacket(time: clock.now())
    packet.surfaces = [SurfaceChange(id: id, kind: .detached)]
    sink.commit(packet, lendsThread: false)
    sink.synchronize()
  }

  /// Drops changes of a surface that is gone.
  func report(_ id: SurfaceID, _ kind: SurfaceChange.Kind) {
    guard surfaces[id] != nil else { return }
    dirty.surfaces.append(SurfaceChange(id: id, kind: kind))
    needsCommit()
  }
}

extension SurfaceChange {
  fileprivate var isAttachment: Bool {
    if case .attached = kind { true } else { false }
  }
}
