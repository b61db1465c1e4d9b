import CoreGraphics
import CoreText
import Foundation
import Testing

@Suite struct CTFontDescriptorTests {
  private func descriptor(_ attributes: CFDictionary) -> CTFontDescriptor {
    CTFontDescriptorCreateWithAttributes(attributes)
  }

  private func name(_ descriptor: CTFontDescriptor, _ size: CGFloat = 0) -> String {
    CTFontCopyPostScriptName(CTFontCreateWithFontDescriptor(descriptor, size, nil))
  }

  @Test func attributesNameAFont() {
    let bold = descriptor([
      kCTFontFamilyNameAttribute: "DejaVu Sans", kCTFontSizeAttribute: 18,
      kCTFontTraitsAttribute: [kCTFontWeightTrait: 0.4] as [CFString: Any],
    ])
    #expect(name(bold) == "DejaVuSans-Bold")
    #expect(CTFontGetSize(CTFontCreateWithFontDescriptor(bold, 0, nil)) == 18)
    #expect(name(descriptor([kCTFontNameAttribute: "DejaVuSansMono"])) == "DejaVuSansMono")
    let style: CFDictionary = [
      kCTFontFamilyNameAttribute: "DejaVu Sans", kCTFontStyleNameAttribute: "Bold",
    ]
    #expect(name(descriptor(style)) == "DejaVuSans-Bold")
    #expect(name(descriptor([kCTFontNameAttribute: "No such font"])).hasPrefix("Inter"))
  }

  @Test func copiesChangeWhatTheyName() throws {
    let plain = CTFontDescriptorCreateWithNameAndSize("DejaVuSans", 10)
    let large = CTFontDescriptorCreateCopyWithAttributes(plain, [kCTFontSizeAttribute: 30])
    #expect(CTFontDescriptorCopyAttribute(large, kCTFontSizeAttribute) as? CGFloat == 30)
    #expect(name(large) == "DejaVuSans")
    let bold = try #require(
      CTFontDescriptorCreateCopyWithSymbolicTraits(plain, .traitBold, .traitBold))
    #expect(name(bold) == "DejaVuSans-Bold")
    let back = try #require(CTFontDescriptorCreateCopyWithSymbolicTraits(bold, [], .traitBold))
    #expect(name(back) == "DejaVuSans")
    #expect(CTFontDescriptorCreateCopyWithFamily(plain, "No such family") == nil)
    let mono = try #require(CTFontDescriptorCreateCopyWithFamily(plain, "DejaVu Sans Mono"))
    #expect(name(mono) == "DejaVuSansMono")
  }

  @Test func attributesAreToldAgain() {
    let made = descriptor([
      kCTFontFamilyNameAttribute: "DejaVu Sans", kCTFontSizeAttribute: 14,
      kCTFontMatrixAttribute: CGAffineTransform(a: 1, b: 0, c: 0.3, d: 1, tx: 0, ty: 0),
      kCTFontVariationAttribute: [2_003_265_652: 500.0] as [Int: Double],
    ])
    let told = CTFontDescriptorCopyAttributes(made)
    #expect(told[kCTFontNameAttribute] as? String == "DejaVuSans")
    #expect(told[kCTFontSizeAttribute] as? CGFloat == 14)
    #expect((told[kCTFontMatrixAttribute] as? CGAffineTransform)?.c == 0.3)
    #expect(told[kCTFontVariationAttribute] as? [Int: Double] == [2_003_265_652: 500])
    let file = CTFontDescriptorCopyAttribute(made, kCTFontURLAttribute) as? URL
    #expect(file?.lastPathComponent == "DejaVuSans.ttf")
    #expect(CTFontDescriptorCopyAttribute(made, "nothing") == nil)
  }

  @Test func aFamilyHasItsFaces() throws {
    let made = descriptor([kCTFontFamilyNameAttribute: "DejaVu Sans"])
    let found = try #require(
      CTFontDescriptorCreateMatchingFontDescriptors(made, nil) as? [CTFontDescriptor])
    let names = found.map { name($0) }
    #expect(names.first == "DejaVuSans" && names.contains("DejaVuSans-Bold"))
    #expect(Set(names).count == names.count)
    let mandatory: Set<AnyHashable> = [kCTFontFamilyNameAttribute]
    #expect(CTFontDescriptorCreateMatchingFontDescriptor(made, mandatory) == made)
    let collection = CTFontCollectionCreateWithFontDescriptors([made], nil)
    #expect(CTFontCollectionCreateMatchingFontDescriptors(collection)?.count == names.count)
    let all = CTFontCollectionCreateFromAvailableFonts(nil)
    #expect(CTFontCollectionCreateMatchingFontDescriptors(all)?.count ?? 0 >= names.count)
  }

  @Test func fontsAreCopiedWithTraitsAndFamilies() throws {
    let plain = CTFontCreateWithName("DejaVuSans", 12, nil)
    let bold = try #require(
      CTFontCreateCopyWithSymbolicTraits(plain, 20, nil, .traitBold, .traitBold))
    #expect(CTFontCopyPostScriptName(bold) == "DejaVuSans-Bold" && CTFontGetSize(bold) == 20)
    #expect(CTFontGetSymbolicTraits(bold).contains(.traitBold))
    let traits = CTFontCopyTraits(bold)
    #expect(traits[kCTFontWeightTrait] as? Double == 0.4)
    #expect(traits[kCTFontSlantTrait] as? Double == 0)
    let mono = try #require(CTFontCreateCopyWithFamily(bold, 0, nil, "DejaVu Sans Mono"))
    #expect(CTFontCopyFamilyName(mono) == "DejaVu Sans Mono")
    #expect(CTFontGetSymbolicTraits(mono).contains(.traitMonoSpace))
    #expect(CTFontCreateCopyWithFamily(bold, 0, nil, "No such family") == nil)
  }

  @Test func theFileHasNamesAndLanguages() {
    let bold = CTFontCreateWithName("DejaVuSans-Bold", 12, nil)
    #expect(CTFontCopyName(bold, kCTFontStyleNameKey) == "Bold")
    #expect(CTFontCopyName(bold, kCTFontFamilyNameKey) == "DejaVu Sans")
    #expect(CTFontCopyName(bold, kCTFontVersionNameKey)?.hasPrefix("Version") == true)
    #expect(CTFontCopyName(bold, "nothing") == nil)
    #expect(CTFontCopyDisplayName(bold) == "DejaVu Sans Bold")
    var language: Unmanaged<NSString>?
    #expect(CTFontCopyLocalizedName(bold, kCTFontStyleNameKey, &language) == "Bold")
    #expect(language?.takeRetainedValue().description == "en")
    #expect(CTFontCopyLocalizedName(bold, "nothing", nil) == nil)
    let languages = CTFontCopySupportedLanguages(bold).compactMap { $0 as? String }
    #expect(languages.contains("de") && languages.contains("el") && languages == languages.sorted())
    #expect(CTFontCopyDefaultCascadeListForLanguages(bold, nil) == nil)
  }
}
