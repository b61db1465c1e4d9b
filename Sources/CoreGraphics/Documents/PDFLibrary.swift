import Diagnostics
import Foundation

/// The functions of poppler-glib 0.82 and newer.
struct PDFLibrary: Sendable {
  typealias ErrorPointer = UnsafeMutablePointer<UnsafeMutableRawPointer?>
  typealias MakeBytes = @convention(c) (UnsafeRawPointer?, Int) -> OpaquePointer?
  typealias FreeBytes = @convention(c) (OpaquePointer) -> Void
  typealias Open =
    @convention(c) (
      OpaquePointer, UnsafePointer<CChar>?, ErrorPointer?
    ) -> OpaquePointer?
  typealias OpenFile =
    @convention(c) (
      UnsafePointer<CChar>, UnsafePointer<CChar>?, ErrorPointer?
    ) -> OpaquePointer?
  typealias Page = @convention(c) (OpaquePointer, Int32) -> OpaquePointer?
  typealias PageSize =
    @convention(c) (
      OpaquePointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>
    ) -> Void
  typealias Render = @convention(c) (OpaquePointer, OpaquePointer) -> Void
  typealias PageCount = @convention(c) (OpaquePointer) -> Int32
  typealias Flags = @convention(c) (OpaquePointer) -> UInt32
  typealias Box = @convention(c) (OpaquePointer, UnsafeMutablePointer<Double>) -> Void
  typealias Version =
    @convention(c) (
      OpaquePointer, UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt32>
    ) -> Void

  let objects: GObjects
  let makeBytes: MakeBytes
  let freeBytes: FreeBytes
  let open: Open
  /// By a URL.
  let openFile: OpenFile
  let page: Page
  let pageSize: PageSize
  let render: Render
  /// Makes at most 8192 by 8192 pixels of a picture, whose edges are soft where it is drawn larger than it is.
  let renderForPrinting: Render
  let pageCount: PageCount
  let cropBox: Box
  let version: Version
  let permissions: Flags

  /// Nil if the library is not installed or too old.
  static let loaded = PDFLibrary()

  private init?() {
    guard let library = DynamicLibrary("libpoppler-glib.so.8"), let objects = GObjects(library),
      let makeBytes = library.function("g_bytes_new", as: MakeBytes.self),
      let freeBytes = library.function("g_bytes_unref", as: FreeBytes.self),
      let open = library.function("poppler_document_new_from_bytes", as: Open.self),
      let openFile = library.function("poppler_document_new_from_file", as: OpenFile.self),
      let page = library.function("poppler_document_get_page", as: Page.self),
      let pageSize = library.function("poppler_page_get_size", as: PageSize.self),
      let render = library.function("poppler_page_render", as: Render.self),
      let renderForPrinting = library.function(
        "poppler_page_render_for_printing", as: Render.self),
      let pageCount = library.function("poppler_document_get_n_pages", as: PageCount.self),
      let cropBox = library.function("poppler_page_get_crop_box", as: Box.self),
      let version = library.function("poppler_document_get_pdf_version", as: Version.self),
      let permissions = library.function("poppler_document_get_permissions", as: Flags.self)
    else { return nil }
    self.objects = objects
    self.makeBytes = makeBytes
    self.freeBytes = freeBytes
    self.open = open
    self.openFile = openFile
    self.page = page
    self.pageSize = pageSize
    self.render = render
    self.renderForPrinting = renderForPrinting
    self.pageCount = pageCount
    self.cropBox = cropBox
    self.version = version
    self.permissions = permissions
  }
}
