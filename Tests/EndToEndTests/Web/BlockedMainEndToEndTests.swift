import Foundation
import Testing
import WebRig
import XTestRig

/// A page in a window whose program does something else.
@Suite(
  .enabled(if: WebEngineHere.isInstalled, "apt-get install libwebkit2gtk-4.1-0 for web views"),
  .serialized)
struct BlockedMainEndToEndTests {
  /// A square that a style moves, above a list that a script scrolls.
  private static let page = """
    <!doctype html><title>Moving</title><style>body { margin: 0; background: #0000ff }
    #square { position: absolute; left: 0; top: 20px; width: 40px; height: 40px; background: #ff0000;
      animation: go 2s linear infinite alternate }
    @keyframes go { to { transform: translateX(300px) } }
    #list { position: absolute; left: 0; top: 100px; width: 400px; height: 200px; overflow: hidden }
    #rows { height: 9000px; background: repeating-linear-gradient(#ffffff 0 20px, #000000 20px 47px) }
    </style><div id="square"></div><div id="list"><div id="rows"></div></div><script>
    const list = document.getElementById("list")
    let place = 0
    function scroll() { list.scrollTop = place = (place + 3) % 8000; requestAnimationFrame(scroll) }
    scroll()
    </script>
    """

  @Test func thePageScrollsAndAnimatesWhileMainIsBlocked() throws {
    let program = try PageProgram(["/": .page(Self.page)])
    defer { program.end() }
    let app = try program.run(["ephemeral"])
    defer { program.quit(app) }
    let window = try program.server.xdotool([
      "search", "--sync", "--onlyvisible", "--name", "^Probe$",
    ]).trimmingCharacters(in: .whitespacesAndNewlines)
    let corner = try program.server.corner(ofWindow: window)
    func animates(_ times: Int) throws -> Bool {
      try changes(times) {
        try program.server.image(x: corner.x, y: corner.y + 40, width: 380, height: 1)
      }
    }
    func scrolls(_ times: Int) throws -> Bool {
      try changes(times) {
        try program.server.image(x: corner.x + 200, y: corner.y + 120, width: 1, height: 160)
      }
    }
    try #require(try animates(5), "\(app.errors)")
    try #require(try scrolls(5), "\(app.errors)")
    try app.tell("sleep")
    try #require(app.wait(for: "asleep"))
    // More than wait for the window in any queue: two seconds of frames.
    #expect(try animates(60))
    #expect(try scrolls(60))
    #expect(!app.lines.contains("awake"))
    try app.tell("wake")
    #expect(app.wait(for: "awake"))
    #expect(try animates(5))
  }

  /// Waits until a picture has changed so often.
  private func changes(_ times: Int, _ look: () throws -> XScreenImage) throws -> Bool {
    var last = try look()
    var count = 0
    return try becomesTrue {
      let picture = try look()
      if picture != last { count += 1 }
      last = picture
      return count >= times
    }
  }
}
