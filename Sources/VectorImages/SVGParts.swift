package import CoreGraphics
package import Foundation
import Diagnostics
package import RasterKit

/// An SVG document whose parts are drawn one by one, each in a style of the caller's. Usable from any
/// thread.
package final class SVGParts: Sendable {
  private let document: SVGDocument

  /// Nil, and one line in the log with `name`, if the data is invalid or librsvg is missing.
  package init?(_ data: Data, name: String) {
    do {
      guard data.count <= VectorImage.mostBytes else { throw VectorFault("is too large") }
      document = try SVGDocument(data)
    } catch {
      Log.graphics.write("\(name) \((error as? VectorFault)?.reason ?? "\(error)")")
      return nil
    }
  }

  /// The box of a part's outlines, without the width of strokes, in the document's units; nil if there
  /// is no such part.
  package func box(of id: String) -> CGRect? { document.exclusively { document.box(of: id) } }

  /// The part inside `box`, stretched to a size in pixels. `style` is a style sheet that adds to the
  /// document's own. Nil for a size that is not possible.
  package func pixels(
    of id: String, in box: CGRect, style: String, _ size: PixelSize
  ) -> PixelBuffer? {
    guard box.width > 0, box.height > 0, VectorImage.canDraw(size) else { return nil }
    let pixels = PixelBuffer(size: size)
    let context = CairoContext(CairoSurface(pixels))
    let scale = CGAffineTransform(
      scaleX: CGFloat(size.width) / box.width, y: CGFloat(size.height) / box.height)
    context.setTransform(scale.translatedBy(x: -box.minX, y: -box.minY))
    document.exclusively { document.draw(id, style: style, context.pointer) }
    return pixels
  }
}
