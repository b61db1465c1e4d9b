import CoreGraphics
import CoreText
import Foundation
import RasterKit
import Synchronization
import Testing

/// One after the other, as fonts are registered for the process.
@Suite(.serialized) struct CTFontManagerTests {
  @Test func aRegisteredFontIsFoundByNameUntilItIsUnregistered() {
    func family() -> String {
      CTFontCopyFamilyName(CTFontCreateWithName("CasementTestVariable-Regular", 12, nil))
    }
    #expect(family() == "Inter")
    var error: Unmanaged<CFError>?
    #expect(CTFontManagerRegisterFontsForURL(FontFixtures.variable, .process, &error))
    #expect(family() == "Casement Test Variable")
    #expect(!CTFontManagerRegisterFontsForURL(FontFixtures.variable, .process, &error))
    #expect(error?.takeRetainedValue().code == CTFontManagerError.alreadyRegistered.rawValue)
    #expect(CTFontManagerUnregisterFontsForURL(FontFixtures.variable, .process, &error))
    #expect(family() == "Inter")
    #expect(!CTFontManagerUnregisterFontsForURL(FontFixtures.variable, .process, nil))
  }

  @Test func filesThatAreNoFontsGiveErrors() {
    func code(_ path: String) -> Int? {
      var error: Unmanaged<CFError>?
      let isDone = CTFontManagerRegisterFontsForURL(URL(fileURLWithPath: path), .process, &error)
      return isDone ? nil : error?.takeRetainedValue().code
    }
    #expect(code("/nowhere/at/all.ttf") == CTFontManagerError.fileNotFound.rawValue)
    #expect(code(#filePath) == CTFontManagerError.unrecognizedFormat.rawValue)
    #expect(CTFontManagerCreateFontDescriptorsFromURL(URL(fileURLWithPath: #filePath)) == nil)
    #expect(CGFont(CGDataProvider(data: Data([1, 2, 3]))!) == nil)
    #expect(CGFont(CGDataProvider(data: Data())!) == nil)
  }

  @Test func filesAreRegisteredTogetherAndFailuresAreTold() {
    let nowhere = URL(fileURLWithPath: "/nowhere/at/all.ttf")
    defer { CTFontManagerUnregisterFontsForURL(FontFixtures.variable, .process, nil) }
    var calls: [(codes: [Int], isDone: Bool)] = []
    func register(_ urls: [URL], goesOn: Bool) {
      calls = []
      CTFontManagerRegisterFontURLs(urls, .process, true) { errors, isDone in
        calls.append((errors.compactMap { ($0 as? NSError)?.code }, isDone))
        return goesOn
      }
    }
    register([nowhere, FontFixtures.variable], goesOn: false)
    #expect(calls.map(\.isDone) == [false] && calls[0].codes == [101])
    func family() -> String {
      CTFontCopyFamilyName(CTFontCreateWithName("CasementTestVariable-Regular", 12, nil))
    }
    #expect(family() == "Inter")
    register([nowhere, FontFixtures.variable], goesOn: true)
    #expect(calls.map(\.isDone) == [false, true] && calls[1].codes == [])
    #expect(family() == "Casement Test Variable")
  }

  @Test func listsOfFilesAnswerWithTheirFailures() throws {
    let files = [URL(fileURLWithPath: "/nowhere/at/all.ttf"), FontFixtures.variable]
    defer { CTFontManagerUnregisterFontsForURL(FontFixtures.variable, .process, nil) }
    func codes(_ errors: Unmanaged<NSArray>?) -> [Int]? {
      errors?.takeRetainedValue().compactMap { ($0 as? NSError)?.code }
    }
    var errors: Unmanaged<NSArray>?
    #expect(!CTFontManagerRegisterFontsForURLs(files, .process, &errors))
    #expect(codes(errors) == [CTFontManagerError.fileNotFound.rawValue])
    let font = CTFontCreateWithName("CasementTestVariable-Regular", 12, nil)
    #expect(CTFontCopyFamilyName(font) == "Casement Test Variable")
    #expect(!CTFontManagerUnregisterFontsForURLs(files, .process, &errors))
    #expect(codes(errors) == [CTFontManagerError.notRegistered.rawValue])
    #expect(CTFontManagerRegisterFontsForURLs([FontFixtures.variable], .process, nil))
    #expect(CTFontManagerUnregisterFontsForURLs([FontFixtures.variable], .process, nil))
  }

  /// Fonts that are made of a file without registering it, and the file then.
  @Test func aDescriptorOfAFileMakesItsFont() throws {
    let file = FontFixtures.variable
    let found = try #require(CTFontManagerCreateFontDescriptorsFromURL(file) as? [CTFontDescriptor])
    let first = try #require(found.first)
    let name = CTFontDescriptorCopyAttribute(first, kCTFontNameAttribute) as? String
    #expect(name == "CasementTestVariable-Regular")
    #expect(CTFontDescriptorCopyAttribute(first, kCTFontURLAttribute) as? URL == file)
    let large = CTFontDescriptorCreateCopyWithAttributes(first, [kCTFontSizeAttribute: 30])
    let font = CTFontCreateWithFontDescriptor(large, 0, nil)
    #expect(CTFontCopyFamilyName(font) == "Casement Test Variable" && CTFontGetSize(font) == 30)
    #expect(CTFontManagerGetScopeForURL(file) == .none)
    #expect(!CTFontManagerUnregisterFontsForURL(file, .process, nil))
    #expect(CTFontManagerRegisterFontsForURL(file, .process, nil))
    #expect(CTFontManagerGetScopeForURL(file) == .process)
    let registered = CTFontManagerCopyRegisteredFontDescriptors(.process, true)
    #expect(registered.contains { $0 as? CTFontDescriptor == first })
    #expect(CTFontManagerUnregisterFontsForURL(file, .process, nil))
    #expect(CTFontManagerGetScopeForURL(file) == .none)
  }

  @Test func bytesHaveDescriptorsAndFonts() throws {
    let data = try Data(contentsOf: FontFixtures.colored)
    let descriptor = try #require(CTFontManagerCreateFontDescriptorFromData(data))
    #expect(CTFontManagerCreateFontDescriptorsFromData(data).count == 1)
    #expect(CTFontDescriptorCopyAttribute(descriptor, kCTFontURLAttribute) == nil)
    let font = CTFontCreateWithFontDescriptor(descriptor, 20, nil)
    #expect(CTFontCopyFamilyName(font) == "Casement Test Emoji")
    #expect(CTFontManagerCreateFontDescriptorFromData(Data([1, 2, 3])) == nil)
    #expect(CTFontManagerCreateFontDescriptorsFromData(Data()).isEmpty)
  }

  private final class Counter: Sendable {
    private let number = Mutex(0)
    var count: Int { number.withLock { $0 } }
    func add() { number.withLock { $0 += 1 } }
  }

  @Test func changesAreToldAndListsAreUnregistered() {
    let name = Notification.Name(kCTFontManagerRegisteredFontsChangedNotification)
    let counter = Counter()
    let observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      _ in counter.add()
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    let nowhere = URL(fileURLWithPath: "/nowhere/at/all.ttf")
    CTFontManagerRegisterFontsForURL(FontFixtures.variable, .process, nil)
    #expect(counter.count == 1)
    CTFontManagerRegisterFontsForURL(nowhere, .process, nil)
    #expect(counter.count == 1)
    var calls: [(codes: [Int], isDone: Bool)] = []
    CTFontManagerUnregisterFontURLs([nowhere, FontFixtures.variable], .process) { errors, isDone in
      calls.append((errors.compactMap { ($0 as? NSError)?.code }, isDone))
      return true
    }
    #expect(calls.map(\.isDone) == [false, true])
    #expect(calls.first?.codes == [CTFontManagerError.notRegistered.rawValue])
    #expect(counter.count == 2)
  }

  @Test func aFontInMemoryHasNamesAndGlyphs() throws {
    let provider = try #require(CGDataProvider(url: FontFixtures.variable))
    let font = try #require(CGFont(provider))
    #expect(font.postScriptName == "CasementTestVariable-Regular")
    #expect(font.fullName == "Casement Test Variable Regular")
    let made = CTFontCreateWithGraphicsFont(font, 10, nil, nil)
    #expect(CTFontCopyFamilyName(made) == "Casement Test Variable")
    #expect(CTFontGetAscent(made) == 8)
    let weight = FontSettings.axis(tag: "wght")
    let heavy = CTFontDescriptorCreateCopyWithVariation(
      CTFontCopyFontDescriptor(made), weight, 900)
    #expect(
      CTFontCopyVariation(CTFontCreateWithGraphicsFont(font, 10, nil, heavy))?[weight] as? Double
        == 900)
    #expect(CTFontManagerUnregisterGraphicsFont(font, nil))
  }

  @Test func theAxisOfAVariableFontMakesGlyphsWider() throws {
    #expect(CTFontManagerRegisterFontsForURL(FontFixtures.variable, .process, nil))
    defer { CTFontManagerUnregisterFontsForURL(FontFixtures.variable, .process, nil) }
    let font = CTFontCreateWithName("Casement Test Variable", 100, nil)
    let axes = try #require(CTFontCopyVariationAxes(font) as? [CFDictionary])
    let weight = try #require(axes.first?[kCTFontVariationAxisIdentifierKey] as? Int)
    #expect(weight == 0x7767_6874)
    #expect(axes.first?[kCTFontVariationAxisMaximumValueKey] as? Double == 900)
    let heavy = CTFontCreateWithFontDescriptor(
      CTFontDescriptorCreateCopyWithVariation(CTFontCopyFontDescriptor(font), weight, 900), 0, nil)
    #expect(CTFontCopyVariation(heavy)?[weight] as? Double == 900)
    #expect(abs(ink("A", font).width - 10) <= 1)
    #expect(abs(ink("A", heavy).width - 70) <= 1)
    #expect(CTFontCopyVariationAxes(systemFont(20)) == nil)
  }

  @Test func glyphsWithColorsKeepThemWhereverTheyAreDrawn() throws {
    #expect(CTFontManagerRegisterFontsForURL(FontFixtures.colored, .process, nil))
    defer { CTFontManagerUnregisterFontsForURL(FontFixtures.colored, .process, nil) }
    let font = CTFontCreateWithName("Casement Test Emoji", 20, nil)
    #expect(CTFontGetSymbolicTraits(font).contains(.traitColorGlyphs))
    let leaning = CTFont(font.descriptor.setting { $0.matrix.c = 0.2 })
    var stroked = TextAttributes(font: font)
    stroked.stroke = TextStroke(width: 10, fills: false)
    for attributes in [TextAttributes(font: font), TextAttributes(font: leaning), stroked] {
      let canvas = TextCanvas(width: 40, height: 40)
      TextLayout(AttributedText("\u{E100}", attributes))
        .draw(in: canvas.context, at: CGPoint(x: 10, y: 10))
      // Ascent 16: the square stands on row 26.
      if attributes.stroke?.fills != false { #expect(canvas.pixel(20, 18) == 0xFF00_C800) }
    }
    let canvas = TextCanvas(width: 40, height: 40, flipped: false)
    var (glyph, place) = (CGGlyph(1), CGPoint(x: 10, y: 10))
    CTFontDrawGlyphs(font, &glyph, &place, 1, canvas.context)
    #expect(canvas.pixel(20, 20) == 0xFF00_C800)
    // It stands on the baseline, 10 above the bottom, and is as large as the font.
    #expect(canvas.inkBounds == PixelRect(x: 10, y: 10, width: 20, height: 20))
  }

  private func ink(_ text: String, _ font: CTFont) -> PixelRect {
    let canvas = TextCanvas(width: 120, height: 120)
    TextLayout(AttributedText(text, TextAttributes(font: font)))
      .draw(in: canvas.context, at: CGPoint(x: 10, y: 5))
    return canvas.inkBounds
  }
}
