import PlatformKit
import Testing

@testable import X11Kit

@Suite struct XIMPreeditTests {
  private func scalars(_ text: String) -> [Unicode.Scalar] { Array(text.unicodeScalars) }

  @Test func changesAddUpToTheText() {
    var preedit = XIMPreedit()
    preedit.replace(first: 0, length: 0, with: scalars("n𝄞"), feedback: [2, 2], caret: 2)
    #expect(
      preedit.preedit
        == Preedit(text: "n𝄞", caret: 3, spans: [.init(range: 0..<3, style: .underline)]))
    preedit.replace(first: 1, length: 1, with: scalars("ab"), feedback: [4, 1], caret: 1)
    #expect(
      preedit.preedit
        == Preedit(
          text: "nab", caret: 1,
          spans: [
            .init(range: 0..<1, style: .underline), .init(range: 1..<2, style: .thickUnderline),
            .init(range: 2..<3, style: .highlight),
          ]))
    preedit.restyle(first: 1, feedback: [0, 0], caret: 3)
    #expect(preedit.preedit.spans == [.init(range: 0..<1, style: .underline)])
    preedit.replace(first: 0, length: 3, with: [], feedback: [], caret: 0)
    #expect(preedit.preedit == Preedit())
  }

  @Test func theCaretStaysInTheText() {
    var preedit = XIMPreedit()
    preedit.replace(first: 0, length: 0, with: scalars("ab"), feedback: [], caret: 9)
    #expect(preedit.preedit.caret == 2)
    #expect(preedit.moveCaret(by: 1) == 2)
    #expect(preedit.moveCaret(by: -1) == 1)
    preedit.moveCaret(to: -4)
    #expect(preedit.preedit.caret == 0)
  }

  @Test(arguments: [(-5, 2), (.max, .max), (0, .max), (1, -3), (.min, .min)])
  func wildNumbersStayInTheText(first: Int, length: Int) {
    var preedit = XIMPreedit()
    preedit.replace(first: 0, length: 0, with: scalars("ab"), feedback: [2, 2], caret: 1)
    preedit.restyle(first: min(first, 1 << 40), feedback: [1, 1, 1], caret: .max)
    preedit.replace(
      first: first, length: length, with: scalars("x"), feedback: [], caret: .min)
    #expect(preedit.preedit.text.contains("x"))
    #expect(preedit.preedit.caret == 0)
  }
}
