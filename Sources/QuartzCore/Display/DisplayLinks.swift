import PlatformKit
import RenderKit

/// The running display links, and the one surface whose beats drive them.
final class DisplayLinks {
  /// Links run without a host too (none is called then); a host takes over what it finds here.
  nonisolated(unsafe) private static var running: [CADisplayLink] = []

  private var source: SurfaceID?

  /// Called whenever a link starts or stops.
  static func update(_ link: CADisplayLink) {
    let index = running.firstIndex { $0 === link }
    if link.isRunning == (index != nil) { return }
    if let index { running.remove(at: index) } else { running.append(link) }
    if let host = LayerHost.current { host.displayLinks.surfacesChanged(in: host) }
  }

  /// Another host means another program in this process (tests make many): the old one's links never
  /// run again.
  static func forgetAll() { running = [] }

  /// Asks the first window for beats while a link runs, and nobody otherwise.
  func surfacesChanged(in host: LayerHost) {
    let first = host.surfaces.keys.min { $0.rawValue < $1.rawValue }
    let wanted = Self.running.isEmpty ? nil : first
    if wanted == source { return }
    if let source { host.report(source, .wantsTicks(false)) }
    if let wanted { host.report(wanted, .wantsTicks(true)) }
    source = wanted
  }

  /// One call to each link, in the order they were added; links started meanwhile wait.
  func deliver(_ tick: FrameTick, from surface: SurfaceID) {
    guard surface == source else { return }
    for link in Self.running { link.deliver(tick) }
  }
}
