public import CoreGraphics
public import Foundation

/// Makes PDF documents by drawing, in points, with the origin at the top left.
///
/// Can be used on any thread.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  private let pdfFormat: UIGraphicsPDFRendererFormat

  /// Makes a renderer for pages of this size.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    pdfFormat = UIGraphicsPDFRendererFormat()
    pdfFormat.documentInfo = format.documentInfo
    pdfFormat.bounds = bounds
    super.init(ownFormat: pdfFormat)
  }

  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  /// False: it makes documents.
  open override var allowsImageOutput: Bool { false }

  /// The document drawn by `actions`. Their context is also the current one.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    let bytes = PDFBytes()
    render(to: PDFOutput(bytes.append), actions)
    return bytes.data
  }

  /// Writes the document drawn by `actions` to a file; throws if it cannot be written.
  open func writePDF(
    to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void
  ) throws {
    try pdfData(actions: actions).write(to: url, options: .atomic)
  }

  private func render(
    to output: PDFOutput, _ actions: (UIGraphicsPDFRendererContext) -> Void
  ) {
    let document = PDFDrawing(output, bounds: pdfFormat.bounds, pdfFormat.documentInfo)
    let context = UIGraphicsPDFRendererContext(document, pdfFormat)
    UIGraphicsPushContext(context.cgContext)
    actions(context)
    UIGraphicsPopContext()
    document.finish()
  }
}

/// A PDF renderer's context. Nothing is drawn before the first page begins.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  private let document: PDFDrawing

  init(_ document: PDFDrawing, _ format: UIGraphicsPDFRendererFormat) {
    self.document = document
    super.init(cgContext: document.context, format)
  }

  /// Of the current page.
  open var pdfContextBounds: CGRect { document.bounds }

  /// Ends the page and begins another one of the renderer's bounds.
  open func beginPage() { document.beginPage(format.bounds) }

  /// Ends the page and begins another one. `pageInfo` has no effect.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    document.beginPage(bounds)
  }

  /// Makes a rectangle of the page a link.
  open func setURL(_ url: URL, for rect: CGRect) { cgContext.setURL(url, for: rect) }

  /// Gives a point of the page a name that links lead to.
  open func addDestination(withName name: String, at point: CGPoint) {
    cgContext.addDestination(name, at: point)
  }

  /// Makes a rectangle of the page a link to a destination.
  open func setDestinationWithName(_ name: String, for rect: CGRect) {
    cgContext.setDestination(name, for: rect)
  }
}

/// The properties of a PDF renderer's documents.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// Title, author and so on, by the names of Core Graphics, such as `kCGPDFContextTitle`.
  open var documentInfo: [String: Any] = [:]
}
