import TextKit
import Testing

@Suite struct NSTextListTests {
  @Test(arguments: [
    ("{decimal}.", 4, "4."), ("({lower-roman})", 1994, "(mcmxciv)"),
    ("{upper-roman}", 4000, "4000"),
    ("{lower-alpha})", 28, "ab)"), ("{upper-latin}", 26, "Z"), ("{octal}", 9, "11"),
    ("{upper-hexadecimal}", 255, "FF"), ("{disc}", 3, "•"), ("{hyphen}", 1, "⁃"), ("-", 7, "-"),
    ("{unknown}", 2, "unknown"), ("{open", 2, "{open"), ("{lower-alpha}", 0, "0"),
  ])
  func markersAreMadeFromTheFormat(_ format: String, _ number: Int, _ marker: String) {
    let list = NSTextList(markerFormat: .init(format))
    #expect(list.marker(forItemNumber: number) == marker)
  }

  @Test func numbersAndLettersAreOrdered() {
    #expect(NSTextList(markerFormat: .lowercaseRoman).isOrdered)
    #expect(!NSTextList(markerFormat: .square).isOrdered)
  }
}
