import CUIXlib
import PlatformKit
import RasterKit

/// What RandR says about one monitor, as far as it can be believed.
struct X11Monitor: Hashable {
  var name: String
  var bounds: PixelRect
  var isPrimary: Bool
  /// Frames a second; 0 where the server does not know.
  var refreshRate: Double
}

extension X11Monitor {
  /// The screens to show for these monitors: the primary one first, impossible ones left out, and
  /// the whole desktop at 60 Hz where nothing is left.
  static func screens(
    for monitors: [X11Monitor], desktop: PixelSize, scale: Double
  ) -> [PlatformScreen] {
    let usable = monitors.filter { !$0.bounds.isEmpty }
    let ordered = usable.filter(\.isPrimary) + usable.filter { !$0.isPrimary }
    let screens = ordered.map {
      PlatformScreen(
        name: $0.name, bounds: $0.bounds, scale: scale,
        refreshRate: believableRate($0.refreshRate))
    }
    if !screens.isEmpty { return screens }
    return [
      PlatformScreen(
        name: "default", bounds: PixelRect(size: desktop), scale: scale, refreshRate: 60)
    ]
  }

  /// 60 for the zeroes and nonsense of virtual monitors.
  static func believableRate(_ rate: Double) -> Double { (10...1000).contains(rate) ? rate : 60 }

  /// Frames a second of a mode line; 0 where it has no pixels or no clock.
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
