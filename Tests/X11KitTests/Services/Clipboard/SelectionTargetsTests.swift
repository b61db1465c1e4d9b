import PlatformKit
import Testing

@testable import X11Kit

struct SelectionTargetsTests {
  @Test func textIsOneFormatWithManyNames() {
    let names = [
      "TARGETS", "STRING", "text/html", "UTF8_STRING", "TEXT", "COMPOUND_TEXT", "PIXMAP",
    ]
    #expect(SelectionTargets.formats(names) == [ClipboardFormat.text, "text/html"])
    let offered = SelectionTargets.names(["text/html", ClipboardFormat.text])
    #expect(offered.first == "text/html")
    #expect(offered.dropFirst().allSatisfy { SelectionTargets.format($0) == ClipboardFormat.text })
  }

  @Test func latinOneLosesWhatItLacks() {
    let encoded = SelectionTargets.encode(Array("aü世".utf8), for: "STRING")
    #expect(encoded.type == "STRING" && encoded.bytes == [97, 0xFC, 63])
  }

  @Test func theTypeOfAnAnswerDecides() {
    let text = ClipboardFormat.text
    #expect(SelectionTargets.decode([0xFC], type: "STRING", asked: text) == Array("ü".utf8))
    #expect(SelectionTargets.decode([65], type: "UTF8_STRING", asked: text) == [65])
    #expect(SelectionTargets.decode([65], type: "text/plain", asked: text) == [65])
    #expect(SelectionTargets.decode([65], type: "image/png", asked: text) == nil)
    #expect(SelectionTargets.decode([65], type: "COMPOUND_TEXT", asked: text) == nil)
    #expect(SelectionTargets.decode([65], type: "UTF8_STRING", asked: "image/png") == nil)
    #expect(SelectionTargets.decode([65], type: "image/png", asked: "image/png") == [65])
  }

  @Test func timesGoOnAfterTheyStartAgain() {
    #expect(ServerTimeOrder.isEarlier(1, 2))
    #expect(!ServerTimeOrder.isEarlier(2, 2))
    #expect(!ServerTimeOrder.isEarlier(2, 1))
    #expect(ServerTimeOrder.isEarlier(0xFFFF_FFF0, 5))
    #expect(!ServerTimeOrder.isEarlier(5, 0xFFFF_FFF0))
  }
}
