package import PlatformKit
package import RasterKit
package import RenderKit

extension LayerHost {
  /// Shows `root` and its sublayers on `target`; sizes in pixels, `scale` pixels to the point.
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

  /// The window's content has another size; a token is answered by the first frame of that size.
  package func resizeSurface(_ id: SurfaceID, size: PixelSize, scale: Double, syncToken: UInt64?) {
    scales[id] = scale
    report(id, .resized(size, scale: scale, syncToken: syncToken))
  }

  /// The window system lost these pixels.
  package func exposeSurface(_ id: SurfaceID, _ region: PixelRegion) {
    report(id, .exposed(region))
  }

  /// Whether anything of the window can be seen; while not, nothing is painted.
  package func setSurfaceVisible(_ id: SurfaceID, _ isVisible: Bool) {
    guard surfaces[id] != nil else { return }
    if isVisible { hidden.remove(id) } else { hidden.insert(id) }
    report(id, .visible(isVisible))
  }

  /// Windows of which something can be seen, oldest first.
  var visibleSurfaces: [(id: SurfaceID, root: CALayer)] {
    surfaces.filter { !hidden.contains($0.key) }.map { (id: $0.key, root: $0.value) }
      .sorted { $0.id.rawValue < $1.id.rawValue }
  }

  /// Lets go of a window; when this returns, the render side uses its target no more.
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

  /// Ahead of the turn's commit, which takes away the layers.
  private func sendDetachment(of id: SurfaceID) {
    var packet = CommitPacket(time: clock.now())
    packet.surfaces = [SurfaceChange(id: id, kind: .detached)]
    sink.commit(packet, lendsThread: false)
    sink.synchronize()
  }

  /// Changes of a surface that is gone are dropped.
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
