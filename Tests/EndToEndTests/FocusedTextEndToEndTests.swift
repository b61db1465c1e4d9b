import Foundation
import Testing
import XTestRig

/// A selected text while another program has the keyboard.
@Suite(.serialized) struct FocusedTextEndToEndTests {
  private let server: XServer

  init() throws { server = try XServer.start(windowManager: "openbox") }

  /// Its id, when it is on the screen and not one of the others.
  private func window(besides others: [String] = []) throws -> String {
    var new: String?
    _ = try becomesTrue {
      let found = try server.xdotool(["search", "--sync", "--onlyvisible", "--name", "^Probe$"])
      new = found.split(separator: "\n").map(String.init).first { !others.contains($0) }
      return new != nil
    }
    return try #require(new)
  }

  /// The most that blue is above red in what is selected: 0 for grey.
  private func blueness(atX x: Int, y: Int) throws -> Int {
    try server.image(x: x, y: y, width: 40, height: 20).pixels
      .map { Int($0 & 0xFF) - Int($0 >> 16 & 0xFF) }.max() ?? 0
  }

  private func becomes(_ isWanted: (Int) -> Bool, x: Int, y: Int) throws -> Bool {
    try becomesTrue { isWanted(try blueness(atX: x, y: y)) }
  }

  @Test func itIsGreyUntilTheKeyboardComesBack() throws {
    defer { server.stop() }
    let first = try AppProcess("editing", environment: server.environment)
    defer { first.process.terminate() }
    try #require(first.wait(for: "ready"), "\(first.errors)")
    let text = try window()
    try server.xdotool(["windowfocus", "--sync", text])
    try server.xdotool(["type", "hello world"])
    try server.xdotool(["key", "ctrl+a"])
    try #require(first.wait { $0.last == "0+11 \"hello world\"" }, "\(first.lines)")
    let second = try AppProcess("still", environment: server.environment)
    defer { second.process.terminate() }
    let other = try window(besides: [text])
    try server.xdotool(["windowmove", "--sync", other, "700", "400"])
    try server.xdotool(["windowactivate", "--sync", text])
    let corner = try server.corner(ofWindow: text)
    let (x, y) = (corner.x + 6, corner.y + 8)
    #expect(try becomes({ $0 > 40 }, x: x, y: y))
    try server.xdotool(["windowactivate", "--sync", other])
    #expect(try becomes({ $0 < 12 }, x: x, y: y))
    try server.xdotool(["windowactivate", "--sync", text])
    #expect(try becomes({ $0 > 40 }, x: x, y: y))
  }
}
