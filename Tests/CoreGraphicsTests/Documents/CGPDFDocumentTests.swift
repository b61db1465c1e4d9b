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
    #expect(document.allowsPrinting && document.allowsCopying)
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

  /// One red half of a page, by the standard handler of 40 bits; the password is "secret", and nothing may
  /// be printed.
  private static let locked = """
    JVBERi0xLjQKMSAwIG9iajw8L1R5cGUvQ2F0YWxvZy9QYWdlcyAyIDAgUj4+ZW5kb2JqCjIgMCBvYmo8PC9UeXBlL1BhZ2Vz
    L0tpZHNbMyAwIFJdL0NvdW50IDE+PmVuZG9iagozIDAgb2JqPDwvVHlwZS9QYWdlL1BhcmVudCAyIDAgUi9NZWRpYUJveFsw
    IDAgNDAgMzBdL0NvbnRlbnRzIDQgMCBSPj5lbmRvYmoKNCAwIG9iajw8L0xlbmd0aCAyND4+c3RyZWFtCjZBZwma3WKNPL7r
    NQITWDzP6UbtXNncHwplbmRzdHJlYW0KZW5kb2JqCjUgMCBvYmo8PC9GaWx0ZXIvU3RhbmRhcmQvViAxL1IgMi9QIC04L088
    OTJmZTBmNDQ1NGFkNGM5NjQ0NjkzZjMzYzA3Y2I1NGY1ODdkY2UxZTI2ODJmZTllY2VhNjEwN2ExZWY2MzBkZD4vVTxiNDlh
    MzU5YjE0YWU0YzJlOGEzMTU5MDk0Njc2MmY5OTVmNTNhOGMzZjllZjhmNGJhMzZjYzMxMjE3Y2VhNzYyPj4+ZW5kb2JqCnhy
    ZWYKMCA2CjAwMDAwMDAwMDAgNjU1MzUgZiAKMDAwMDAwMDAwOSAwMDAwMCBuIAowMDAwMDAwMDUyIDAwMDAwIG4gCjAwMDAw
    MDAxMDEgMDAwMDAgbiAKMDAwMDAwMDE3NyAwMDAwMCBuIAowMDAwMDAwMjQ3IDAwMDAwIG4gCnRyYWlsZXI8PC9TaXplIDYv
    Um9vdCAxIDAgUi9FbmNyeXB0IDUgMCBSL0lEWzwzMDMxMzIzMzM0MzUzNjM3MzgzOTYxNjI2MzY0NjU2Nj48MzAzMTMyMzMz
    NDM1MzYzNzM4Mzk2MTYyNjM2NDY1NjY+XT4+CnN0YXJ0eHJlZgo0MzAKJSVFT0YK
    """

  @Test func aPasswordOpensADocument() throws {
    let data = try #require(Data(base64Encoded: Self.locked, options: .ignoreUnknownCharacters))
    let document = try #require(CGDataProvider(data: data).flatMap { CGPDFDocument($0) })
    #expect(document.isEncrypted && !document.isUnlocked)
    #expect(document.numberOfPages == 0 && document.page(at: 1) == nil)
    #expect(!document.allowsPrinting && !document.allowsCopying)
    #expect(!document.unlockWithPassword("wrong"))
    #expect(document.unlockWithPassword("secret") && document.isUnlocked)
    #expect(!document.allowsPrinting && document.allowsCopying)
    let page = try #require(document.page(at: 1))
    let canvas = Canvas(40, 30, flipped: false)
    canvas.context.drawPDFPage(page)
    #expect(canvas[10, 15] == 0xFFFF_0000 && canvas[30, 15] == 0)
    #expect(document.unlockWithPassword("wrong"), "it is open")
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
