import CoreGraphics
import Foundation
import PeakMemory
import Testing

/// Documents of a few bytes that declare pages and pictures larger than memory.
@Suite(.enabled(if: PDFFile.isSupported, "poppler is not installed"))
struct PDFSizeTests {
  @Test func aPageOfAnySizeIsDrawnInTheContextItIsDrawnIn() throws {
    let page = try #require(SizedPDF(box: "0 0 65535 65535").document?.page(at: 1))
    #expect(page.getBoxRect(.mediaBox).size == CGSize(width: 65_535, height: 65_535))
    let canvas = Canvas(40, 30, flipped: false)
    canvas.context.drawPDFPage(page)
    #expect(canvas[5, 25] == 0xFFFF_0000 && canvas[15, 25] == 0)
  }

  @Test func pagesThatAreNotThereAreNone() {
    for pdf in [SizedPDF(count: "2000000000"), SizedPDF(kids: "2 0 R"), SizedPDF(count: "-1")] {
      let document = pdf.document
      #expect(document?.page(at: 1_999_999_999) == nil)
      #expect((document?.numberOfPages ?? 0) < 2)
    }
  }

  @Test(arguments: [(30_000, 30_000), (65_535, 65_535), (1 << 31, 1 << 31)])
  func picturesThatTakeTooMuchAreRefused(width: Int, height: Int) {
    #expect(SizedPDF(imageSize: (width, height)).document == nil)
  }

  @Test func aLargeScanIsDrawnInTheMemoryOfAnImage() async throws {
    let result = try #require(
      await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
        let document = SizedPDF(imageSize: (9921, 7016)).document
        PeakMemory.printGrowth {
          guard let page = document?.page(at: 1) else { preconditionFailure("no page") }
          let canvas = Canvas(40, 30, flipped: false)
          canvas.context.drawPDFPage(page)
          precondition(canvas.alpha(15, 25) == 255)
        }
      })
    let growth = try #require(PeakMemory.growth(in: result.standardOutputContent))
    #expect((128 << 20..<256 << 20).contains(growth))
  }

  @Test func whatIsDeclaredTakesNoMemory() async throws {
    let result = try #require(
      await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
        let pages = [
          SizedPDF(box: "0 0 65535 65535"), SizedPDF(box: "-1e9 -1e9 1e9 1e9"),
          SizedPDF(count: "2000000000"), SizedPDF(kids: "2 0 R"), SizedPDF(imageSize: (4000, 4000)),
        ]
        PeakMemory.printGrowth {
          for pdf in pages {
            guard let page = pdf.document?.page(at: 1) else { continue }
            let canvas = Canvas(40, 30, flipped: false)
            canvas.context.drawPDFPage(page)
          }
        }
      })
    let growth = try #require(PeakMemory.growth(in: result.standardOutputContent))
    #expect(growth < 256 << 20)
  }
}

/// One page with a red square in its lower left corner, without a table of positions, which readers rebuild.
private struct SizedPDF {
  var box = "0 0 40 30"
  var kids = "3 0 R"
  var count = "1"
  /// Of a picture beside the square, whose pixels are missing.
  var imageSize = (width: 0, height: 0)

  var document: CGPDFDocument? {
    CGDataProvider(data: Data(text.utf8)).flatMap { CGPDFDocument($0) }
  }

  private var text: String {
    let drawing =
      "1 0 0 rg 0 0 10 10 re f" + (imageSize.width > 0 ? " 20 0 0 10 10 0 cm /I Do" : "")
    return """
      %PDF-1.4
      1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
      2 0 obj<</Type/Pages/Kids[\(kids)]/Count \(count)>>endobj
      3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[\(box)]/Contents 4 0 R/Resources<</XObject<</I 5 0 R>>>>>>endobj
      4 0 obj<</Length \(drawing.utf8.count)>>stream
      \(drawing)
      endstream endobj
      5 0 obj<</Type/XObject/Subtype/Image/Width \(imageSize.width)/Height \(imageSize.height)/BitsPerComponent 8
      /ColorSpace/DeviceGray/Length 4>>stream
      ....
      endstream endobj
      trailer<</Root 1 0 R>>
      """
  }
}
