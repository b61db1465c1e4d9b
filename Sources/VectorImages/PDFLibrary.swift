import CoreGraphics
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
  typealias Page = @convention(c) (OpaquePointer, Int32) -> OpaquePointer?
  typealias PageSize =
    @convention(c) (
      OpaquePointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>
    ) -> Void
  typealias Render = @convention(c) (OpaquePointer, OpaquePointer) -> Void

  let objects: GObjects
  let makeBytes: MakeBytes
  let freeBytes: FreeBytes
  let open: Open
  let page: Page
  let pageSize: PageSize
  let render: Render

  /// Nil if the library is not installed or too old.
  static let loaded = PDFLibrary()

  private init?() {
    guard let library = DynamicLibrary("libpoppler-glib.so.8"), let objects = GObjects(library),
      let makeBytes = library.function("g_bytes_new", as: MakeBytes.self),
      let freeBytes = library.function("g_bytes_unref", as: FreeBytes.self),
      let open = library.function("poppler_document_new_from_bytes", as: Open.self),
      let page = library.function("poppler_document_get_page", as: Page.self),
      let pageSize = library.function("poppler_page_get_size", as: PageSize.self),
      let render = library.function("poppler_page_render", as: Render.self)
    else { return nil }
    self.objects = objects
    self.makeBytes = makeBytes
    self.freeBytes = freeBytes
    self.open = open
    self.page = page
    self.pageSize = pageSize
    self.render = render
  }
}

/// The first page of a PDF document.
final class PDFDocument: VectorDocument, @unchecked Sendable {
  private let library: PDFLibrary
  private let document: OpaquePointer
  private let page: OpaquePointer
  let size: CGSize
  let usesFonts = true
  let turn = NSLock()

  init(_ data: Data) throws {
    guard let library = PDFLibrary.loaded else {
      throw VectorFault("is a PDF, for which poppler is needed: apt-get install libpoppler-glib8")
    }
    document = try Self.open(data, library)
    guard let page = library.page(document, 0) else {
      library.objects.release(document)
      throw VectorFault("has no page")
    }
    self.library = library
    self.page = page
    var (width, height) = (0.0, 0.0)
    library.pageSize(page, &width, &height)
    size = CGSize(width: width, height: height)
  }

  deinit {
    exclusively {
      library.objects.release(page)
      library.objects.release(document)
    }
  }

  func draw(_ cairo: OpaquePointer) { library.render(page, cairo) }

  private static func open(_ data: Data, _ library: PDFLibrary) throws -> OpaquePointer {
    guard let bytes = data.withUnsafeBytes({ library.makeBytes($0.baseAddress, $0.count) }) else {
      throw VectorFault("cannot be read")
    }
    defer { library.freeBytes(bytes) }
    var error: UnsafeMutableRawPointer?
    guard let document = library.open(bytes, nil, &error) else {
      throw VectorFault(library.objects.message(error))
    }
    return document
  }
}
