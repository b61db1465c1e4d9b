import Foundation
import Testing
import WebRig
import XTestRig

/// The sample Browser with the real engine, real X events and a server on the loopback.
@Suite(
  .enabled(if: WebEngineHere.isInstalled, "apt-get install libwebkit2gtk-4.1-0 for web views"),
  .serialized)
struct BrowserEndToEndTests {
  /// A field at (20, 20), a list below it, a bar that moves on the right.
  private static let form = """
    <!doctype html><meta charset=utf-8><title>Form</title><style>
    body { margin: 0; background: #0000ff }
    input { position: absolute; left: 20px; top: 20px; width: 300px; height: 30px; border: 0 }
    #list { position: absolute; left: 20px; top: 80px; width: 300px; height: 200px; overflow-y: scroll; background: #fff }
    #list div { height: 40px }
    #bar { position: absolute; left: 400px; top: 100px; width: 40px; height: 40px; background: #ff0000;
      animation: go 2s linear infinite alternate }
    @keyframes go { to { transform: translateX(200px) } }
    </style>
    <form action="/sent"><input name="text" autocomplete="off"></form>
    <div id="list"></div><div id="bar"></div>
    <script>
    const list = document.getElementById("list")
    for (let i = 0; i < 100; i++) list.append(Object.assign(document.createElement("div"), { textContent: "row " + i }))
    let told = false
    list.addEventListener("scroll", () => { if (list.scrollTop > 60 && !told) { told = true; fetch("/scrolled") } })
    document.querySelector("input").addEventListener("focus", () => fetch("/focused"))
    </script>
    """

  @Test func aFormIsFilledAListScrolledAndAnAnimationSeen() throws {
    let session = try BrowserSession(["/": .page(Self.form)])
    defer { session.end() }
    try #require(try session.shows(0x0000FF, 5, 5), "\(session.app.errors)")
    try #require(try moves(session))
    try session.move(100, 180)
    for _ in 0..<6 { try session.click(100, 180, button: 5) }
    #expect(session.site.wait(for: "/scrolled"))
    let isFocused = try insist({ session.site.requests.contains("/focused") }) {
      try session.click(100, 35)
    }
    try #require(isFocused, "\(session.site.requests)")
    try session.type("hello w")
    try session.press("Return")
    #expect(session.site.wait(for: "/sent?text=hello+w"), "\(session.site.requests)")
  }

  @Test func historyFindingAndTheLookWork() throws {
    let first = """
      <title>One</title><body style="margin:0;background:#00ff00"><a href="/two"
      style="display:block;height:100px">two</a>
      """
    let second = """
      <!doctype html><title>Two</title><style>:root { color-scheme: light dark }
      body { margin: 0; background: #ffff00 }
      @media (prefers-color-scheme: dark) { body { background: #ff00ff } }</style>
      <p style="margin-top:2000px">needle <script>
      addEventListener("scroll", () => fetch("/found"), { once: true })</script>
      """
    let session = try BrowserSession(["/": .page(first), "/two": .page(second)])
    defer { session.end() }
    try #require(try session.shows(0x00FF00, 300, 200), "\(session.app.errors)")
    try #require(try comes(0xFFFF00, in: session) { try session.click(300, 50) })
    try session.press("ctrl+d")
    #expect(try session.shows(0xFF00FF, 300, 200))
    try session.press("ctrl+f")
    try session.type("needle")
    try session.press("Return")
    #expect(session.site.wait(for: "/found"))
    #expect(try comes(0x00FF00, in: session) { try session.click(28, -24) })
  }

  @Test func filesAreLoadedAndPagesBecomeDocuments() throws {
    let page = """
      <title>Sheet</title><body style="margin:0;background:#00ff00"><a href="/file"
      style="display:block;height:100px">file</a>
      """
    let session = try BrowserSession(["/": .page(page), "/file": .file("the file")])
    defer { session.end() }
    try #require(try session.shows(0x00FF00, 300, 200), "\(session.app.errors)")
    let isLoaded = try insist({ session.downloaded("a.bin") == Data("the file".utf8) }) {
      try session.click(300, 50)
    }
    #expect(isLoaded, "\(session.site.requests)")
    try session.press("ctrl+p")
    #expect(
      becomesTrue {
        session.downloaded("Sheet.pdf")?.starts(with: Data("%PDF".utf8)) == true
      })
  }

  /// Whether a page of this colour comes. One that isn't laid out yet, or has just come, gets a click in vain.
  private func comes(
    _ color: UInt32, in session: BrowserSession, _ click: () throws -> Void
  ) throws -> Bool {
    try insist({ (try? session.color(300, 200)) == color }, click)
  }

  private func moves(_ session: BrowserSession) throws -> Bool {
    var seen: Set<[UInt32]> = []
    return try becomesTrue {
      let row = try session.server.image(
        x: session.corner.x + 400, y: session.corner.y + BrowserSession.barHeight + 120,
        width: 260, height: 1)
      if row.pixels.contains(0xFF0000) { seen.insert(row.pixels) }
      return seen.count >= 10
    }
  }
}
