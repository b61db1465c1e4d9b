package import Foundation

/// Why a PDF document cannot be read.
package enum PDFFault: Error {
  /// It needs a password, or another one.
  case isEncrypted
  case reason(String)
}

/// What a document's author allows, as poppler has it.
struct PDFPermissions: OptionSet, Sendable {
  let rawValue: UInt32

  static let printing = Self(rawValue: 1 << 0)
  static let copying = Self(rawValue: 1 << 2)
}

/// A PDF document that poppler has open. Poppler uses Cairo's fonts, so that its calls wait for those of
/// other threads.
package final class PDFFile: @unchecked Sendable {
  private let library: PDFLibrary
  private let document: OpaquePointer
  private let render: PDFLibrary.Render
  package let pageCount: Int
  let version: (major: Int, minor: Int)
  let permissions: PDFPermissions

  /// Whether poppler is installed.
  package static var isSupported: Bool { PDFLibrary.loaded != nil }

  package init(_ data: Data, password: String? = nil) throws(PDFFault) {
    guard let library = PDFLibrary.loaded else {
      throw .reason("is a PDF, for which poppler is needed: apt-get install libpoppler-glib8")
    }
    let pictures = PDFPictures(data)
    guard pictures != .tooLarge else { throw .reason("has pictures that are too large") }
    let opened = CairoFonts.exclusively {
      Result { () throws(PDFFault) in
        try Self.open(data, password, library)
      }
    }
    self.library = library
    render = pictures == .large ? library.renderForPrinting : library.render
    let document = try opened.get()
    self.document = document
    var (major, minor, allowed): (UInt32, UInt32, UInt32) = (0, 0, 0)
    pageCount = CairoFonts.exclusively {
      library.version(document, &major, &minor)
      allowed = library.permissions(document)
      return Int(library.pageCount(document))
    }
    permissions = PDFPermissions(rawValue: allowed)
    version = (Int(major), Int(minor))
  }

  deinit { CairoFonts.exclusively { library.objects.release(document) } }

  private static func open(
    _ data: Data, _ password: String?, _ library: PDFLibrary
  ) throws(PDFFault) -> OpaquePointer {
    var error: UnsafeMutableRawPointer?
    let document =
      if let password { unlock(data, password, library, &error) } else {
        open(data, library, &error)
      }
    if let document { return document }
    let isEncrypted = library.objects.code(error) == 1
    let reason = library.objects.message(error)
    throw isEncrypted ? .isEncrypted : .reason(reason)
  }

  private static func open(
    _ data: Data, _ library: PDFLibrary, _ error: PDFLibrary.ErrorPointer
  ) -> OpaquePointer? {
    guard let bytes = data.withUnsafeBytes({ library.makeBytes($0.baseAddress, $0.count) }) else {
      return nil
    }
    defer { library.freeBytes(bytes) }
    return library.open(bytes, nil, error)
  }

  /// Workaround: poppler 22.12 reads a null pointer after a wrong password of a document in memory, and none
  /// after that of a file, so it gets one without a name.
  private static func unlock(
    _ data: Data, _ password: String, _ library: PDFLibrary, _ error: PDFLibrary.ErrorPointer
  ) -> OpaquePointer? {
    var path = Array((NSTemporaryDirectory() + "casement-XXXXXX").utf8CString)
    let file = mkstemp(&path)
    guard file >= 0 else { return nil }
    unlink(path)
    let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
    guard (try? handle.write(contentsOf: data)) != nil else { return nil }
    return library.openFile("file:///proc/self/fd/\(file)", password, error)
  }

  /// In points, as the page is seen. Nil if there is no such page; the first is 0.
  package func size(ofPage index: Int) -> CGSize? {
    withPage(index) { page in
      var (width, height) = (0.0, 0.0)
      library.pageSize(page, &width, &height)
      return CGSize(width: width, height: height)
    }
  }

  /// What is seen of a page, in its own coordinates, before it is turned.
  func cropBox(ofPage index: Int) -> CGRect? {
    withPage(index) { page in
      var corners = [0.0, 0, 0, 0]
      library.cropBox(page, &corners)
      let (x, y) = (min(corners[0], corners[2]), min(corners[1], corners[3]))
      return CGRect(
        x: x, y: y, width: abs(corners[2] - corners[0]), height: abs(corners[3] - corners[1]))
    }
  }

  /// Draws a page at the origin of a `cairo_t`, in points, with y growing downwards.
  package func draw(page index: Int, _ cairo: OpaquePointer) {
    withPage(index) { render($0, cairo) }
  }

  @discardableResult
  private func withPage<Value>(_ index: Int, _ body: (OpaquePointer) -> Value) -> Value? {
    guard (0..<pageCount).contains(index) else { return nil }
    return CairoFonts.exclusively {
      guard let page = library.page(document, Int32(index)) else { return nil }
      defer { library.objects.release(page) }
      return body(page)
    }
  }
}
