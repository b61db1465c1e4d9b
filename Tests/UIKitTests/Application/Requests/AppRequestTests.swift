import Foundation
import Testing
import UIKitTesting
@testable import UIKit

/// What is found among a program's arguments.
@MainActor @Suite struct AppRequestArgumentTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("text", to: "notes one.txt")
  }

  private func request(_ arguments: String..., schemes: Set<String>? = nil) -> AppRequest {
    var manifest = SceneManifest()
    manifest.urlSchemes = schemes
    manifest.shortcutItems = [UIApplicationShortcutItem(type: "new", localizedTitle: "New")]
    return AppRequest(arguments: arguments, manifest: manifest)
  }

  @Test func filesAreTakenByTheirPaths() {
    let file = folder.url.appendingPathComponent("notes one.txt")
    let request = request(file.path, file.path + "x", folder.url.path)
    #expect(request.urls.map(\.path) == [file.path, folder.url.path])
    #expect(request.urls.allSatisfy { $0.isFileURL })
    #expect(self.request(file.absoluteString).urls == [file])
  }

  @Test func addressesAreThoseOfDeclaredSchemesOrHaveSlashes() {
    #expect(
      request("cards://a/1", "mailto:a@b", "64:100").urls.map(\.absoluteString) == ["cards://a/1"])
    let declared = request("Cards:a", "other://b", schemes: ["cards"])
    #expect(declared.urls.map(\.absoluteString) == ["Cards:a"])
  }

  @Test func optionsAndWordsAreTheProgramsOwn() {
    #expect(request("--verbose", "-x://y", "word", "", "%", "http ://a b").isEmpty)
    let file = folder.url.appendingPathComponent("notes one.txt").path
    #expect(request("--", file, "--shortcut-item=new").urls.count == 1)
    #expect(request("--", "--shortcut-item=new").shortcutItem == nil)
  }

  @Test func aShortcutIsTheAppsOwnOrHasItsTypeOnly() {
    #expect(request("--shortcut-item=new").shortcutItem?.localizedTitle == "New")
    #expect(request("--shortcut-item=else").shortcutItem?.type == "else")
    #expect(request("--shortcut-item=").shortcutItem == nil)
  }

  @Test func schemesAndShortcutsAreReadFromTheManifestsFile() throws {
    let lines = LoggedLines(with: folder.url.path)
    func read(_ body: String) throws -> SceneManifest {
      try folder.write(
        "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\(body)</dict></plist>",
        to: "Info.casement.plist")
      let file = folder.url.appendingPathComponent("Info.casement.plist")
      return SceneManifestReader(file: file, module: "UIKitTests").read()
    }
    let manifest = try read(
      """
      <key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key>
      <array><string>Cards</string></array></dict></array>
      <key>UIApplicationShortcutItems</key><array><dict>
      <key>UIApplicationShortcutItemType</key><string>new</string>
      <key>UIApplicationShortcutItemTitle</key><string>New</string></dict><dict/></array>
      """)
    #expect(manifest.urlSchemes == ["cards"] && !manifest.hasScenes)
    #expect(manifest.shortcutItems.map(\.localizedTitle) == ["New"])
    #expect(lines.all.count == 1 && lines.all[0].contains("UIApplicationShortcutItemType"))
    let broken = try read(
      "<key>CFBundleURLTypes</key><true/><key>UIApplicationShortcutItems</key><string/>")
    #expect(broken.urlSchemes == nil && broken.shortcutItems.isEmpty)
    #expect(lines.all.count == 3)
  }
}

/// Requests to an app without scenes.
@MainActor @Suite(.serialized) struct AppRequestTests {
  private func start(_ delegate: OpeningDelegate, _ arguments: String...) -> AppHarness {
    AppHarness(arguments: arguments) { delegate }
  }

  @Test func atLaunchTheOptionsComeFirstAndThenTheURLs() {
    let delegate = OpeningDelegate()
    let harness = start(delegate, "card://1", "card://2", "--shortcut-item=new")
    #expect(
      delegate.log == [
        "will card://1 new", "did card://1 new", "open card://1 inactive",
        "open card://2 inactive", "shortcut new", "active",
      ])
    withExtendedLifetime(harness) {}
  }

  @Test func aDelegateThatAnswersFalseHasOpenedThemItself() {
    for refuses in ["will", "did"] {
      let delegate = OpeningDelegate()
      delegate.refuses = refuses
      let harness = start(delegate, "card://1")
      #expect(delegate.log == ["will card://1 -", "did card://1 -", "active"])
      withExtendedLifetime(harness) {}
    }
  }

  @Test func withoutArgumentsTheOptionsAreNil() {
    let delegate = OpeningDelegate()
    let harness = start(delegate, "word", "-option")
    #expect(delegate.log == ["will nil", "did nil", "active"])
    withExtendedLifetime(harness) {}
  }

  @Test func aRunningAppIsAskedAtOnce() throws {
    let delegate = OpeningDelegate()
    let harness = start(delegate)
    delegate.log = []
    harness.open([try #require(URL(string: "card://3")), URL(fileURLWithPath: "/tmp/a")])
    harness.perform(UIApplicationShortcutItem(type: "old", localizedTitle: ""))
    #expect(
      delegate.log == [
        "open card://3 active", "open file:///tmp/a active in place", "shortcut old",
      ])
  }

  @Test func anActivityIsContinuedByTheObjectsThatAreNamed() {
    let delegate = OpeningDelegate()
    let harness = start(delegate)
    delegate.log = []
    let reader = RestoringController()
    delegate.restoring = [reader]
    harness.continue(NSUserActivity(activityType: "test.read"))
    #expect(delegate.log == ["will continue test.read", "continue test.read"])
    #expect(reader.restored == ["test.read"])
  }

  @Test func olderMethodsAreCalledByADelegateThatHasOnlyThese() throws {
    let delegate = OldDelegate()
    let harness = AppHarness { delegate }
    harness.open([try #require(URL(string: "card://1"))])
    #expect(delegate.opened == ["card://1"])
  }
}

/// Requests to an app with scenes.
@MainActor @Suite(.serialized) struct SceneRequestTests {
  private func start(_ arguments: String..., many: Bool = true) -> SceneStage {
    SceneStage(manifest: SceneManifest(supportsMultipleScenes: many), arguments: arguments)
  }

  @Test func atLaunchTheyAreInTheOptionsOfTheConnectionOnly() {
    let stage = start("card://1", "card://2", "--shortcut-item=new")
    #expect(
      stage.taken() == [
        "willFinishLaunching", "didFinishLaunching", "configurationForConnecting",
        "willConnect unattached", "url card://1", "url card://2", "shortcut new",
        "willEnterForeground foregroundInactive", "didBecomeActive foregroundActive",
      ])
  }

  private func ask(_ stage: SceneStage, _ change: (inout AppRequest) -> Void) {
    var request = AppRequest()
    change(&request)
    stage.application.handle(request)
    stage.turn()
  }

  @Test func aConnectedSceneIsAsked() throws {
    let stage = start()
    _ = stage.taken()
    let url = try #require(URL(string: "card://3"))
    ask(stage) { $0.urls = [url] }
    ask(stage) { $0.shortcutItem = UIApplicationShortcutItem(type: "old", localizedTitle: "") }
    ask(stage) { $0.userActivity = NSUserActivity(activityType: "test.go") }
    #expect(
      stage.taken() == [
        "open card://3", "perform old", "will continue test.go",
        "continue test.go foregroundActive",
      ])
  }

  @Test func theConditionsOfTheScenesChoose() throws {
    let stage = start()
    stage.openAnother()
    let (one, two) = (stage.scenes[0], stage.scenes[1])
    let url = try #require(URL(string: "card://3"))
    func askedScene() -> [Bool] {
      SceneLog.current.asked = []
      ask(stage) { $0.urls = [url] }
      return [one, two].map { scene in SceneLog.current.asked.contains { $0 === scene } }
    }
    #expect(askedScene() == [false, true], "the active one")
    let isCard = NSPredicate { value, _ in (value as? String)?.hasPrefix("card:") ?? false }
    one.activationConditions.prefersToActivateForTargetContentIdentifierPredicate = isCard
    #expect(askedScene() == [true, false])
    #expect(one.activationState == .foregroundActive)
    one.activationConditions.canActivateForTargetContentIdentifierPredicate =
      NSPredicate(value: false)
    #expect(askedScene() == [false, true])
    two.activationConditions.canActivateForTargetContentIdentifierPredicate =
      NSPredicate(value: false)
    _ = stage.taken()
    #expect(askedScene() == [false, false])
    #expect(stage.taken().contains("url card://3"), "a new scene")
    #expect(stage.scenes.count == 3)
  }

  @Test func anAppWithOneSceneHasNoChoice() throws {
    let stage = start(many: false)
    stage.scenes[0].activationConditions.canActivateForTargetContentIdentifierPredicate =
      NSPredicate(value: false)
    _ = stage.taken()
    let url = try #require(URL(string: "card://3"))
    ask(stage) { $0.urls = [url] }
    #expect(stage.taken() == ["open card://3"])
  }

  @Test func aSessionThatIsConnectedAgainRestoresItsState() {
    let stage = start()
    stage.openAnother()
    let scene = stage.scenes[1]
    let session = scene.session
    stage.application.disconnect(scene)
    stage.turn()
    #expect(session.stateRestorationActivity?.activityType == "test.kept")
    _ = stage.taken()
    stage.application.requestSceneSessionActivation(session, userActivity: nil, options: nil)
    stage.turn()
    #expect(
      stage.taken().prefix(3) == [
        "willConnect unattached", "restore test.kept unattached",
        "willResignActive foregroundActive",
      ])
    #expect(stage.scenes.map(\.session).last === session)
  }
}

private final class OpeningDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var log: [String] = []
  var refuses = ""
  var restoring: [any UIUserActivityRestoring] = []

  private func note(
    _ name: String, _ options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let url = (options?[.url] as? URL)?.absoluteString ?? "-"
    let item = (options?[.shortcutItem] as? UIApplicationShortcutItem)?.type ?? "-"
    log.append(options == nil ? "\(name) nil" : "\(name) \(url) \(item)")
    return name != refuses
  }

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { note("will", launchOptions) }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { note("did", launchOptions) }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    let place = options[.openInPlace] as? Bool == true ? " in place" : ""
    log.append("open \(url.absoluteString) \(app.applicationState)\(place)")
    return true
  }

  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    log.append("shortcut \(shortcutItem.type)")
    completionHandler(true)
  }

  func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool {
    log.append("will continue \(userActivityType)")
    return true
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    log.append("continue \(userActivity.activityType)")
    restorationHandler(restoring)
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { log.append("active") }
}

private final class OldDelegate: UIResponder, UIApplicationDelegate {
  var opened: [String] = []

  func application(_ application: UIApplication, handleOpen url: URL) -> Bool {
    opened.append(url.absoluteString)
    return true
  }
}

private final class RestoringController: UIViewController {
  var restored: [String] = []
  override func restoreUserActivityState(_ activity: NSUserActivity) {
    restored.append(activity.activityType)
  }
}
