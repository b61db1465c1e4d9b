import Foundation
import FoundationAdditions
import Testing
@testable import UIKit

/// Named in manifests.
final class ManifestSceneDelegate: UIResponder, UIWindowSceneDelegate {}

@MainActor @Suite(.serialized) struct SceneManifestTests {
  private let folder: TemporaryFolder
  private let lines: LoggedLines

  init() throws {
    folder = try TemporaryFolder()
    lines = LoggedLines(with: folder.url.path)
  }

  private func read(_ body: String, in place: String = "App_UIKitTests.resources/") throws
    -> SceneManifest
  {
    let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?><plist version=\"1.0\">"
    try folder.write("\(head)\(body)</plist>", to: "\(place)Info.casement.plist")
    return found(in: folder.url)
  }

  private func found(in folder: URL) -> SceneManifest {
    SceneManifestReader.manifest(ofModule: "UIKitTests", among: ResourceFolders(in: folder))
  }

  private func manifest(_ entries: String, supportsMany: String = "<true/>") -> String {
    """
    <dict><key>UIApplicationSceneManifest</key><dict>
    <key>UIApplicationSupportsMultipleScenes</key>\(supportsMany)
    <key>UISceneConfigurations</key><dict>
    <key>UIWindowSceneSessionRoleApplication</key><array><dict>\(entries)</dict></array>
    </dict></dict></dict>
    """
  }

  private func pair(_ key: String, _ value: String) -> String {
    "<key>\(key)</key><string>\(value)</string>"
  }

  @Test(arguments: [
    "$(PRODUCT_MODULE_NAME).ManifestSceneDelegate", "UIKitTests.ManifestSceneDelegate",
    "ManifestSceneDelegate",
  ])
  func classesAreFoundByTheirNames(name: String) throws {
    let manifest = try read(
      manifest(
        pair("UISceneConfigurationName", "Main") + pair("UISceneDelegateClassName", name)
          + pair("UISceneClassName", "UIWindowScene")))
    #expect(manifest.supportsMultipleScenes == true)
    let configuration = try #require(manifest.configurations.first)
    #expect(configuration.name == "Main" && configuration.role == .windowApplication)
    #expect(configuration.delegateClass == ManifestSceneDelegate.self)
    #expect(configuration.sceneClass == UIWindowScene.self)
    #expect(lines.all.isEmpty)
  }

  @Test func theProjectsNameMayComeFirst() throws {
    let body = "<plist version=\"1.0\">" + manifest("") + "</plist>"
    try folder.write(body, to: "App_UIKitTests.resources/Demo-Info.plist")
    let manifest = found(in: folder.url)
    #expect(manifest.hasScenes)
  }

  @Test func otherModulesFilesAreNotRead() throws {
    let manifest = try read(manifest(""), in: "App_Other.resources/")
    #expect(!manifest.hasScenes && lines.all.isEmpty)
  }

  @Test func aFolderThatIsMissingIsNoManifest() {
    let nowhere = folder.url.appendingPathComponent("nowhere")
    #expect(!found(in: nowhere).hasScenes)
  }

  @Test func aClassThatDoesNotExistIsOneLineThatNamesFileAndRemedy() throws {
    let manifest = try read(
      manifest(pair("UISceneDelegateClassName", "$(PRODUCT_MODULE_NAME).Missing")))
    #expect(manifest.configurations.map { $0.delegateClass == nil } == [true])
    #expect(lines.all.count == 1)
    #expect(lines.all[0].contains("App_UIKitTests.resources/Info.casement.plist: "))
    #expect(
      lines.all[0].hasSuffix(
        "UISceneDelegateClassName names $(PRODUCT_MODULE_NAME).Missing, but there is no class "
          + "UIKitTests.Missing; correct the name"))
  }

  @Test func aConfigurationNamesItsStoryboard() throws {
    let manifest = try read(manifest(pair("UISceneStoryboardFile", "Main")))
    #expect(manifest.configurations.map(\.storyboardName) == ["Main"])
    #expect(lines.all.isEmpty)
  }

  @Test(arguments: [
    ("<array/>", "is not a property list"),
    ("<dict><key>UIApplicationSceneManifest</key><true/></dict>", "is no dictionary"),
    (
      "<dict><key>UIApplicationSceneManifest</key><dict>"
        + "<key>UIApplicationSupportsMultipleScenes</key><string>yes</string></dict></dict>",
      "is no Boolean"
    ),
    (
      "<dict><key>UIApplicationSceneManifest</key><dict>"
        + "<key>UISceneConfigurations</key><array/></dict></dict>", "is no dictionary of roles"
    ),
    (
      "<dict><key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>"
        + "<key>Role</key><true/></dict></dict></dict>", "Role is no array"
    ),
    ("<dict><key>", "is not a property list"),
  ])
  func whatIsWrongIsOneLine(body: String, reason: String) throws {
    let manifest = try read(body)
    #expect(manifest.configurations.isEmpty)
    #expect(lines.all.count == 1 && lines.all[0].contains(reason), "\(lines.all)")
  }

  @Test func theTintIsReadByItsName() throws {
    let manifest = try read("<dict>\(pair("NSAccentColorName", "Brand"))</dict>")
    #expect(manifest.accentColorName == "Brand" && lines.all.isEmpty)
    #expect(try read("<dict><key>NSAccentColorName</key><true/></dict>").accentColorName == nil)
    #expect(lines.all.count == 1 && lines.all[0].contains("NSAccentColorName is no string"))
  }

  @Test func configurationsAreTakenByNameAndRole() {
    let stage = SceneStage(
      manifest: SceneManifest(
        supportsMultipleScenes: true,
        configurations: [
          .init(name: "A", role: .windowApplication, delegateClass: RecordingSceneDelegate.self),
          .init(name: "B", role: .windowApplication, delegateClass: ManifestSceneDelegate.self),
        ]))
    defer { _ = stage.taken() }
    func type(_ name: String?) -> AnyClass? {
      UISceneConfiguration(name: name, sessionRole: .windowApplication).delegateClass
    }
    #expect(type(nil) == RecordingSceneDelegate.self)
    #expect(type("B") == ManifestSceneDelegate.self)
    #expect(type("C") == nil)
    let elsewhere = UISceneConfiguration(
      name: "A", sessionRole: .windowExternalDisplayNonInteractive)
    #expect(elsewhere.delegateClass == nil)
  }

  @Test func fontsAreNamedInAnArray() throws {
    let files = "<array><string>Own.ttf</string></array>"
    #expect(try read("<dict><key>UIAppFonts</key>\(files)</dict>").fontFiles == ["Own.ttf"])
    #expect(lines.all.isEmpty)
    #expect(try read("<dict><key>UIAppFonts</key><true/></dict>").fontFiles == [])
    #expect(lines.all.count == 1)
  }
}
