import Diagnostics

// Documents of pages. Paths, text and images are kept as such; what Cairo can't express in a document becomes an
// image, and shadows have one pixel for each point.

extension CGContext {
  /// The largest page that PDF 1.7 allows, in points.
  private static let largestPage: CGFloat = 14400

  /// Draws a document of pages with the origin at the top left, in points. `closePDF` completes it.
  package convenience init(pdf output: PDFOutput, pageSize: CGSize) {
    self.init(pdf: CairoSurface(pdf: output, pageSize: Self.usable(pageSize)))
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
  package func endPDFPage() {
    guard isPDF else { return }
    while !layers.isEmpty { endTransparencyLayer() }
    target.endPage()
  }

  /// Completes the document; false if it could not be written. Nothing may be drawn after that.
  package func closePDF() -> Bool {
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
