import CoreGraphics
import CoreText
import Foundation
import Testing
import UIKit

/// Pages that are written and read again, which poppler draws in its own way.
@MainActor @Suite(.enabled(if: PDFFile.isSupported, "poppler is not installed"))
struct PagePictureTests {
  @Test(arguments: DrawingScene.pages + DrawingScene.placedPages)
  func looksAsItDid(scene: DrawingScene) throws {
    try scene.expectPicture(.upwards, tolerance: 8)
  }
}

private let pageBox = rect(0, 0, 72, 48)

/// The only page of a document, with the origin at the lower left.
private func makePage(_ draw: (CGContext) throws -> Void) throws -> CGPDFPage {
  let data = NSMutableData()
  let consumer = try #require(CGDataConsumer(data: data as CFMutableData))
  var box = pageBox
  let made = CGContext(consumer: consumer, mediaBox: &box, nil)
  let context = try #require(made)
  context.beginPDFPage(nil)
  try draw(context)
  context.endPDFPage()
  context.closePDF()
  return try firstPage(data as Data)
}

private func firstPage(_ data: Data) throws -> CGPDFPage {
  let provider = try #require(CGDataProvider(data: data))
  let document = try #require(CGPDFDocument(provider))
  return try #require(document.page(at: 1))
}

extension DrawingScene {
  /// As large as the page.
  private static func page(
    _ name: String, _ draw: @escaping @MainActor @Sendable (CGContext) throws -> Void
  ) -> DrawingScene {
    DrawingScene(name, 72, 48) { context, shows in
      let page = try makePage { try draw($0) }
      if shows { context.drawPDFPage(page) }
    }
  }

  fileprivate static let pages = [
    page("shapes") { context in
      context.setLineWidth(3)
      context.setLineDash(phase: 0, lengths: [6, 3])
      context.setStrokeColor(.navy)
      context.strokeEllipse(in: rect(4, 4, 40, 40))
      context.setAlpha(0.5)
      context.disc(44, 24, 16, .rose)
    },
    page("gradients") { context in
      let colors: [CGColor] = [.rose, .sun, .sky]
      let made = CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: nil)
      let gradient = try #require(made)
      context.saving {
        context.clip(to: rect(2, 2, 30, 44))
        context.drawLinearGradient(gradient, start: point(2, 2), end: point(32, 46), options: [])
      }
      context.drawRadialGradient(
        gradient, startCenter: point(52, 24), startRadius: 2, endCenter: point(52, 24),
        endRadius: 18, options: [])
    },
    page("text") { context in
      let font = CTFontCreateWithName("DejaVuSans", 14, nil)
      let text = NSAttributedString(string: "A page", attributes: [kCTFontAttributeName: font])
      context.textPosition = point(6, 28)
      CTLineDraw(CTLineCreateWithAttributedString(text), context)
      context.setFillColor(.rose)
      context.textMatrix = CGAffineTransform(rotationAngle: 0.2)
      context.textPosition = point(8, 8)
      let glyph = CTFontGetGlyphWithName(font, "g")
      CTFontDrawGlyphs(font, [glyph, glyph], [.zero, point(14, 0)], 2, context)
    },
    page("images") { context in
      context.fill(0, 0, 72, 24, .mist)
      context.draw(try pennant(), in: rect(4, 8, 36, 24))
      context.rotate(by: 0.3)
      context.interpolationQuality = .none
      context.draw(try pennant(), in: rect(50, -4, 18, 24))
    },
    page("patterns") { context in
      let image = UIImage(cgImage: try pennant())
      context.setFillColor(UIColor(patternImage: image).cgColor)
      context.fillEllipse(in: rect(4, 4, 64, 40))
    },
    page("groups") { context in
      context.setAlpha(0.6)
      context.setBlendMode(.multiply)
      context.fill(0, 0, 72, 20, .sun)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.disc(28, 24, 16, .rose)
      context.disc(46, 24, 16, .sky)
      context.endTransparencyLayer()
    },
  ]

  fileprivate static let placedPages = [
    DrawingScene("fitted", 72, 48) { context, shows in
      let page = try makePage(corners)
      let place = page.getDrawingTransform(
        .cropBox, rect: rect(4, 4, 40, 40), rotate: 0, preserveAspectRatio: true)
      context.saving {
        if shows { context.concatenate(place) }
        context.drawPDFPage(page)
      }
    },
    DrawingScene("turned", 48, 72) { context, shows in
      let page = try makePage(corners)
      let place = page.getDrawingTransform(
        .cropBox, rect: rect(0, 0, 48, 72), rotate: 90, preserveAspectRatio: true)
      context.saving {
        if shows { context.concatenate(place) }
        context.drawPDFPage(page)
      }
    },
    DrawingScene("of-a-renderer", 72, 48) { context, shows in
      let data = UIGraphicsPDFRenderer(bounds: pageBox).pdfData { writer in
        writer.beginPage()
        UIColor.systemBlue.setFill()
        writer.fill(rect(4, 4, 20, 12))
        "Above".draw(
          at: point(28, 2), withAttributes: [.font: UIFont(name: "DejaVuSans", size: 12) as Any])
        UIBezierPath(ovalIn: rect(8, 22, 56, 20)).fill()
      }
      if shows { context.drawPDFPage(try firstPage(data)) }
    },
  ]
}

/// All of whose corners look different.
private func corners(_ context: CGContext) {
  context.fill(0, 0, 72, 48, .mist)
  context.fill(0, 0, 30, 12, .rose)
  context.disc(60, 36, 10, .sky)
  context.fill(4, 30, 8, 14, .leaf)
}
