import CoreGraphics
import Foundation
import Testing

/// Pictures whose size is not in the dictionary of their stream: those in JPEG 2000, and those inside of a drawing.
@Suite struct PDFHiddenPicturesTests {
  private func pictures(_ dictionary: String, _ stream: [UInt8], _ rest: String = "")
    -> PDFPictures
  {
    let parts = ["5 0 obj\n\(dictionary)stream\r\n", "\nendstream\nendobj\n\(rest)"]
    return PDFPictures(Data(parts[0].utf8) + stream + Data(parts[1].utf8))
  }

  private let small = "<</Width 10/Height 10/Filter/JPXDecode>>"

  @Test func samplesOfJPEG2000CountWhateverTheDictionarySays() {
    #expect(pictures(small, JPEG2000(4000, 4000).bytes) == .fit)
    #expect(pictures(small, JPEG2000(8000, 8000, components: 1).bytes) == .fit)
    #expect(pictures(small, JPEG2000(8000, 8000).bytes) == .tooLarge)
    #expect(pictures(small, JPEG2000(30_000, 30_000, components: 1).bytes) == .tooLarge)
    #expect(pictures(small, JPEG2000(.max, .max, components: 16_384).bytes) == .tooLarge)
    #expect(pictures("<</Filter[/JPXDecode]>>", JPEG2000(30_000, 30_000).bytes) == .tooLarge)
  }

  @Test func theirPixelsCountBesideTheSamples() {
    let scan = "<</Width 6000/Height 6000/Filter/JPXDecode>>"
    #expect(pictures(scan, JPEG2000(5000, 5000, components: 1).bytes) == .fit)
    #expect(pictures(scan, JPEG2000(6000, 6000, components: 1).bytes) == .tooLarge)
    let another = "6 0 obj<</Width 9921/Height 7016>>stream"
    #expect(pictures(small, JPEG2000(4000, 4000).bytes, another) == .large)
  }

  @Test func samplesAreThoseOfTheAreaAndOfTheSteps() {
    #expect(pictures(small, JPEG2000(30_000, 30_000, left: 29_000).bytes) == .tooLarge)
    #expect(pictures(small, JPEG2000(30_000, 30_000, left: 29_900).bytes) == .fit)
    #expect(pictures(small, JPEG2000(30_000, 30_000, left: 30_000).bytes) == .fit)
    #expect(pictures(small, JPEG2000(16_000, 16_000, step: 4).bytes) == .fit)
    #expect(pictures(small, JPEG2000(16_000, 16_000, step: 0).bytes) == .fit)
  }

  @Test func theSegmentIsSeenBehindOthers() {
    let bomb = JPEG2000(30_000, 30_000)
    let box: [UInt8] = [0, 0, 0, 12, 0x6A, 0x50, 0x20, 0x20, 13, 10, 0x87, 10]
    #expect(pictures(small, box + bomb.bytes) == .tooLarge)
    #expect(pictures(small, [0xFF, 0x4F, 0xFF, 0x30] + bomb.segment) == .tooLarge)
    var ofWrongLength = bomb.bytes
    ofWrongLength[5] += 1
    #expect(pictures(small, ofWrongLength) == .fit)
    // Only what is decoded as JPEG 2000 is.
    #expect(pictures("<</Width 10/Height 10/Filter/DCTDecode>>", bomb.bytes) == .fit)
  }

  @Test func jpeg2000ThatCannotBeSeenIsTooLarge() {
    let bytes = JPEG2000(10, 10).bytes
    let packed = "<</Width 10/Height 10/Filter[/FlateDecode/JPXDecode]>>"
    #expect(pictures(packed, bytes) == .tooLarge)
    #expect(pictures(small, bytes, "trailer<</Encrypt 8 0 R>>") == .tooLarge)
    #expect(pictures(small, bytes, "trailer<</Root 8 0 R>>") == .fit)
    let referring = "<</Width 10/Height 10/Filter 7 0 R>>"
    #expect(pictures(referring, bytes) == .tooLarge)
    #expect(pictures(referring, bytes, "7 0 obj[/FlateDecode/JPXDecode]endobj") == .tooLarge)
    #expect(pictures(referring, bytes, "7 0 obj[/FlateDecode]endobj") == .fit)
    #expect(pictures(referring, bytes, "7 0 obj/DCTDecode endobj") == .fit)
  }

  @Test(arguments: [
    "q BI /W 30000 /H 30000 /BPC 1 /IM true ID ", "q BI/Width 30000/Height 30000 ID ",
    "0BI % none\n/H 30000.0 /X[1[2]] /W 30000 ID", "BI 5 /W 30000 /H 30000 ID",
    "(BI )Tj BI /W 30000 /H 30000", "BI /W 1 /H 1 /F /JPXDecode ID",
  ])
  func picturesInsideOfDrawingsAreSeen(drawing: String) {
    let bytes = Array(drawing.utf8)
    #expect(pictures("<</Length 5 0 R>>", bytes) == .tooLarge)
    #expect(pictures("<</Filter/FlateDecode>>", Deflate.stored(bytes)) == .tooLarge)
  }

  @Test func smallPicturesAndTextInsideOfDrawingsAreNone() {
    let picture = "BI /W 8 /H 8 /BPC 8 /CS /G ID ........ EI "
    let text = "[(BI) -20 (of )] TJ (BI /W 30000) Tj /F1 12 Tf (ABI /W 30000 /H 30000) Tj "
    for drawing in [picture, text, String(repeating: "(BI of ) Tj /F1 9 Tf ", count: 1000)] {
      let bytes = Array(drawing.utf8)
      #expect(pictures("<<>>", bytes) == .fit)
      #expect(pictures("<</Filter/FlateDecode>>", Deflate.stored(bytes)) == .fit)
    }
  }

  @Test func drawingsThatAreBombsAreRefused() {
    let space = Deflate.spaces(65 << 20)
    #expect(space.count < 1 << 20)
    #expect(pictures("<</Filter/FlateDecode>>", space) == .tooLarge)
    #expect(pictures("<</Filter/FlateDecode>>", Deflate.spaces(1 << 20)) == .fit)
    // What is a picture does not draw.
    #expect(pictures("<</Width 10/Height 10/Filter/FlateDecode>>", space) == .fit)
  }

  /// Blocks of the format may be empty, and have the beginning of another stream inside.
  @Test func streamsInEachOtherAreReadOnlySoOften() {
    let object = Array("obj<</Filter/A>>stream\n".utf8) + [0x78, 0x01]
    let length = UInt8(object.count)
    let block: [UInt8] = [0, length, 0, ~length, 0xFF] + object
    let blocks = Array(repeatElement(block, count: 600).joined())
    let nothing = Array(repeatElement([0, 0, 0, 0xFF, 0xFF] as [UInt8], count: 200_000).joined())
    #expect(PDFPictures(Data(object + blocks + nothing)) == .tooLarge)
    #expect(PDFPictures(Data(object + block + nothing)) == .fit)
  }

  @Test func segmentsInEachOtherAreReadOnlySoOften() {
    // Each begins 16 bytes behind the one before, and says that it has 21,000 components.
    let length = UInt16(38 + 3 * 21_000)
    let head: [UInt8] = [0xFF, 0x51, UInt8(length >> 8), UInt8(length & 0xFF), 1, 1]
    let components: [UInt8] = [UInt8(21_000 >> 8), UInt8(21_000 & 0xFF)]
    let period = head + components + [UInt8](repeating: 1, count: 8)
    let bytes = Array(repeatElement(period, count: 10_000).joined())
    #expect(pictures(small, bytes) == .tooLarge)
    #expect(pictures(small, Array(bytes.prefix(16 * 3_950))) == .fit)
  }

  @Test func theyAreRefusedBeforeTheyAreDrawn() throws {
    func document(_ drawing: String) throws -> CGPDFDocument? {
      let text = """
        %PDF-1.4
        1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
        2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
        3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 40 30]/Contents 4 0 R>>endobj
        4 0 obj<</Length \(drawing.utf8.count)>>stream
        \(drawing)
        endstream endobj
        trailer<</Root 1 0 R>>
        """
      return CGPDFDocument(try #require(CGDataProvider(data: Data(text.utf8))))
    }
    let picture = "20 0 0 20 0 0 cm BI /BPC 8 /CS /G"
    #expect(try document("\(picture) /W 30000 /H 30000 ID ....\nEI") == nil)
    guard PDFFile.isSupported else { return }
    let page = try #require(try document("\(picture) /W 1 /H 1 ID \u{1}\nEI")?.page(at: 1))
    let canvas = Canvas(40, 30, flipped: false)
    canvas.context.drawPDFPage(page)
    #expect(canvas.alpha(10, 20) == 255 && canvas.alpha(30, 20) == 0)
  }
}

/// The header of a codestream, without any data.
private struct JPEG2000 {
  let width, height: UInt32
  let components: Int
  let left: UInt32
  let step: UInt8

  init(
    _ width: UInt32, _ height: UInt32, components: Int = 3, left: UInt32 = 0, step: UInt8 = 1
  ) {
    (self.width, self.height, self.components) = (width, height, components)
    (self.left, self.step) = (left, step)
  }

  var bytes: [UInt8] { [0xFF, 0x4F] + segment }

  var segment: [UInt8] {
    var bytes: [UInt8] = [0xFF, 0x51]
    bytes += Self.big(UInt16(38 + 3 * components)) + [0, 0]
    for side in [width, height, left, 0, width, height, 0, 0] { bytes += Self.big(side) }
    bytes += Self.big(UInt16(components))
    for _ in 0..<components { bytes += [7, step, step] }
    return bytes
  }

  private static func big<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian) { Array($0) }
  }
}

/// Streams of zlib's format, written by hand.
private enum Deflate {
  /// Each byte in a block of its own, so that no word is to be seen.
  static func stored(_ bytes: [UInt8]) -> [UInt8] {
    let blocks = bytes.enumerated().flatMap { place, byte in
      [place + 1 == bytes.count ? 1 : 0, 1, 0, 0xFE, 0xFF, byte] as [UInt8]
    }
    return [0x78, 0x01] + blocks
  }

  /// A space, and then 258 more of them for each 13 bits.
  static func spaces(_ count: Int) -> [UInt8] {
    var bits: [Bool] = [true, true, false]
    func add(_ code: Int, _ length: Int) {
      for place in (0..<length).reversed() { bits.append(code >> place & 1 == 1) }
    }
    add(0x50, 8)
    for _ in 0..<count / 258 {
      add(0xC5, 8)
      add(0, 5)
    }
    add(0, 7)
    var bytes = [UInt8](repeating: 0, count: (bits.count + 7) / 8)
    for (place, bit) in bits.enumerated() where bit { bytes[place / 8] |= 1 << (place % 8) }
    return [0x78, 0x01] + bytes
  }
}
