import PlatformKit
import RasterKit

extension RenderTree {
  func apply(_ change: SurfaceChange) {
    if case .attached(let root, let target, let clock) = change.kind {
      return attach(change.id, root: root, target: target, clock: clock)
    }
    guard let surface = surfaces.first(where: { $0.id == change.id }) else { return }
    switch change.kind {
    case .attached: break
    case .resized(let size, let scale, let token):
      if scale != surface.scale { willChange(surface.root, .subtree) }
      surface.resize(to: size, scale: scale, syncToken: token)
    case .exposed(let region): surface.expose(region)
    case .visible(let isVisible): surface.setVisible(isVisible)
    case .wantsTicks(let wantsTicks): surface.wantsTicks = wantsTicks
    case .detached: detach(surface)
    }
  }

  private func attach(
    _ id: SurfaceID, root: LayerID, target: any PresentTarget, clock: any FrameClock
  ) {
    let root = layerMade(root)
    let surface = RenderSurface(id: id, root: root, target: target, clock: clock)
    willChange(root, .subtree)
    root.surface = surface
    surfaces.append(surface)
    onAttach(surface)
  }

  private func detach(_ surface: RenderSurface) {
    surfaces.removeAll { $0 === surface }
    surface.root.surface = nil
    onDetach(surface)
  }
}
