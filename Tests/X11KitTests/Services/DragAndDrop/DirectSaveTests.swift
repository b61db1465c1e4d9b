import PlatformKit
import Testing

@testable import X11Kit

struct DirectSaveTests {
  @Test func aNameIsOneOfAFileInAFolder() {
    for name in ["a note.txt", ".profile", "…", "名前", "..."] {
      #expect(DirectSave.name(Array(name.utf8)) == name)
    }
    let others = [
      "", ".", "..", "a/b", "../a", "/etc/passwd", "file:///tmp/a", "be\u{7}ll", "line\nline",
      "a\0", "\u{85}", "/\u{301}", String(repeating: "n", count: 256),
    ]
    for name in others { #expect(DirectSave.name(Array(name.utf8)) == nil, "\(name)") }
  }

  @Test func anAddressIsReadAsItWasWritten() {
    for path in ["/tmp/a note.txt", "/ä/100%/#1?", "/a-b_c~d.e/f"] {
      #expect(DirectSave.path(of: DirectSave.address(of: path, on: "here"), on: "here") == path)
    }
    let address = DirectSave.address(of: "/tmp/a ä", on: "here")
    #expect(String(decoding: address, as: UTF8.self) == "file://here/tmp/a%20%C3%A4")
  }

  private func path(_ address: String) -> String? {
    DirectSave.path(of: Array(address.utf8), on: "here.example")
  }

  @Test func aHostMayBeLeftOut() {
    for start in ["file://", "file:", "FILE://", "file://localhost", "file://Here.Example"] {
      #expect(path(start + "/tmp/a%20b") == "/tmp/a b", "\(start)")
    }
  }

  @Test func whatIsNoPlaceHereIsNone() {
    let others = [
      "file://elsewhere/tmp/a", "http://here.example/a", "a note.txt", "", "file:", "file:a",
      "file:///", "file:///tmp/", "file:///tmp/../etc/a", "file:///tmp/%2e%2e/etc/a",
      "file:///tmp/..", "file:///tmp/.", "file:///tmp/a%00b", "file:///tmp/a%2",
      "file:///tmp/a%+5", "file:///tmp/a%zz", "file:///tmp/%FF", "file:///tmp/..%2F\u{301}a",
    ]
    for address in others { #expect(path(address) == nil, "\(address)") }
  }

  @Test func anAnswerIsALetter() {
    let words: [(String, FilePromiseAnswer)] = [("S", .saved), ("F", .declined), ("E", .failed)]
    for (word, answer) in words {
      #expect(DirectSave.bytes(of: answer) == Array(word.utf8))
      #expect(DirectSave.answer(Array(word.utf8)) == answer)
    }
    #expect(DirectSave.answer([]) == .failed)
    #expect(DirectSave.answer(Array("what".utf8)) == .failed)
  }
}
