import PlatformKit
import RasterKit

/// Tints what each frame repaints, so that needless damage can be seen; on where the environment
/// sets `CASEMENT_FLASH_UPDATES`, which is read once.
///
/// A tint stays until the next frame of its window.
final class FlashUpdates {
  private let isOn: Bool
  private var turn = 0
  /// Premultiplied, and different from frame to frame.
  private static let tints: [UInt32] = [0x4040_0000, 0x4000_4000, 0x4000_0040, 0x4040_4000]

  init() { isOn = !(EnvironmentVariable.flashUpdates.value ?? "").isEmpty }

  /// Tints `region` and answers what it tinted.
  func mark(_ region: PixelRegion, on target: PixelTarget) -> PixelRegion {
    guard isOn else { return PixelRegion() }
    turn += 1
    for rect in region.rects {
      Kernels.solidOver(target, rect: rect, color: FlashUpdates.tints[turn % 4])
    }
    return region
  }
}
