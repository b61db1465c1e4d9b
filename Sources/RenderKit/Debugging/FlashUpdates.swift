import PlatformKit
import RasterKit

/// Tints the pixels that each frame repaints, to make needless damage visible. On if the
/// environment variable `CASEMENT_FLASH_UPDATES` is set, which is read once.
///
/// A tint stays until the window's next frame.
final class FlashUpdates {
  private let isOn: Bool
  private var turn = 0
  /// Premultiplied; each frame takes the next one.
  private static let tints: [UInt32] = [0x4040_0000, 0x4000_4000, 0x4000_0040, 0x4040_4000]

  init() { isOn = !(EnvironmentVariable.flashUpdates.value ?? "").isEmpty }

  /// Tints `region` and returns the tinted pixels.
  func mark(_ region: PixelRegion, on target: PixelTarget) -> PixelRegion {
    guard isOn else { return PixelRegion() }
    turn += 1
    for rect in region.rects {
      Kernels.solidOver(target, rect: rect, color: FlashUpdates.tints[turn % 4])
    }
    return region
  }
}
