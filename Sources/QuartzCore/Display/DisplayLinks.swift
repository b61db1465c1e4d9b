import PlatformKit
import RenderKit

/// The running display links of one host, and the windows whose ticks drive them.
///
/// A link follows a preferred window if one is visible, else any other visible window. While none
/// is visible, links pause.
final class DisplayLinks {
  /// Links that run without a host, until the first host claims them.
  nonisolated(unsafe) private static var unclaimed: [CADisplayLink] = []

  private var running: [CADisplayLink] = []
  /// The windows whose ticks were requested.
  private var sources: Set<SurfaceID> = []

  /// Called whenever a link starts or stops. A link stays with its first host.
  static func update(_ link: CADisplayLink) {
    if link.host == nil { link.host = LayerHost.current }
    guard let host = link.host else { return update(link, in: &unclaimed) }
    update(link, in: &host.displayLinks.running)
    host.displayLinks.chooseSources(in: host)
  }

  private static func update(_ link: CADisplayLink, in links: inout [CADisplayLink]) {
    let index = links.firstIndex { $0 === link }
    if link.isRunning == (index != nil) { return }
    if let index { links.remove(at: index) } else { links.append(link) }
  }

  func claimLinks(for host: LayerHost) {
    if Self.unclaimed.isEmpty { return }
    for link in Self.unclaimed { link.host = host }
    running += Self.unclaimed
    Self.unclaimed = []
    chooseSources(in: host)
  }

  /// Requests ticks from exactly the windows that links need. Called for each commit, because
  /// windows and layers may have moved.
  func chooseSources(in host: LayerHost) {
    if running.isEmpty && sources.isEmpty { return }
    let visible = host.visibleSurfaces
    for link in running {
      link.source = (visible.first { link.prefersWindow($0.root) } ?? visible.first)?.id
    }
    let wanted = Set(running.compactMap(\.source))
    for id in sources.subtracting(wanted) { host.report(id, .wantsTicks(false)) }
    for id in wanted.subtracting(sources) { host.report(id, .wantsTicks(true)) }
    sources = wanted
  }

  /// Calls each link whose window ticked, in the order they were added; links started meanwhile
  /// wait.
  func deliver(_ ticks: [SurfaceID: FrameTick]) {
    for link in running {
      if let tick = link.source.flatMap({ ticks[$0] }) { link.deliver(tick) }
    }
  }
}
