import CoreGraphics
import Foundation
import ImageIO
import RasterKit
import Testing
import UIKit
import UIKitTesting

@testable import Drawing

/// The files that the sample Drawing writes, as other programs read them.
@MainActor @Suite(.serialized) struct DrawingExportTests {
  private let harness = AppHarness(scale: 1)
  private let tabs = DrawingTabs()

  private var canvas: CanvasView { tabs.sketch.canvas }

  /// A black line at the top and a red one at the bottom.
  private func openWithStrokes() {
    harness.show(tabs, size: CGSize(width: 600, height: 500))
    harness.advance(by: 0.5)
    drag(y: 40)
    canvas.ink.color = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    drag(y: 200)
  }

  private func drag(y: CGFloat) {
    harness.drag(from: CGPoint(x: 50, y: y), to: CGPoint(x: 250, y: y), in: canvas)
  }

  private func data(_ format: SketchFormat) -> Data {
    format.data(of: tabs.sketch.sketch, size: canvas.bounds.size)
  }

  /// 0xAARRGGBB of a pixel, with the origin at the top left.
  private func pixels(_ image: CGImage) -> (Int, Int) -> UInt32 {
    let pixels = image.pixels
    return { x, y in pixels.base[y * pixels.stride + x] }
  }

  @Test func aPNGHasTwoPixelsForEachPointOnWhite() throws {
    openWithStrokes()
    let source = try #require(CGImageSourceCreateWithData(data(.png) as CFData, nil))
    #expect(CGImageSourceGetType(source) == "public.png")
    let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    #expect(image.width == Int(canvas.bounds.width * 2))
    #expect(image.height == Int(canvas.bounds.height * 2))
    let pixel = pixels(image)
    #expect(pixel(300, 80) == 0xff00_0000 && pixel(300, 400) == 0xffff_0000)
    #expect(pixel(300, 240) == 0xffff_ffff && pixel(2, 2) == 0xffff_ffff)
  }

  @Test func aPDFHasOnePageOfPathsAndATitle() throws {
    openWithStrokes()
    let file = data(.pdf)
    #expect(file.prefix(5) == Data("%PDF-".utf8))
    #expect(file.range(of: Data("/Image".utf8)) == nil, "paths stay paths")
    let provider = try #require(CGDataProvider(data: file as CFData))
    try #require(PDFFile.isSupported, "scripts/setup installs poppler")
    let document = try #require(CGPDFDocument(provider))
    #expect(document.numberOfPages == 1)
    let page = try #require(document.page(at: 1))
    #expect(page.getBoxRect(.mediaBox).size == canvas.bounds.size)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let picture = UIGraphicsImageRenderer(size: canvas.bounds.size, format: format).image {
      let context = $0.cgContext
      context.translateBy(x: 0, y: canvas.bounds.height)
      context.scaleBy(x: 1, y: -1)
      context.drawPDFPage(page)
    }
    let pixel = pixels(try #require(picture.cgImage))
    #expect(pixel(150, 40) == 0xff00_0000 && pixel(150, 200) == 0xffff_0000)
    #expect(pixel(150, 120) == 0)
  }

  @Test(.enabled(if: OtherProgram(name: "pdftoppm").isInstalled, "poppler-utils is not installed"))
  func popplersToolsReadThePDF() throws {
    openWithStrokes()
    let file = try WrittenFile(data(.pdf), named: "Sketch.pdf")
    defer { file.remove() }
    let facts = try OtherProgram(name: "pdfinfo").run(file.url.path)
    #expect(facts.contains(/Title: +Sketch/) && facts.contains(/Pages: +1\n/))
    let size = canvas.bounds.size
    #expect(facts.contains("\(Int(size.width)) x \(Int(size.height)) pts"))
    let page = file.folder.appendingPathComponent("page")
    try OtherProgram(name: "pdftoppm")
      .run("-png", "-singlefile", "-r", "72", file.url.path, page.path)
    let bytes = try Data(contentsOf: page.appendingPathExtension("png"))
    let pixel = pixels(try #require(UIImage(data: bytes)?.cgImage))
    #expect(pixel(150, 40) == 0xff00_0000 && pixel(150, 200) == 0xffff_0000)
    #expect(pixel(150, 120) == 0xffff_ffff, "paper")
    #expect(
      try OtherProgram(name: "pdfimages").run("-list", file.url.path).split(separator: "\n").count
        == 2, "no pictures")
  }

  @Test(.enabled(if: OtherProgram(name: "convert").isInstalled, "imagemagick is not installed"))
  func imageMagickReadsThePNG() throws {
    openWithStrokes()
    let file = try WrittenFile(data(.png), named: "Sketch.png")
    defer { file.remove() }
    let format = "%m %w %h %[pixel:p{300,80}] %[pixel:p{300,400}] %[pixel:p{300,240}]"
    let words = try OtherProgram(name: "convert").run(file.url.path, "-format", format, "info:")
    let (width, height) = (Int(canvas.bounds.width * 2), Int(canvas.bounds.height * 2))
    #expect(words.hasPrefix("PNG \(width) \(height) "))
    #expect(words.contains(/black|(s?rgba?|gray)\(0/) && words.contains(/red|rgba?\(255,0,0/))
    #expect(words.contains(/white|\(255,255,255/), "\(words)")
  }

  @Test(arguments: SketchFormat.allCases) func theMenuAsksWhereTheFileGoes(
    format: SketchFormat
  ) throws {
    openWithStrokes()
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("Sketch.\(format.rawValue)")
    try? FileManager.default.removeItem(at: file)
    harness.tap(try #require(harness.view(labelled: "Export")))
    harness.advance(by: 0.6)
    let title = "Export as \(format.rawValue.uppercased())…"
    harness.tap(try #require(harness.view(labelled: title)))
    harness.advance(by: 1)
    #expect(tabs.sketch.presentedViewController is UIDocumentPickerViewController)
    // A document has the time of its making in it.
    #expect(try Data(contentsOf: file).count == data(format).count)
    try FileManager.default.removeItem(at: file)
  }
}
