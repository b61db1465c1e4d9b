import CoreGraphics
import CoreText
import Foundation
import PeakMemory
import SeededInput
import Testing

/// Font files with wrong bytes, parts left out and parts twice: they are registered or refused, and text is drawn
/// in them or in other fonts.
///
/// A process of its own registers twenty at a time, under families of their own, in bounded time and memory. 2,000 of
/// each kind of outlines, of a variable font and of one with colours in `scripts/soak`, and twenty otherwise.
@Suite struct FontMutationTests {
  private static let fonts = [
    ("/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf", "DejaVu"),
    ("/usr/share/fonts/opentype/inter/Inter-Regular.otf", "Inter"),
    (FontFixtures.variable.path, "Casement"), (FontFixtures.colored.path, "Casement"),
  ]

  @Test(.timeLimit(.minutes(20)), arguments: fonts)
  func textIsDrawn(path: String, family: String) async throws {
    let whole = try Data(contentsOf: URL(fileURLWithPath: path))
    var numbers = SeededGenerator(seed: SeededGenerator.seed)
    var loaded = 0
    for _ in 0..<mutationRounds(20) / 20 {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).fonts")
      defer { try? FileManager.default.removeItem(at: folder) }
      try Self.install(whole, family, in: folder, &numbers)
      let result = await #expect(
        processExitsWith: .success, observing: [\.standardOutputContent],
        "SEED=\(SeededGenerator.seed)"
      ) { [folder = folder.path as String] in
        try PeakMemory.printGrowth {
          print("loaded: \(try FontMutationTests.draw(inFontsOf: folder))")
        }
      }
      let growth = try #require(PeakMemory.growth(in: result?.standardOutputContent ?? []))
      #expect(growth < PeakMemory.mostForDamagedFiles || !PeakMemory.isTelling)
      let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
      loaded +=
        output.split(separator: "loaded: ").last.flatMap { Int($0.prefix { $0 != "\n" }) } ?? 0
    }
    #expect(loaded > 0)
  }

  /// Files that are called as their families.
  private static func install(
    _ whole: Data, _ family: String, in folder: URL, _ numbers: inout SeededGenerator
  ) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for number in 1...20 {
      let digits = String(repeating: "0", count: family.count - 3) + "\(number + 10)"
      let name = "M\(digits)"
      try renamed(whole, family, name).mutated(using: &numbers)
        .write(to: folder.appendingPathComponent("\(name).font"))
    }
  }

  /// Names of one length in both of the encodings that fonts have.
  private static func renamed(_ font: Data, _ old: String, _ new: String) -> Data {
    var font = font
    for encoding in [String.Encoding.ascii, .utf16BigEndian] {
      guard let old = old.data(using: encoding), let new = new.data(using: encoding) else {
        continue
      }
      var place = font.startIndex
      while let found = font.range(of: old, in: place..<font.endIndex) {
        font.replaceSubrange(found, with: new)
        place = found.upperBound
      }
    }
    return font
  }

  /// How many of the fonts are registered. Text in each is laid out and drawn in two sizes.
  private static func draw(inFontsOf folder: String) throws -> Int {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    var loaded = 0
    for name in names {
      let file = URL(fileURLWithPath: "\(folder)/\(name)")
      if CTFontManagerRegisterFontsForURL(file, .process, nil) { loaded += 1 }
      let family = String(name.dropLast(5))
      let found = [" Sans Mono", " Test Variable", " Test Emoji", ""].map { family + $0 }
        .first { FontDatabase.face(named: $0) != nil }
      for size in [17, 90] as [CGFloat] {
        let font = CTFontCreateWithName(found ?? family, size, nil)
        try draw(font)
        try draw(
          CTFontCreateWithFontDescriptor(
            CTFontDescriptorCreateCopyWithVariation(
              CTFontCopyFontDescriptor(font), FontSettings.axis(tag: "wght"), 700), 0, nil))
      }
    }
    return loaded
  }

  private static func draw(_ font: CTFont) throws {
    let layout = TextLayout(
      AttributedText(
        "Hamburgefonts A 12 Äß\u{E100}", TextAttributes(font: font), ParagraphAttributes()))
    guard layout.size.width.isFinite, layout.size.height.isFinite else {
      throw CocoaError(.coderInvalidValue)
    }
    layout.draw(in: TextCanvas(width: 200, height: 60).context, at: CGPoint(x: 4, y: 4))
    for glyph in 0..<3 as Range<CGGlyph> { _ = CTFontCreatePathForGlyph(font, glyph, nil) }
    _ = CTFontCopyVariationAxes(font)
  }
}
