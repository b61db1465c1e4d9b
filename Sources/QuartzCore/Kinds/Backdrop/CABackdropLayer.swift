package import CoreGraphics
import RenderKit

/// A layer that shows what is painted beneath it, blurred, in its bounds with their rounded corners.
///
/// Its background shows only where nothing can be blurred: in bitmaps, masks and transitions, and in a
/// tree without a window. Apple's class of this name is private, and so is this one.
package final class CABackdropLayer: CALayer {
  package override init() {
    super.init()
    snapshot.backdrop = BackdropSnapshot()
  }

  package required init?(coder: NSCoder) {
    super.init(coder: coder)
    snapshot.backdrop = BackdropSnapshot()
  }

  package override init(layer: Any) { super.init(layer: layer) }

  /// The blur's standard deviation in points; 0, the default, is no blur. Held below 256 pixels.
  package var blurRadius: CGFloat {
    get { snapshot.backdrop.radius }
    set {
      if accepts(newValue.isFinite, "blurRadius") {
        changeSilently(\.backdrop.radius, to: newValue)
      }
    }
  }

  /// How strong the blurred colours are: 0 is grey, 1, the default, leaves them.
  package var saturation: CGFloat {
    get { snapshot.backdrop.saturation }
    set {
      if accepts(newValue.isFinite, "saturation") {
        changeSilently(\.backdrop.saturation, to: newValue)
      }
    }
  }

  /// Laid over the blurred colours, at their resolution; nil for nothing. Costs no pass of its own.
  package var overlayColor: CGColor? {
    get { snapshot.backdrop.overlay }
    set { changeSilently(\.backdrop.overlay, to: newValue) }
  }
}
