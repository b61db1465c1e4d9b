import Diagnostics
import Foundation
import PlatformKit
import Testing

@testable import UIKit

/// Programs whose `Info.plist` names a storyboard. It lies where the build puts it, beside the storyboard.
@MainActor
struct MainStoryboardTests {
  private func launch(
    _ info: String, storyboard: String = "Menus", delegate: any UIApplicationDelegate,
    adding: String = "", _ check: (UIApplication) throws -> Void
  ) throws {
    let folder = try TemporaryFolder()
    let resources = "App_UIKitTests.resources"
    try folder.write(
      "<plist version=\"1.0\"><dict>\(info)</dict></plist>", to: "\(resources)/Info.casement.plist")
    let file = NibFixtures.folder.appendingPathComponent("\(storyboard).storyboard")
    let text = try String(contentsOf: file, encoding: .utf8)
    try folder.write(
      text.replacing("</document>", with: "\(adding)</document>"),
      to: "\(resources)/Base.lproj/Main.storyboard")
    let bundle = try #require(Bundle(url: folder.url.appendingPathComponent(resources)))
    let application = UIApplication.start(
      platform: HeadlessPlatform(), delegate: { delegate },
      manifest: {
        SceneManifestReader.manifest(ofModule: $0, among: ResourceFolders(in: folder.url))
      },
      resources: { _ in bundle })
    defer { application.stop() }
    application.engine.turn.run()
    try check(application)
  }

  private static let main = "<key>UIMainStoryboardFile</key><string>Main</string>"

  @Test func theWindowIsThereBeforeTheLaunchAndShownAfterIt() throws {
    let delegate = StoryboardAppDelegate()
    try launch(Self.main, delegate: delegate) { application in
      #expect(
        delegate.log == ["will: MenusController, hidden true", "did: MenusController, hidden true"])
      #expect(application.keyWindow === delegate.window && application.windows.count == 1)
      #expect(delegate.window?.isHidden == false)
      #expect(delegate.window?.frame == UIScreen.main.bounds)
    }
  }

  @Test func theTintOfTheWholeFileIsTheWindows() throws {
    let delegate = StoryboardAppDelegate()
    let tint = #"<color key="tintColor" systemColor="systemPinkColor"/>"#
    try launch(Self.main, delegate: delegate, adding: tint) { _ in
      #expect(delegate.window?.tintColor == .systemPink)
      #expect(delegate.shown?.view.tintColor == .systemPink)
    }
  }

  @Test func aSceneBeginsWithItsStoryboard() throws {
    let info = """
      <key>UIApplicationSceneManifest</key><dict>
        <key>UIApplicationSupportsMultipleScenes</key><false/>
        <key>UISceneConfigurations</key><dict>
          <key>UIWindowSceneSessionRoleApplication</key><array><dict>
            <key>UISceneConfigurationName</key><string>Default Configuration</string>
            <key>UISceneDelegateClassName</key>
            <string>$(PRODUCT_MODULE_NAME).StoryboardSceneDelegate</string>
            <key>UISceneStoryboardFile</key><string>Main</string>
          </dict></array>
        </dict>
      </dict>
      """
    try launch(Self.main + info, delegate: SilentStoryboardDelegate()) { application in
      let scene = try #require(application.connectedScenes.first as? UIWindowScene)
      let delegate = try #require(scene.delegate as? StoryboardSceneDelegate)
      #expect(delegate.log == ["connect: MenusController, hidden true"])
      #expect(scene.windows.count == 1 && scene.keyWindow === delegate.window)
      #expect(application.windows.count == 1)
    }
  }

  @Test func theMainMenuIsTheStoryboards() throws {
    try launch(Self.main, delegate: StoryboardAppDelegate()) { application in
      let root = application.engine.mainMenu.root(of: application)
      #expect(root.children.map(\.title) == ["File", "Edit", "Colours"])
      let menus = root.children.compactMap { $0 as? UIMenu }
      #expect(
        menus.map(\.identifier) == [.file, .edit, UIMenu.Identifier("test.colours")])
      // The edit menu is empty in the file.
      #expect(menus[1].descendants.contains { $0.title == "Copy" })
      let keys = application.engine.mainMenu.keyCommands(of: application)
      let erase = try #require(keys.first { $0.title == "Erase All" })
      #expect(erase.input == "e" && erase.modifierFlags == [.command, .shift])
      let red = try #require(keys.first { $0.title == "Red" })
      #expect(red.input == "r" && red.modifierFlags == .command)
    }
  }

  @Test func aKeyOfTheMainMenuReachesTheController() throws {
    let delegate = StoryboardAppDelegate()
    try launch(Self.main, delegate: delegate) { application in
      let red = try #require(
        application.engine.mainMenu.keyCommands(of: application).first { $0.title == "Red" })
      let controller = try #require(delegate.shown as? MenusController)
      #expect(red.perform(from: controller))
      #expect(controller.log == ["red by Red"])
    }
  }

  @Test func aStoryboardWithoutAnEntryIsALineAndAnEmptyWindow() throws {
    let lines = LoggedLines(of: Log("nibs"), with: "default view controller")
    let folder = try TemporaryFolder()
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
        <scenes/></document>
      """
    try folder.write(text, to: "Empty.storyboard")
    let bundle = try #require(Bundle(url: folder.url))
    let delegate = StoryboardAppDelegate()
    let application = UIApplication.start(
      platform: HeadlessPlatform(), delegate: { delegate },
      manifest: { _ in SceneManifest(mainStoryboardName: "Empty") }, resources: { _ in bundle })
    defer { application.stop() }
    #expect(delegate.window != nil && delegate.window?.rootViewController == nil)
    #expect(
      lines.all == [
        "Failed to instantiate the default view controller for UIMainStoryboardFile 'Empty' - "
          + "perhaps the designated entry point is not set?"
      ])
  }

  @Test func theLaunchScreensStoryboardIsNotLookedAt() throws {
    let delegate = StoryboardAppDelegate()
    let info = "<key>UILaunchStoryboardName</key><string>Main</string>"
    try launch(info, delegate: delegate) { application in
      #expect(delegate.window == nil && application.windows.isEmpty)
    }
  }
}

class StoryboardAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private(set) var log: [String] = []

  var shown: UIViewController? {
    (window?.rootViewController as? UINavigationController)?.topViewController
  }

  private func note(_ what: String) {
    guard let window, let shown else { return log.append("\(what): nothing") }
    log.append("\(what): \(type(of: shown)), hidden \(window.isHidden)")
  }

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    note("will")
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    note("did")
    return true
  }
}

final class SilentStoryboardDelegate: UIResponder, UIApplicationDelegate {}

final class StoryboardSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private(set) var log: [String] = []

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    let stack = window?.rootViewController as? UINavigationController
    let shown = stack?.topViewController.map { "\(type(of: $0))" } ?? "nothing"
    log.append("connect: \(shown), hidden \(window?.isHidden ?? false)")
  }
}
