import CoreGraphics
import Foundation
import PeakMemory
import SeededInput
import Testing

/// Documents with wrong bytes, parts left out and parts twice: pages that are drawn, or none.
@Suite(.enabled(if: PDFFile.isSupported, "poppler is not installed"))
struct PDFMutationTests {
  /// Two pages with shapes, a clip, a gradient and an image.
  private func document() throws -> Data {
    let data = NSMutableData()
    let consumer = try #require(CGDataConsumer(data: data as CFMutableData))
    var box = CGRect(x: 0, y: 0, width: 40, height: 30)
    let context = try #require(CGContext(consumer: consumer, mediaBox: &box, nil))
    let picture = Canvas(8, 8)
    picture.context.setFillColor(red)
    picture.context.fill(CGRect(x: 2, y: 2, width: 4, height: 4))
    for page in 0..<2 {
      context.beginPDFPage(nil)
      context.setFillColor(page == 0 ? red : blue)
      context.fillEllipse(in: CGRect(x: 5, y: 5, width: 20, height: 15))
      context.clip(to: CGRect(x: 0, y: 0, width: 30, height: 30))
      context.stroke(CGRect(x: 3, y: 3, width: 30, height: 20))
      if let image = picture.context.makeImage() {
        context.draw(image, in: CGRect(x: 10, y: 10, width: 16, height: 16))
      }
      context.endPDFPage()
    }
    context.closePDF()
    return data as Data
  }

  /// A process of its own reads them, in bounded time and memory.
  @Test(.timeLimit(.minutes(10))) func mutationsAreDrawnOrRefused() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent],
      "SEED=\(SeededGenerator.seed)"
    ) { try PeakMemory.printGrowth { try PDFMutationTests().drawMutations() } }
    let growth = try #require(PeakMemory.growth(in: result?.standardOutputContent ?? []))
    #expect(growth < PeakMemory.mostForDamagedFiles || !PeakMemory.isTelling)
  }

  private func drawMutations() throws {
    let whole = try document()
    var numbers = SeededGenerator(seed: SeededGenerator.seed)
    var opened = 0
    let rounds = mutationRounds(60)
    for round in 0..<rounds {
      let fault = MutationFault(round: round)
      guard let provider = CGDataProvider(data: whole.mutated(using: &numbers)) else { throw fault }
      guard let document = CGPDFDocument(provider) else { continue }
      opened += 1
      for number in 1..<min(document.numberOfPages, 4) + 1 {
        guard let page = document.page(at: number) else { continue }
        let box = page.getBoxRect(.cropBox)
        let isFinite = [box.minX, box.minY, box.width, box.height].allSatisfy { $0.isFinite }
        if !isFinite { throw fault }
        let canvas = Canvas(40, 30, flipped: false)
        canvas.context.drawPDFPage(page)
      }
    }
    if opened == 0 { throw MutationFault(round: rounds) }
  }
}
