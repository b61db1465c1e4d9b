import CoreGraphics
import Foundation
import Testing
import UIKit

@MainActor @Suite struct UIGraphicsPDFRendererTests {
  private let bounds = CGRect(x: 0, y: 0, width: 100, height: 200)

  @Test func pagesLinksAndInformationAreWritten() throws {
    let format = UIGraphicsPDFRendererFormat()
    format.documentInfo = [
      kCGPDFContextTitle: "A title", kCGPDFContextAuthor: "Somebody",
      kCGPDFContextKeywords: ["one", "two"],
    ]
    let data = UIGraphicsPDFRenderer(bounds: bounds, format: format).pdfData { context in
      context.beginPage()
      #expect(context.pdfContextBounds == bounds)
      UIColor.red.setFill()
      context.fill(CGRect(x: 10, y: 10, width: 20, height: 20))
      context.setURL(
        URL(fileURLWithPath: "/a'b"), for: CGRect(x: 10, y: 10, width: 20, height: 20))
      context.setDestinationWithName("there", for: CGRect(x: 50, y: 50, width: 20, height: 20))
      context.beginPage(withBounds: CGRect(x: 10, y: 10, width: 60, height: 70), pageInfo: [:])
      #expect(context.pdfContextBounds == CGRect(x: 10, y: 10, width: 60, height: 70))
      context.addDestination(withName: "there", at: CGPoint(x: 20, y: 20))
      UIColor.blue.setFill()
      context.fill(context.pdfContextBounds)
    }
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.hasPrefix("%PDF-") && text.contains("/Count 2"))
    #expect(text.contains("0 0 100 200") && text.contains("0 0 60 70"))
  }

  @Test(.enabled(if: CGPDFDocument.isReadable, "poppler is not installed"))
  func whatWasDrawnIsReadBack() throws {
    let data = UIGraphicsPDFRenderer(bounds: bounds).pdfData { context in
      context.beginPage()
      UIColor.red.setFill()
      context.fill(CGRect(x: 10, y: 10, width: 20, height: 20))
    }
    let document = try #require(CGDataProvider(data: data).flatMap { CGPDFDocument($0) })
    let page = try #require(document.page(at: 1))
    #expect(document.numberOfPages == 1 && page.getBoxRect(.mediaBox) == bounds)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(bounds: bounds, format: format).image { context in
      context.cgContext.translateBy(x: 0, y: 200)
      context.cgContext.scaleBy(x: 1, y: -1)
      context.cgContext.drawPDFPage(page)
    }
    let pixels = try #require(image.cgImage?.dataProvider?.data)
    func pixel(_ x: Int, _ y: Int) -> [UInt8] { Array(pixels[((y * 100 + x) * 4)...].prefix(4)) }
    #expect(pixel(20, 20) == [0, 0, 255, 255])
    #expect(pixel(20, 50) == [0, 0, 0, 0])
  }

  @Test func theFunctionsOfOldWriteTheSame() throws {
    let data = NSMutableData()
    UIGraphicsBeginPDFContextToData(data, bounds, nil)
    UIGraphicsBeginPDFPage()
    #expect(UIGraphicsGetPDFContextBounds() == bounds)
    UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
    UIGraphicsBeginPDFPageWithInfo(CGRect(x: 0, y: 0, width: 30, height: 40), nil)
    UIGraphicsEndPDFContext()
    #expect(UIGraphicsGetPDFContextBounds() == .zero)
    let text = String(decoding: data as Data, as: UTF8.self)
    #expect(text.contains("/Count 2") && text.contains("0 0 30 40"))
  }

  @Test func aDocumentThatCannotBeWrittenThrows() {
    let file = URL(fileURLWithPath: "/nowhere/at/all.pdf")
    #expect(throws: (any Error).self) {
      try UIGraphicsPDFRenderer(bounds: bounds).writePDF(to: file) { $0.beginPage() }
    }
    #expect(!UIGraphicsBeginPDFContextToFile(file.path, bounds, nil))
  }
}

extension CGPDFDocument {
  fileprivate static var isReadable: Bool {
    let data = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 9, height: 9)).pdfData {
      $0.beginPage()
    }
    return CGDataProvider(data: data).flatMap { CGPDFDocument($0) } != nil
  }
}
