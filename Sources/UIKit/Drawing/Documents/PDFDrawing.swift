import CoreGraphics
import Foundation

/// A document while it is drawn: pages one after the other.
final class PDFDrawing {
  let context: CGContext
  private let fullBounds: CGRect
  private(set) var bounds: CGRect
  private var hasPage = false

  init(_ output: PDFOutput, bounds: CGRect, _ info: [String: Any]) {
    // As on Apple's systems, a document without a size has pages of US Letter.
    let isUsable = bounds.width > 0 && bounds.height > 0
    fullBounds = isUsable ? bounds : CGRect(x: 0, y: 0, width: 612, height: 792)
    self.bounds = fullBounds
    context = CGContext(pdf: output, pageSize: fullBounds.size)
    context.setDocumentInfo(info)
  }

  func beginPage(_ wanted: CGRect) {
    if hasPage { context.endPDFPage() }
    hasPage = true
    bounds = wanted.width > 0 && wanted.height > 0 ? wanted : fullBounds
    context.beginPDFPage(bounds.size)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
  }

  func finish() {
    if hasPage { context.endPDFPage() }
    context.closePDF()
  }
}

/// Keeps the bytes of a document.
final class PDFBytes {
  private(set) var data = Data()

  func append(_ bytes: UnsafeRawBufferPointer) -> Bool {
    data.append(contentsOf: bytes)
    return true
  }
}
