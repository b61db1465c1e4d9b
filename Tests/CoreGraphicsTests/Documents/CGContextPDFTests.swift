import Foundation
import Testing

@testable import CoreGraphics

/// Documents of pages.
struct CGContextPDFTests {
  private final class Bytes {
    var data = Data()
  }

  private func document(
    _ pages: [CGSize],
    draw: (CGContext) -> Void = { $0.fill(CGRect(x: 10, y: 10, width: 20, height: 20)) }
  ) -> String {
    let bytes = Bytes()
    let output = PDFOutput {
      bytes.data.append(contentsOf: $0)
      return true
    }
    let context = CGContext(pdf: output, pageSize: CGSize(width: 100, height: 100))
    for size in pages {
      context.beginPDFPage(size)
      draw(context)
      context.endPDFPage()
    }
    #expect(context.closePDF())
    return String(decoding: bytes.data, as: UTF8.self)
  }

  @Test func pagesHaveTheirSizes() {
    let text = document([CGSize(width: 595, height: 842), CGSize(width: 300, height: 200)])
    #expect(text.hasPrefix("%PDF-") && text.contains("%%EOF"))
    #expect(text.contains("/Count 2"))
    #expect(text.contains("0 0 595 842") && text.contains("0 0 300 200"))
  }

  @Test func eachPageBeginsWithAnInitialState() {
    let bytes = Bytes()
    let output = PDFOutput {
      bytes.data.append(contentsOf: $0)
      return true
    }
    let context = CGContext(pdf: output, pageSize: CGSize(width: 100, height: 100))
    context.beginPDFPage(CGSize(width: 100, height: 100))
    context.saveGState()
    context.translateBy(x: 50, y: 0)
    context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.endPDFPage()
    context.beginPDFPage(CGSize(width: 100, height: 80))
    #expect(context.userToPixels == .identity)
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 100, height: 80))
    #expect(context.convertToDeviceSpace(CGPoint(x: 0, y: 80)) == .zero)
    context.endPDFPage()
    #expect(context.closePDF())
  }

  @Test func whatNeedsAnImageIsDrawnToo() {
    let plain = document([CGSize(width: 100, height: 100)])
    let shadowed = document([CGSize(width: 100, height: 100)]) { context in
      context.setShadow(offset: CGSize(width: 2, height: 2), blur: 4)
      context.fill(CGRect(x: 10, y: 10, width: 20, height: 20))
    }
    #expect(!plain.contains("/Image") && shadowed.contains("/Image"))
  }

  @Test func itHasNoPixels() {
    let context = CGContext(pdf: PDFOutput { _ in true }, pageSize: CGSize(width: 9, height: 9))
    #expect(context.makeImage() == nil && context.width == 0 && context.height == 0)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -3, 0, 1e9]) func sizesThatAreNoneDontStopIt(
    side: CGFloat
  ) {
    #expect(document([CGSize(width: side, height: side)]).contains("/Count 1"))
  }

  @Test func aFullDiskIsTold() {
    let context = CGContext(pdf: PDFOutput { _ in false }, pageSize: CGSize(width: 9, height: 9))
    context.beginPDFPage(CGSize(width: 9, height: 9))
    context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    context.endPDFPage()
    #expect(!context.closePDF())
  }
}
