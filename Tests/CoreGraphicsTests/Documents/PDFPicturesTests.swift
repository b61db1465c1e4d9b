import CoreGraphics
import Foundation
import Testing

/// What the bytes of a document tell of its pictures.
@Suite struct PDFPicturesTests {
  private func pictures(_ objects: String...) -> PDFPictures {
    PDFPictures(Data(objects.map { "5 0 obj\n\($0)\nendobj\n" }.joined().utf8))
  }

  @Test func pixelsDecideHowPicturesAreDrawn() {
    #expect(pictures("<</Width 8192/Height 8192>>stream") == .fit)
    #expect(pictures("<</Width 9921/Height 7016>>stream") == .large)
    #expect(pictures("<</Width 11586/Height 11586>>stream") == .tooLarge)
    #expect(pictures("<</Width 65535/Height 65535>>stream") == .tooLarge)
  }

  @Test func masksCountBesideTheirPictures() {
    #expect(pictures("<</SMask 6 0 R/Width 7000/Height 7000>>stream") == .fit)
    #expect(pictures("<</SMask 6 0 R/Width 8000/Height 8000>>stream") == .tooLarge)
    let small = "<</Mask 6 0 R/Width 800/Height 800>>stream"
    #expect(pictures(small, "<</Width 9921/Height 7016>>stream") == .large)
    let half = "<</SMask 6 0 R/Width 7200/Height 7200>>stream"
    #expect(pictures(half) == .fit)
    #expect(pictures(half, "<</Width 9921/Height 7016>>stream") == .tooLarge)
  }

  @Test(arguments: [
    "<</W 30000/H 30000>>", "<</Width 30000/Hei#67ht % none\r 30000>>",
    "<</Width 30000.5/Height +30000>>", "<</Height 30000/X(()\\)/Width 1>>)/Width 30000>>",
    "<</X[>>]/Y<</Z 1>>/Width 30000/Height 30000>>", "<</X>>/Width 30000/Height 30000>>",
    "<</X<41>/Width 30000/Height 30000>stream", "<< << /Width 30000/Height 30000>>",
    "<</Width 1/Height 30000/Width 30000>>",
  ])
  func theyAreSeenHoweverTheyAreWritten(object: String) {
    #expect(pictures(object) == .tooLarge)
  }

  @Test func numbersMayBeObjectsOfTheirOwn() {
    let picture = "4 0 obj<</Width 7 0 R/Height 9 0 R>>stream endobj "
    func pictures(_ rest: String) -> PDFPictures { PDFPictures(Data((picture + rest).utf8)) }
    #expect(pictures("7 0 obj 640 endobj 9 0 obj 480 endobj") == .fit)
    #expect(pictures("7 0 obj 30000 endobj 9 0 obj 30000 endobj") == .tooLarge)
    // The other one may be in a stream of objects.
    #expect(pictures("9 0 obj 480 endobj") == .tooLarge)
  }

  @Test func otherDictionariesAreNone() {
    #expect(pictures("<</W[30000 1 30000]/H 30000>>", "<</Length 900000000/H/I>>") == .fit)
    #expect(pictures("<</X<</Width 30000/Height 30000>>>>", "(/Width 30000/Height 30000)") == .fit)
    #expect(pictures("<</Width 30000>>", "<</Height 30000>>") == .fit)
  }

  @Test func tangledDocumentsAreRefusedSoon() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(pictures("<</X\(deep)") == .tooLarge)
    #expect(pictures(String(repeating: "obj<</X ", count: 10_000)) == .tooLarge)
    #expect(pictures(String(repeating: "5 0 obj[( ", count: 10_000)) == .tooLarge)
    for run in ["obj<<>>%", "obj<<>>(", "obj<</Filter/A>>stream "] {
      #expect(pictures(String(repeating: run, count: 20_000)) == .tooLarge)
    }
    #expect(PDFPictures(Data()) == .fit)
  }
}
