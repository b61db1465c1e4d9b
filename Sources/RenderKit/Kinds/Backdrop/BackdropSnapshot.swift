package import CoreGraphics
import RasterKit

/// The state of a backdrop layer, as a value: it shows what is painted beneath it, blurred.
package struct BackdropSnapshot: Sendable, Equatable {
  /// The Gaussian's standard deviation, in points of the layer. Not a number, or not above 0: no blur.
  package var radius: CGFloat = 0
  /// How strong the blurred colours are: 0 is grey, 1 leaves them.
  package var saturation: CGFloat = 1
  /// Laid over the blurred colours.
  package var overlay: CGColor?

  package init() {}

  /// Whether what is beneath would look any different. An overlay alone is no reason to look at it.
  package var isVisible: Bool { radius > 0 || saturation < 1 || saturation > 1 }

  var adjustment: ColorAdjustment {
    let color = overlay.map { PremultipliedColor.pixel($0, tintedBy: .none) } ?? 0
    return ColorAdjustment(saturation: Double(saturation), overlay: color)
  }
}

extension LayerSnapshot {
  /// The backdrop's state; in layers of other kinds it reads as the default, and storing makes the layer
  /// a backdrop.
  package var backdrop: BackdropSnapshot {
    get { kind as? BackdropSnapshot ?? BackdropSnapshot() }
    set { kind = newValue }
  }
}
