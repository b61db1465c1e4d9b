import CUIXlib
import PlatformKit
import RasterKit

/// RandR's description of a monitor; its values may be implausible.
struct X11Monitor: Hashable {
  var name: String
  var bounds: PixelRect
  var isPrimary: Bool
  /// Frames per second; 0 if the server does not know.
  var refreshRate: Double
  var density = X11Density()

  /// Device pixels per point by its own density.
  var scale: Double {
    density.scale(of: PixelSize(width: bounds.width, height: bounds.height))
  }
}

extension X11Monitor {
  /// The screens for these monitors: the primary one first, invalid ones omitted. If none is left,
  /// the whole desktop at 60 Hz. A `scale` is that of all of them; without, each has its own.
  static func screens(
    for monitors: [X11Monitor], desktop: PixelSize, scale: Double?
  ) -> [PlatformScreen] {
    let usable = monitors.filter { !$0.bounds.isEmpty }
    let ordered = usable.filter(\.isPrimary) + usable.filter { !$0.isPrimary }
    let screens = ordered.map {
      PlatformScreen(
        name: $0.name, bounds: $0.bounds, scale: scale ?? $0.scale,
        refreshRate: believableRate($0.refreshRate))
    }
    if !screens.isEmpty { return screens }
    return [
      PlatformScreen(
        name: "default", bounds: PixelRect(size: desktop), scale: scale ?? 1, refreshRate: 60)
    ]
  }

  /// 60 for the zeros and implausible rates of virtual monitors.
  static func believableRate(_ rate: Double) -> Double { (10...1000).contains(rate) ? rate : 60 }

  /// Frames per second of a mode line; 0 if it has no pixels or no clock.
  static func refreshRate(of mode: CUIXRRModeInfo) -> Double {
    let total = Double(mode.hTotal) * Double(mode.vTotal)
    guard total > 0 else { return 0 }
    let frames = Double(mode.dotClock) / total
    if mode.modeFlags & interlaced != 0 { return frames * 2 }
    if mode.modeFlags & doubleScanned != 0 { return frames / 2 }
    return frames
  }

  private static var interlaced: UInt { 0x10 }
  private static var doubleScanned: UInt { 0x20 }
}
