import Diagnostics
import Foundation
import RasterKit

// Documents of pages. Paths, text and images are kept as such; what Cairo can't express in a document becomes an
// image, and shadows have one pixel for each point.

extension CGContext {
  /// The largest page that PDF 1.7 allows, in points.
  private static let largestPage: CGFloat = 14400

  /// Draws a document of pages with the origin at the top left, in points. `closePDF` completes it.
  package convenience init(pdf output: PDFOutput, pageSize: CGSize) {
    self.init(pdf: CairoSurface(pdf: output, pageSize: Self.usable(pageSize)), mediaBox: nil)
  }

  /// Draws a document of pages with the origin at the lower left, in points; US Letter without a box.
  /// `auxiliaryInfo` may name title, author, subject, keywords and creator; passwords are refused with
  /// a log message, because documents are not encrypted.
  public convenience init?(
    consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    let box = mediaBox?.pointee ?? CGRect(x: 0, y: 0, width: 612, height: 792)
    guard box.isFinite else {
      Log.graphics.write("a PDF document with infinite or NaN pages")
      return nil
    }
    let output = PDFOutput(consumer.take)
    self.init(
      pdf: CairoSurface(pdf: output, pageSize: Self.usable(box.size)), mediaBox: box)
    if let auxiliaryInfo { setDocumentInfo(auxiliaryInfo) }
  }

  /// Writes title, author and so on into a document.
  package func setDocumentInfo(_ info: CFDictionary) {
    if isPDF { target.surface.describe(info) }
  }

  /// The same into a new file; nil if it cannot be opened.
  public convenience init?(
    _ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    guard let consumer = CGDataConsumer(url: url) else { return nil }
    self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
  }

  /// Begins a page of the document's size, or of the media box in `pageInfo`, whose value is a rectangle
  /// or its bytes.
  public func beginPDFPage(_ pageInfo: CFDictionary?) {
    let box = pageInfo.flatMap { Self.box($0[kCGPDFContextMediaBox]) }
    beginPage(box: box ?? mediaBox ?? CGRect(origin: .zero, size: pageSize))
  }

  /// Begins a page of a size.
  public func beginPage(mediaBox: UnsafePointer<CGRect>?) {
    beginPage(
      box: mediaBox?.pointee ?? self.mediaBox ?? CGRect(origin: .zero, size: pageSize))
  }

  /// Ends the page.
  public func endPage() { endPDFPage() }

  private static func box(_ value: Any?) -> CGRect? {
    if let rect = value as? CGRect { return rect }
    guard let data = value as? Data, data.count == MemoryLayout<CGRect>.size else { return nil }
    var rect = CGRect.zero
    withUnsafeMutableBytes(of: &rect) { _ = data.copyBytes(to: $0) }
    return rect
  }

  private var pageSize: CGSize {
    CGSize(width: CGFloat(target.surface.bounds.width), height: deviceHeight)
  }

  private func beginPage(box: CGRect) {
    guard box.isFinite else { return Log.graphics.write("a page with infinite or NaN sides") }
    if mediaBox != nil {
      let box = box.standardized
      base = CGAffineTransform(
        a: 1, b: 0, c: 0, d: -1, tx: -box.minX, ty: Self.usable(box.size).height + box.minY)
    }
    beginPDFPage(box.size)
  }

  /// Begins a page with an initial state; everything until `endPDFPage` is drawn on it.
  package func beginPDFPage(_ size: CGSize) {
    guard isPDF else { return Log.graphics.write("a page begins in a context without pages") }
    while !layers.isEmpty { endTransparencyLayer() }
    while !savedStates.isEmpty { restoreGState() }
    resetClip()
    state = GraphicsState(transform: base)
    beginPath()
    let size = Self.usable(size)
    deviceHeight = size.height
    target.surface.setPageSize(size)
  }

  /// Ends the page.
  public func endPDFPage() {
    guard isPDF else { return }
    while !layers.isEmpty { endTransparencyLayer() }
    // Workaround: Cairo forgets the marks that came before something opaque over the whole page.
    for mark in marks { target.mark(mark) }
    marks = []
    target.endPage()
  }

  /// Completes the document; false if it could not be written. Nothing may be drawn after that.
  @discardableResult
  public func closePDF() -> Bool {
    guard isPDF else { return false }
    if let fault = target.surface.finish() {
      Log.graphics.write("a PDF document is not complete: \(fault)")
      return false
    }
    return true
  }

  private static func usable(_ size: CGSize) -> CGSize {
    func length(_ points: CGFloat) -> CGFloat {
      points.isFinite ? min(max(points, 1), largestPage) : 1
    }
    return CGSize(width: length(size.width), height: length(size.height))
  }
}
