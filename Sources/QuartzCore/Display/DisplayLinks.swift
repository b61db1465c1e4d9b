import PlatformKit
import RenderKit

/// The running display links of one host, and the windows whose beats drive them.
///
/// A link beats with the display of a window it prefers, as long as something of that can be seen; else
/// with any other window that can be seen. While none can, links pause.
final class DisplayLinks {
  /// Those that run without a host; the first host there is takes them over.
  nonisolated(unsafe) private static var unclaimed: [CADisplayLink] = []

  private var running: [CADisplayLink] = []
  /// The windows that have been asked for beats.
  private var sources: Set<SurfaceID> = []

  /// Called whenever a link starts or stops. It stays with its first host.
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

  /// Asks just those windows for beats that links need; again with each commit, as windows and layers
  /// may have moved.
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

  /// One call to each link whose window has beaten, in the order they were added; links started
  /// meanwhile wait.
  func deliver(_ ticks: [SurfaceID: FrameTick]) {
    for link in running {
      if let tick = link.source.flatMap({ ticks[$0] }) { link.deliver(tick) }
    }
  }
}
