import Foundation
import FoundationAdditions
import Testing

@Suite struct EmptyTextTests {
  @Test func textsAreMadeOfNothing() {
    let text = NSMutableAttributedString()
    #expect(text.length == 0 && NSAttributedString().string == "")
    text.append(NSAttributedString(string: "more"))
    #expect(text.string == "more")
  }

  @Test func textsThatChangeAreMadeOfNothing() {
    let text = NSMutableString()
    #expect(text.length == 0)
    text.append("more")
    #expect(text == "more" && NSMutableString(string: "one").length == 3)
  }
}
