import Diagnostics
import Foundation

/// The functions of librsvg 2.52 and newer.
struct SVGLibrary: Sendable {
  typealias ErrorPointer = UnsafeMutablePointer<UnsafeMutableRawPointer?>
  typealias Open = @convention(c) (UnsafePointer<UInt8>?, Int, ErrorPointer?) -> OpaquePointer?
  typealias PixelSize =
    @convention(c) (
      OpaquePointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>
    ) -> Int32
  typealias Dimensions =
    @convention(c) (
      OpaquePointer, UnsafeMutablePointer<Int32>?, UnsafeMutableRawPointer?,
      UnsafeMutablePointer<Int32>?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?,
      UnsafeMutablePointer<Double>?
    ) -> Void
  typealias Render =
    @convention(c) (
      OpaquePointer, OpaquePointer, UnsafePointer<Double>, ErrorPointer?
    ) -> Int32

  let objects: GObjects
  let open: Open
  let pixelSize: PixelSize
  let dimensions: Dimensions
  let render: Render

  /// Nil if the library is not installed or too old.
  static let loaded = SVGLibrary()

  private init?() {
    guard let library = DynamicLibrary("librsvg-2.so.2"), let objects = GObjects(library),
      let open = library.function("rsvg_handle_new_from_data", as: Open.self),
      let size = library.function("rsvg_handle_get_intrinsic_size_in_pixels", as: PixelSize.self),
      let dimensions = library.function(
        "rsvg_handle_get_intrinsic_dimensions", as: Dimensions.self),
      let render = library.function("rsvg_handle_render_document", as: Render.self)
    else { return nil }
    self.objects = objects
    self.open = open
    pixelSize = size
    self.dimensions = dimensions
    self.render = render
  }
}

/// An SVG document. Without a base address, librsvg reads no other files.
final class SVGDocument: VectorDocument, @unchecked Sendable {
  private let library: SVGLibrary
  private let handle: OpaquePointer
  let size: CGSize

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
  }

  deinit { library.objects.release(handle) }

  func draw(_ cairo: OpaquePointer) {
    let viewport = [0, 0, Double(size.width), Double(size.height)]
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
