import PlatformKit
import Testing
import XTestRig

@testable import X11Kit

extension LiveTests {
  /// Copying and pasting with xclip and xsel.
  @MainActor
  @Suite struct ClipboardProgramTests {
    private static let text = "Grüße, 世界 \u{1F469}\u{200D}\u{1F680}\n"
    /// Longer than any request, and no two parts alike.
    private static let long: [UInt8] = (0..<20 << 20).map {
      UInt8(truncatingIfNeeded: ($0 &* 131) >> 7) % 26 + 97
    }
    private static let picture: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10] + (0...255)

    @Test(arguments: [
      ["xclip", "-o", "-selection", "clipboard"], ["xsel", "-b", "-o"],
    ])
    func textIsPasted(command: [String]) throws {
      let rig = try ClipboardRig()
      try rig.offer([ClipboardFormat.text: Array(Self.text.utf8)])
      #expect(try rig.output(of: command).bytes == Array(Self.text.utf8))
    }

    @Test(arguments: [
      ["xclip", "-o", "-selection", "primary"], ["xsel", "-p", "-o"],
    ])
    func selectedTextIsPasted(command: [String]) throws {
      let rig = try ClipboardRig(.primary)
      try rig.offer([ClipboardFormat.text: Array(Self.text.utf8)])
      #expect(try rig.output(of: command).bytes == Array(Self.text.utf8))
    }

    @Test(arguments: [
      ["xclip", "-i", "-selection", "clipboard"], ["xsel", "-b", "-i"],
    ])
    func textIsCopied(command: [String]) throws {
      let rig = try ClipboardRig()
      try rig.run(command, input: Array(Self.text.utf8))
      #expect(try rig.formats().get().contains(ClipboardFormat.text))
      #expect(try rig.read(ClipboardFormat.text).get() == Array(Self.text.utf8))
    }

    @Test func aPictureGoesBothWays() throws {
      let rig = try ClipboardRig()
      try rig.offer(["image/png": Self.picture])
      let paste = ["xclip", "-o", "-selection", "clipboard", "-t", "image/png"]
      #expect(try rig.output(of: paste).bytes == Self.picture)
      try rig.run(
        ["xclip", "-i", "-selection", "clipboard", "-t", "image/png"], input: Self.picture)
      #expect(try rig.formats().get() == ["image/png"])
      #expect(try rig.read("image/png").get() == Self.picture)
    }

    @Test(arguments: [
      ["xclip", "-o", "-selection", "clipboard"], ["xsel", "-b", "-o"],
    ])
    func twentyMegabytesArePasted(command: [String]) throws {
      let rig = try ClipboardRig()
      try rig.offer([ClipboardFormat.text: Self.long])
      let pasted = try rig.output(of: command).bytes
      #expect(pasted.count == Self.long.count)
      #expect(pasted == Self.long)
      try rig.wait("the end") { rig.service.writes.isEmpty }
    }

    @Test(arguments: [
      ["xclip", "-i", "-selection", "clipboard"], ["xsel", "-b", "-i"],
    ])
    func twentyMegabytesAreCopied(command: [String]) throws {
      let rig = try ClipboardRig()
      try rig.run(command, input: Self.long)
      let copied = try rig.read(ClipboardFormat.text).get()
      #expect(copied.count == Self.long.count)
      #expect(copied == Self.long)
      #expect(rig.service.reads.isEmpty)
    }

    @Test func nothingIsEmptyBothWays() throws {
      let rig = try ClipboardRig()
      #expect(try rig.formats() == .failure(.empty))
      #expect(try rig.read(ClipboardFormat.text) == .failure(.empty))
      #expect(try rig.output(of: ["xclip", "-o", "-selection", "clipboard"]).status != 0)
      #expect(try rig.output(of: ["xsel", "-b", "-o"]).bytes == [])
      try rig.offer([ClipboardFormat.text: []])
      #expect(try rig.output(of: ["xsel", "-b", "-o"]).bytes == [])
    }

    @Test func emptyingTakesItFromTheOtherProgram() throws {
      let rig = try ClipboardRig()
      try rig.run(["xclip", "-i", "-selection", "clipboard"], input: Array("theirs".utf8))
      rig.clipboard.setOffer(nil)
      rig.settle()
      #expect(try rig.formats() == .failure(.empty))
      #expect(try rig.addPeer().owner(of: "CLIPBOARD") == 0)
    }

    @Test func eachChangeCountsOnce() throws {
      let rig = try ClipboardRig()
      var told = 0
      rig.clipboard.onChange = { told += 1 }
      let start = rig.clipboard.changeCount
      try rig.offer([ClipboardFormat.text: [65]])
      rig.settle()
      #expect(rig.clipboard.changeCount == start + 1)
      try rig.run(["xclip", "-i", "-selection", "clipboard"], input: [66])
      rig.settle()
      #expect(rig.clipboard.changeCount == start + 2)
      #expect(rig.clipboard.offer == nil)
      try rig.offer([ClipboardFormat.text: [67]])
      try rig.offer([ClipboardFormat.text: [68]])
      rig.settle()
      #expect(rig.clipboard.changeCount == start + 4)
      #expect(told == 4)
      #expect(try rig.output(of: ["xsel", "-b", "-o"]).bytes == [68])
    }
  }
}
