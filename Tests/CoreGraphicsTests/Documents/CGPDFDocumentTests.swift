import CoreGraphics
import Foundation
import Testing

@Suite(.enabled(if: PDFFile.isSupported, "poppler is not installed"))
struct CGPDFDocumentTests {
  private func bytes(_ draw: (CGContext) -> Void) throws -> Data {
    let data = NSMutableData()
    let consumer = try #require(CGDataConsumer(data: data as CFMutableData))
    var box = CGRect(x: 0, y: 0, width: 40, height: 30)
    let info = [kCGPDFContextTitle: "It's a \\ title"] as CFDictionary
    let context = try #require(CGContext(consumer: consumer, mediaBox: &box, info))
    draw(context)
    context.closePDF()
    return data as Data
  }

  private func document(_ draw: (CGContext) -> Void) throws -> CGPDFDocument {
    let provider = try #require(CGDataProvider(data: try bytes(draw)))
    return try #require(CGPDFDocument(provider))
  }

  @Test func theOriginIsAtTheLowerLeft() throws {
    let document = try document { context in
      context.beginPDFPage(nil)
      context.setFillColor(red)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.endPDFPage()
    }
    #expect(document.isUnlocked && !document.isEncrypted)
    let page = try #require(document.page(at: 1))
    #expect(page.getBoxRect(.cropBox) == CGRect(x: 0, y: 0, width: 40, height: 30))
    let canvas = Canvas(40, 30, flipped: false)
    canvas.context.drawPDFPage(page)
    #expect(canvas[5, 25] == 0xFFFF_0000 && canvas[5, 5] == 0 && canvas[15, 25] == 0)
  }

  @Test func pagesHaveBoxesOfTheirOwn() throws {
    let document = try document { context in
      context.beginPDFPage([kCGPDFContextMediaBox: CGRect(x: 0, y: 0, width: 20, height: 20)])
      context.endPDFPage()
      var other = CGRect(x: 100, y: 100, width: 50, height: 60)
      context.beginPage(mediaBox: &other)
      context.setFillColor(blue)
      context.fill(CGRect(x: 100, y: 100, width: 10, height: 10))
      context.endPage()
    }
    #expect(document.numberOfPages == 2)
    #expect(document.page(at: 0) == nil && document.page(at: 3) == nil)
    #expect(document.page(at: 1)?.getBoxRect(.mediaBox).size == CGSize(width: 20, height: 20))
    let second = try #require(document.page(at: 2))
    #expect(second.getBoxRect(.mediaBox).size == CGSize(width: 50, height: 60))
    let canvas = Canvas(50, 60, flipped: false)
    canvas.context.drawPDFPage(second)
    #expect(canvas[5, 55] == 0xFF00_00FF && canvas[5, 5] == 0)
  }

  @Test func pagesAreDrawnUnderTheTransformAndAlpha() throws {
    let document = try document { context in
      context.beginPDFPage(nil)
      context.setFillColor(green)
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 30))
      context.endPDFPage()
    }
    let page = try #require(document.page(at: 1))
    let canvas = Canvas(40, 40, flipped: false)
    canvas.context.setAlpha(0.5)
    canvas.context.concatenate(
      page.getDrawingTransform(
        .cropBox, rect: CGRect(x: 0, y: 0, width: 40, height: 20), rotate: 0,
        preserveAspectRatio: true))
    canvas.context.drawPDFPage(page)
    // The page shrinks to two thirds: 26.7 points in the middle of 40.
    #expect(canvas[20, 30] >> 24 == 128 && canvas[3, 30] == 0 && canvas[20, 10] == 0)
  }

  @Test func linksNamesAndInformation() throws {
    let data = try bytes { context in
      context.beginPDFPage(nil)
      context.setURL(
        try! #require(URL(string: "https://example.org/it's")),
        for: CGRect(x: 1, y: 2, width: 3, height: 4))
      context.setDestination("place", for: CGRect(x: 5, y: 5, width: 5, height: 5))
      context.addDestination("place", at: CGPoint(x: 3, y: 4))
      // What is opaque all over takes no links away.
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 30))
      context.endPDFPage()
    }
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.contains("/Link") && text.contains("example.org/it"))
    // The rectangle's edges from the page's lower left corner.
    #expect(text.contains("1 2 4 6"))
  }

  @Test func brokenDocumentsAreRefused() throws {
    let whole = try bytes { $0.beginPDFPage(nil) }
    for data in [Data(), Data("%PDF-1.4".utf8), Data(repeating: 37, count: 999)] {
      #expect(CGDataProvider(data: data).flatMap { CGPDFDocument($0) } == nil)
    }
    #expect(CGPDFDocument(URL(fileURLWithPath: "/nowhere.pdf")) == nil)
    for length in stride(from: 0, to: whole.count, by: 41) {
      // Poppler repairs what it can: nothing may crash.
      let document = CGDataProvider(data: whole.prefix(length)).flatMap { CGPDFDocument($0) }
      guard let page = document?.page(at: 1) else { continue }
      Canvas(10, 10).context.drawPDFPage(page)
    }
  }
}
