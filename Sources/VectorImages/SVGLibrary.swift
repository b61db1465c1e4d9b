import CoreGraphics
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

  typealias HasPart = @convention(c) (OpaquePointer, UnsafePointer<CChar>) -> Int32
  typealias PartGeometry =
    @convention(c) (
      OpaquePointer, UnsafePointer<CChar>, UnsafePointer<Double>, UnsafeMutablePointer<Double>,
      UnsafeMutablePointer<Double>, ErrorPointer?
    ) -> Int32
  typealias RenderPart =
    @convention(c) (
      OpaquePointer, OpaquePointer, UnsafePointer<CChar>, UnsafePointer<Double>, ErrorPointer?
    ) -> Int32
  typealias SetStyle =
    @convention(c) (OpaquePointer, UnsafePointer<UInt8>?, Int, ErrorPointer?) -> Int32

  let objects: GObjects
  let open: Open
  let pixelSize: PixelSize
  let dimensions: Dimensions
  let render: Render
  let hasPart: HasPart
  let partGeometry: PartGeometry
  let renderPart: RenderPart
  let setStyle: SetStyle

  /// Nil if the library is not installed or too old.
  static let loaded = SVGLibrary()

  private init?() {
    guard let library = DynamicLibrary("librsvg-2.so.2"), let objects = GObjects(library),
      let open = library.function("rsvg_handle_new_from_data", as: Open.self),
      let size = library.function("rsvg_handle_get_intrinsic_size_in_pixels", as: PixelSize.self),
      let dimensions = library.function(
        "rsvg_handle_get_intrinsic_dimensions", as: Dimensions.self),
      let render = library.function("rsvg_handle_render_document", as: Render.self),
      let hasPart = library.function("rsvg_handle_has_sub", as: HasPart.self),
      let partGeometry = library.function(
        "rsvg_handle_get_geometry_for_layer", as: PartGeometry.self),
      let renderPart = library.function("rsvg_handle_render_layer", as: RenderPart.self),
      let setStyle = library.function("rsvg_handle_set_stylesheet", as: SetStyle.self)
    else { return nil }
    self.objects = objects
    self.open = open
    pixelSize = size
    self.dimensions = dimensions
    self.render = render
    self.hasPart = hasPart
    self.partGeometry = partGeometry
    self.renderPart = renderPart
    self.setStyle = setStyle
  }
}
