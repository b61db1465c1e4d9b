import CoreGraphics
import Foundation

/// An SVG document. Without a base address, librsvg reads no other files.
final class SVGDocument: VectorDocument, @unchecked Sendable {
  let library: SVGLibrary
  let handle: OpaquePointer
  let size: CGSize
  let usesFonts: Bool
  let turn = NSLock()

  init(_ data: Data) throws {
    guard let library = SVGLibrary.loaded else {
      throw VectorFault("is an SVG, for which librsvg is needed: apt-get install librsvg2-2")
    }
    var error: UnsafeMutableRawPointer?
    let handle = data.withUnsafeBytes { bytes in
      library.open(bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count, &error)
    }
    guard let handle else { throw VectorFault(library.objects.message(error)) }
    self.library = library
    self.handle = handle
    size = Self.size(handle, library)
    usesFonts = ["<text", ":text"].contains { data.range(of: Data($0.utf8)) != nil }
    try SVGLimits.check(data)
  }

  deinit { library.objects.release(handle) }

  /// Where the whole document is drawn.
  var viewport: [Double] { [0, 0, Double(size.width), Double(size.height)] }

  func draw(_ cairo: OpaquePointer) {
    var error: UnsafeMutableRawPointer?
    if library.render(handle, cairo, viewport, &error) == 0 { _ = library.objects.message(error) }
  }

  /// The width and height of the document, or else those of its view box.
  private static func size(_ handle: OpaquePointer, _ library: SVGLibrary) -> CGSize {
    var (width, height) = (0.0, 0.0)
    if library.pixelSize(handle, &width, &height) != 0 {
      return CGSize(width: width, height: height)
    }
    var (hasBox, box) = (Int32(0), [0.0, 0, 0, 0])
    library.dimensions(handle, nil, nil, nil, nil, &hasBox, &box)
    return hasBox == 0 ? .zero : CGSize(width: box[2], height: box[3])
  }
}
