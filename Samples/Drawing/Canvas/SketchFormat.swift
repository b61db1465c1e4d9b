import UIKit

/// The kinds of files that a sketch can be.
enum SketchFormat: String, CaseIterable {
  case pdf, png

  /// The sheet with everything on it: as paths, or with two pixels for each point.
  @MainActor
  func data(of sketch: Sketch, size: CGSize) -> Data {
    let sheet = CGRect(origin: .zero, size: size)
    switch self {
    case .pdf:
      let format = UIGraphicsPDFRendererFormat()
      format.documentInfo = [kCGPDFContextTitle as String: "Sketch"]
      return UIGraphicsPDFRenderer(bounds: sheet, format: format).pdfData { context in
        context.beginPage()
        sketch.draw(in: sheet)
      }
    case .png:
      let format = UIGraphicsImageRendererFormat()
      (format.scale, format.opaque) = (2, true)
      return UIGraphicsImageRenderer(bounds: sheet, format: format).pngData { context in
        UIColor.white.setFill()
        context.fill(sheet)
        sketch.draw(in: sheet)
      }
    }
  }
}
