import Foundation
import PlatformKit
import Testing
@testable import UIKit

/// The fonts that an app's `Info.plist` names, when it has launched.
@MainActor struct AppFontsTests {
  final class Delegate: UIResponder, UIApplicationDelegate {}

  private static let font = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../../CoreTextTests/Fonts/Fixtures/TestEmoji.ttf")
    .standardizedFileURL

  @Test func anAppFindsItsFontsByTheirNames() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("Own.ttf")
    try FileManager.default.copyItem(at: Self.font, to: file)
    defer { CTFontManagerUnregisterFontsForURL(file, .process, nil) }
    let bundle = try #require(Bundle(url: folder.url))
    let application = UIApplication.start(
      platform: HeadlessPlatform(), delegate: { Delegate() },
      manifest: { _ in SceneManifest(fontFiles: ["Own.ttf"]) }, resources: { _ in bundle })
    defer { application.stop() }
    let font = try #require(UIFont(name: "Casement Test Emoji", size: 20))
    #expect(font.familyName == "Casement Test Emoji")
    #expect(UIFont.familyNames.contains("Casement Test Emoji"))
  }
}
