internal import CUIKernels

/// The pixel operations, run with the best instruction set of this processor.
///
/// Colours and pixels are premultiplied 0xAARRGGBB. Rectangles are clipped to the target and, if
/// there is one, to the source. `Reference` has a plain implementation of each.
package enum Kernels {
  /// Resolved before `main`; after that, reading it is a plain load.
  static var active: cui_kernels { cui_kernels_active().pointee }

  /// The instruction set in use, for logs and benchmarks.
  package static var instructionSet: String { String(cString: active.name) }
}

extension PixelTarget {
  /// The part of the target inside `rect`, as an argument for kernels; nil if it is empty.
  func block(_ rect: PixelRect) -> cui_block? {
    let area = rect.intersection(bounds)
    if area.isEmpty { return nil }
    return cui_block(
      base: address(x: area.minX, y: area.minY), stride: stride,
      width: area.width, height: area.height)
  }
}
