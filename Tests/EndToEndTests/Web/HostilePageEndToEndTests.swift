import Foundation
import Glibc
import Testing
import WebRig
import XTestRig

/// What pages and the ends of their processes do to an app: nothing.
@Suite(
  .enabled(if: WebEngineHere.isInstalled, "apt-get install libwebkit2gtk-4.1-0 for web views"),
  .serialized)
struct HostilePageEndToEndTests {
  private static let calm = "<title>Calm</title><body style='margin:0;background:#00ff00'>"

  /// Half of them take the engine away, half of them only the page's own process.
  @Test func tenKillsInMidLoad() throws {
    let session = try BrowserSession(
      ["/": .page(Self.calm), "/slow": .endless], path: "/slow")
    defer { session.end() }
    for round in 1...10 {
      try #require(
        becomesTrue { session.site.requests.count { $0 == "/slow" } >= round },
        "round \(round): \(session.site.requests) \(session.app.errors)")
      let name = round % 2 == 0 ? "casement-web-en" : "WebKitWebProces"
      let killed = session.processes(name)
      try #require(!killed.isEmpty)
      for process in killed { kill(process, SIGKILL) }
      try #require(becomesTrue { Set(session.processes(name)).isDisjoint(with: killed) })
      let before = session.site.requests.count
      // A view that hasn't heard of the end yet gets the key in vain.
      try #require(
        becomesTrue {
          try? session.press("ctrl+r")
          return becomesTrue(seconds: 2) { session.site.requests.count > before }
        }, "round \(round): \(session.app.errors)")
      #expect(session.app.process.isRunning)
    }
    try open("/", in: session)
    #expect(try session.shows(0x00FF00, 300, 200))
  }

  static let pages = [
    "loop": """
    <script>const request = new XMLHttpRequest()
    request.open('GET', '/begun', false); request.send(); for (;;) {}</script>
    """,
    "memory": """
    <script>fetch('/begun'); const all = []
    for (let i = 0; i < 64; i++) all.push(new Uint8Array(16 << 20).fill(i))</script>
    """,
    "popups": """
    <script>fetch('/begun'); for (let i = 0; i < 500; i++) open('/popup' + i)
    setInterval(() => open('/popup'), 1)</script>
    """,
    "frames": """
    <script>fetch('/begun'); let inner = document
    for (let i = 0; i < 200; i++) {
      const frame = inner.createElement('iframe')
      inner.body ? inner.body.append(frame) : inner.documentElement.append(frame)
      inner = frame.contentDocument
    }</script>
    """,
  ]

  /// The app's window goes on, and shows another page when asked.
  @Test(arguments: ["loop", "memory", "popups", "frames"])
  func aHostilePageIsLeft(name: String) throws {
    let session = try BrowserSession(
      ["/": .page(Self.calm), "/bad": .page(Self.pages[name] ?? "")], path: "/bad")
    defer { session.end() }
    try #require(session.site.wait(for: "/begun"), "\(session.app.errors)")
    usleep(500_000)
    try open("/", in: session)
    #expect(try session.shows(0x00FF00, 300, 200), "\(session.app.errors)")
    #expect(session.app.process.isRunning)
  }

  private func open(_ path: String, in session: BrowserSession) throws {
    try session.press("ctrl+l")
    try session.press("ctrl+a")
    try session.type(session.site.url(path))
    try session.press("Return")
  }
}
