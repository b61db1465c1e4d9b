import CoreGraphics
import Foundation

/// The first page of a PDF document.
final class PDFDocument: VectorDocument, Sendable {
  private let file: PDFFile
  let size: CGSize
  let usesFonts = true
  let turn = NSLock()

  init(_ data: Data) throws {
    do {
      file = try PDFFile(data)
    } catch .isEncrypted {
      throw VectorFault("is encrypted")
    } catch .reason(let reason) {
      throw VectorFault(reason)
    }
    guard let size = file.size(ofPage: 0) else { throw VectorFault("has no page") }
    self.size = size
  }

  func draw(_ cairo: OpaquePointer) { file.draw(page: 0, cairo) }
}
