import CoreGraphics
import Diagnostics
import Foundation
import RasterKit
import Synchronization
import Testing
import VectorImages

@Suite(.enabled(if: VectorImage.isSupported(.svg), "librsvg is not installed"))
struct SVGImageTests {
  @Test func aDocumentIsDrawnAtAnySize() throws {
    let image = try #require(
      svg(#"width="20" height="10""#, #"<rect width="10" height="10" fill="red"/>"#))
    #expect(image.size == CGSize(width: 20, height: 10))
    let drawn = try #require(image.image(pixelsWide: 40, high: 40))
    #expect(drawn.width == 40 && drawn.height == 40)
    #expect(drawn.pixel(10, 20) == 0xFFFF_0000)
    #expect(drawn.pixel(30, 20) == 0)
  }

  @Test func translucentPixelsArePremultiplied() throws {
    let image = try #require(
      svg(#"width="4" height="4""#, #"<rect width="4" height="4" fill="red" opacity="0.5"/>"#))
    let pixel = try #require(image.image(pixelsWide: 4, high: 4)).pixel(2, 2)
    #expect(abs(Int(pixel >> 24) - 128) <= 1)
    #expect(pixel >> 24 == pixel >> 16 & 0xFF)
  }

  @Test func aViewBoxAloneGivesTheSize() throws {
    let image = try #require(svg(#"viewBox="0 0 24 12""#, ""))
    #expect(image.size == CGSize(width: 24, height: 12))
  }

  @Test(arguments: [
    "", "<svg", "not xml", "<html/>", "\u{0}\u{0}",
    #"<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0"/>"#,
    #"<svg xmlns="http://www.w3.org/2000/svg" width="1e9" height="1e9"/>"#,
  ])
  func anInvalidDocumentIsNilAndOneLine(text: String) {
    let name = "\(UUID()).svg"
    let lines = linesNaming(name) {
      #expect(VectorImage(Data(text.utf8), .svg, name: name) == nil)
    }
    #expect(lines.count == 1)
  }

  @Test func aDrawingWithoutTextNeedsNoFonts() throws {
    let image = try #require(
      svg(#"width="4" height="4""#, #"<rect width="4" height="4" fill="red"/>"#))
    let (isHeld, isDrawn, isOver) = (
      DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)
    )
    let waited = Mutex(DispatchTimeoutResult.timedOut)
    Thread.detachNewThread {
      CairoFonts.exclusively {
        isHeld.signal()
        let result = isDrawn.wait(timeout: .now() + 60)
        waited.withLock { $0 = result }
      }
      isOver.signal()
    }
    isHeld.wait()
    #expect(image.image(pixelsWide: 4, high: 4) != nil)
    isDrawn.signal()
    isOver.wait()
    #expect(waited.withLock { $0 } == .success)
  }

  @Test func otherFilesAreNotRead() throws {
    let secret = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).svg")
    try Data(
      #"<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="red"/></svg>"#
        .utf8
    ).write(to: secret)
    defer { try? FileManager.default.removeItem(at: secret) }
    let image = try #require(
      svg(
        #"width="9" height="9" xmlns:xlink="http://www.w3.org/1999/xlink""#,
        #"<image width="9" height="9" xlink:href="file://\#(secret.path)"/>"#))
    #expect(try #require(image.image(pixelsWide: 9, high: 9)).pixel(4, 4) == 0)
  }

  @Test(arguments: [(0, 5), (-1, 5), (40_000, 5), (30_000, 30_000), (8192, 8193)])
  func sizesThatAreNotPossibleAreRefused(width: Int, height: Int) throws {
    let image = try #require(svg(#"width="9" height="9""#, ""))
    #expect(image.image(pixelsWide: width, high: height) == nil)
  }

  private func svg(_ attributes: String, _ body: String) -> VectorImage? {
    let text = #"<svg xmlns="http://www.w3.org/2000/svg" \#(attributes)>\#(body)</svg>"#
    return VectorImage(Data(text.utf8), .svg, name: "test.svg")
  }
}

@Suite struct PDFImageTests {
  @Test(.enabled(if: VectorImage.isSupported(.pdf), "poppler is not installed"))
  func theFirstPageIsDrawn() throws {
    let image = try #require(VectorImage(Data(Self.page.utf8), .pdf, name: "test.pdf"))
    #expect(image.size == CGSize(width: 20, height: 10))
    let drawn = try #require(image.image(pixelsWide: 20, high: 10))
    #expect(drawn.pixel(5, 5) == 0xFFFF_0000)
    #expect(drawn.pixel(15, 5) == 0)
  }

  @Test(arguments: ["", "%PDF-1.4", "not a document"])
  func anInvalidDocumentIsNilAndOneLine(text: String) {
    let name = "\(UUID()).pdf"
    let lines = linesNaming(name) {
      #expect(VectorImage(Data(text.utf8), .pdf, name: name) == nil)
    }
    #expect(lines.count == 1)
  }

  /// Without a table of positions, which readers rebuild.
  private static let page = """
    %PDF-1.4
    1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
    2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
    3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 20 10]/Contents 4 0 R>>endobj
    4 0 obj<</Length 23>>stream
    1 0 0 rg 0 0 10 10 re f
    endstream endobj
    trailer<</Root 1 0 R>>
    """
}

extension CGImage {
  /// Premultiplied 0xAARRGGBB.
  fileprivate func pixel(_ x: Int32, _ y: Int32) -> UInt32 {
    pixels.target.address(x: x, y: y).pointee
  }
}

private func linesNaming(_ name: String, _ body: () -> Void) -> [String] {
  let lines = Mutex<[String]>([])
  let observation = LogObservation { line in
    if line.message.contains(name) { lines.withLock { $0.append(line.message) } }
  }
  body()
  withExtendedLifetime(observation) {}
  return lines.withLock { $0 }
}
