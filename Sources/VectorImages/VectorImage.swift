package import CoreGraphics
package import Foundation
import Diagnostics
import RasterKit

/// An SVG or PDF file, drawn by librsvg or poppler where they are installed.
///
/// The libraries are loaded for the first file of their kind. Files that an SVG refers to are not
/// read. Usable from any thread.
package final class VectorImage: Sendable {
  package enum Format: Sendable { case svg, pdf }

  /// In points.
  package let size: CGSize
  private let document: any VectorDocument & Sendable

  /// The first page of a PDF, or an SVG. Nil, and one line in the log with `name`, if the data is
  /// invalid or the library is missing.
  package init?(_ data: Data, _ format: Format, name: String) {
    do {
      guard data.count <= Self.mostBytes else { throw VectorFault("is too large") }
      let document = try Self.open(data, format)
      guard Self.possibleSides.contains(document.size.width),
        Self.possibleSides.contains(document.size.height)
      else { throw VectorFault("has no size that can be drawn") }
      size = document.size
      self.document = document
    } catch {
      Log.graphics.write("\(name) \((error as? VectorFault)?.reason ?? "\(error)")")
      return nil
    }
  }

  static let mostBytes = 64 << 20
  private static let possibleSides: ClosedRange<CGFloat> = 0.01...32_767

  private static func open(_ data: Data, _ format: Format) throws -> any VectorDocument & Sendable {
    switch format {
    case .svg: try SVGDocument(data)
    case .pdf: try PDFDocument(data)
    }
  }

  /// Whether the library for a format is installed.
  package static func isSupported(_ format: Format) -> Bool {
    switch format {
    case .svg: SVGLibrary.loaded != nil
    case .pdf: PDFFile.isSupported
    }
  }

  /// The whole image, stretched to a size in pixels. Nil for a size that is not possible, or has more pixels than
  /// an image from a file may have.
  package func image(pixelsWide width: Int, high height: Int) -> CGImage? {
    let size = PixelSize(width: Int32(clamping: width), height: Int32(clamping: height))
    guard Self.canDraw(size) else { return nil }
    let pixels = PixelBuffer(size: size)
    let context = CairoContext(CairoSurface(pixels))
    context.setTransform(
      CGAffineTransform(
        scaleX: CGFloat(width) / self.size.width, y: CGFloat(height) / self.size.height))
    document.exclusively { document.draw(context.pointer) }
    return CGImage(pixels: pixels)
  }

  static func canDraw(_ size: PixelSize) -> Bool {
    (1...32_767).contains(size.width) && (1...32_767).contains(size.height)
      && size.area <= ImageLimits.area
  }
}

/// A document that is open in its library, which one thread at a time may use.
protocol VectorDocument {
  /// In points.
  var size: CGSize { get }
  /// Whether it may contain text.
  var usesFonts: Bool { get }
  var turn: NSLock { get }

  /// Draws at the origin of a `cairo_t`, in points.
  func draw(_ cairo: OpaquePointer)
}

extension VectorDocument {
  /// Calls `body` while no other thread uses the document. One with text waits for the fonts as well, and
  /// others wait for them meanwhile.
  func exclusively<Result>(_ body: () -> Result) -> Result {
    usesFonts ? CairoFonts.exclusively(body) : turn.withLock(body)
  }
}

/// Why a file cannot be drawn.
struct VectorFault: Error {
  let reason: String

  init(_ reason: String) { self.reason = reason }
}
