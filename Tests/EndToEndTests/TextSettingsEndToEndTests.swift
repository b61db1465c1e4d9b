import Foundation
import Testing
import XTestRig

/// What the desktop and fontconfig say of hinting, antialiasing and sub-pixels changes no letter.
@MainActor @Suite(.serialized) struct TextSettingsEndToEndTests {
  private let server: XServer

  init() throws { server = try XServer.start() }

  /// The label of a program that is started with these fonts; without any, with those of all tests.
  private func label(fonts: URL? = nil) throws -> XScreenImage {
    // What another program has shown is gone.
    let empty: UInt32 = 0x00FF00
    server.fillRoot(empty)
    let isEmpty = try server.waitForPixel(x: 150, y: 114, empty)
    try #require(isEmpty)
    var environment = server.environment
    if let fonts { environment["FONTCONFIG_FILE"] = fonts.path }
    let app = try AppProcess(program: "HelloWindow", [], environment: environment)
    defer {
      app.process.terminate()
      _ = app.exitStatus()
    }
    // In the badge, which is drawn in one frame with the text.
    let isShown = try server.waitForPixel(x: 150, y: 114, 0x6155F5)
    try #require(isShown, "\(app.errors)")
    return try server.image(x: 20, y: 198, width: 360, height: 40)
  }

  /// The fonts of all tests, with a rule for each of them.
  private func hardFonts() throws -> URL {
    let all = try #require(ProcessInfo.processInfo.environment["FONTCONFIG_FILE"])
    let rules = ["pattern", "font"].map { target in
      """
      <match target="\(target)">
      <edit name="antialias" mode="assign"><bool>false</bool></edit>
      <edit name="hinting" mode="assign"><bool>true</bool></edit>
      <edit name="hintstyle" mode="assign"><const>hintfull</const></edit>
      <edit name="rgba" mode="assign"><const>rgb</const></edit>
      </match>
      """
    }
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("fonts-\(UUID().uuidString.prefix(8)).conf")
    let text = "<fontconfig><include>\(all)</include>\(rules.joined())</fontconfig>"
    try text.write(to: file, atomically: true, encoding: .utf8)
    return file
  }

  @Test func lettersAreGreyAndUnhintedWhateverIsSet() throws {
    defer { server.stop() }
    let plain = try label()
    #expect(Set(plain.pixels).count > 16, "edges are smooth")
    let areGrey = plain.pixels.allSatisfy { pixel in
      let levels = [16, 8, 0].map { pixel >> $0 & 0xFF }
      return Set(levels).count == 1
    }
    #expect(areGrey)

    let fonts = try hardFonts()
    defer { try? FileManager.default.removeItem(at: fonts) }
    #expect(try label(fonts: fonts) == plain)

    let peer = try SelectionPeer(on: server)
    defer { peer.die() }
    peer.setSettings(
      numbers: ["Xft/Antialias": 0, "Xft/Hinting": 1],
      texts: ["Xft/HintStyle": "hintfull", "Xft/RGBA": "rgb"])
    #expect(try label() == plain)
  }
}
