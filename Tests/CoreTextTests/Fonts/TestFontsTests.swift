import CoreText
import Glibc
import Testing

/// The tests' own setting: `Tests/Support/fonts.conf` stands for whatever is installed and set up.
struct TestFontsTests {
  @Test func theFontsOfTheMachineAreNotSeen() throws {
    let file = try #require(getenv("FONTCONFIG_FILE"))
    #expect(String(cString: file).hasSuffix("/Tests/Support/fonts.conf"))
    #expect(CTFontCopyFamilyName(systemFont(17)) == "Inter")
    #expect(CTFontCopyFamilyName(CTFontCreateWithName("DejaVu Sans", 12, nil)) == "DejaVu Sans")
    let others = [
      "Nimbus Sans", "Liberation Sans", "Noto Sans", "DejaVu Sans Condensed", "Cantarell",
    ]
    for name in others {
      #expect(CTFontCopyFamilyName(CTFontCreateWithName(name, 12, nil)) != name)
    }
  }
}
