import CUIXlib
import PlatformKit
import RasterKit
import Testing
import XTestRig

@testable import X11Kit

/// A focused window in which text is typed with real keys.
@MainActor
final class TypingWindow {
  let server: XServer
  let live: LiveWindow
  /// Serves whoever must answer meanwhile.
  var meanwhile: @MainActor () -> Void = {}
  /// Events before this one are not looked at.
  private var start = 0

  /// Keys by their place on a US keyboard.
  static let a = "38", b = "56", c = "54", n = "57", one = "10", space = "65", f1 = "67", f2 = "68"

  init() throws {
    server = try XServer.start()
    live = try LiveWindow(on: server)
    try live.show()
    live.window.takeFocus(time: 0)
    try wait("the focus") { self.words(from: 0).contains("focused") }
  }

  func close() {
    live.close()
    server.stop()
  }

  var input: X11InputMethod { live.platform.input }

  func useLayout(_ arguments: String...) throws {
    try server.run(["setxkbmap", "-option", "", "-layout"] + arguments)
  }

  /// Presses and releases keys one after the other; "50+38" holds the first down.
  func press(_ keys: String...) throws { try server.xdotool(["key", "--delay", "8"] + keys) }

  /// Gives the keyboard to nobody in particular.
  func loseFocus() throws {
    let peer = try X11PeerClient(server.display)
    XSetInputFocus(peer.display, Window(PointerRoot), RevertToParent, Time(CurrentTime))
    XSync(peer.display, False)
  }

  func wait(_ what: String, seconds: Double = 60, until condition: () -> Bool) throws {
    try live.wait(what, seconds: seconds) { _ in
      meanwhile()
      return condition()
    }
  }

  /// Waits until as many events came since the last call, which must be these.
  func expect(_ expected: [String], sourceLocation: SourceLocation = #_sourceLocation) throws {
    try? wait("\(expected)") { words(from: start).count >= expected.count }
    live.pump()
    #expect(words(from: start) == expected, sourceLocation: sourceLocation)
    start = live.events.count
  }

  /// Nothing comes for a while, though there is time enough.
  func expectNothing(sourceLocation: SourceLocation = #_sourceLocation) throws {
    try? wait("nothing", seconds: 0.05) { words(from: start).count > 0 }
    try expect([], sourceLocation: sourceLocation)
  }

  /// The events since the last call of `expect` or `forgetEvents`.
  var changes: [String] { words(from: start) }
  var lastWord: String? { changes.last }

  func forgetEvents() { start = live.events.count }

  /// Events as words: "+a" and "-" for a key and its release, "=a" for a repeat, "[a|]" for a preedit
  /// with its caret, "a!" for a commit.
  private func words(from index: Int) -> [String] {
    live.events.dropFirst(index).compactMap(Self.word)
  }

  private static func word(_ event: PlatformEvent) -> String? {
    switch event {
    case .key(_, let stroke): word(stroke)
    case .inputMethod(_, .commit(let text)): "\(text)!"
    case .inputMethod(_, .ended): "ended"
    case .inputMethod(_, .deleteSurrounding(let offset, let count)): "delete \(offset) \(count)"
    case .inputMethod(_, .preedit(let preedit)):
      "[\(preedit.text)\(preedit.text.isEmpty ? "" : "|\(preedit.caret)")]"
    case .window(_, .focused): "focused"
    case .window(_, .unfocused): "unfocused"
    default: nil
    }
  }

  private static func word(_ stroke: KeyStroke) -> String {
    switch stroke.action {
    case .pressed: "+\(stroke.characters)"
    case .repeated: "=\(stroke.characters)"
    case .released: "-"
    }
  }
}

extension TypingWindow {
  /// The text of all presses so far.
  var text: String {
    live.events.reduce(into: "") { text, event in
      guard case .key(_, let stroke) = event, stroke.action != .released else { return }
      text += stroke.characters
    }
  }
}
