import Foundation
import PlatformKit
import Testing
@testable import UIKit

/// An application with scenes on the headless platform. Its delegates write down what they are told,
/// in one list.
@MainActor
final class SceneStage {
  let platform = HeadlessPlatform()
  let log = SceneLog()
  let application: UIApplication

  init(
    manifest: SceneManifest = SceneManifest(supportsMultipleScenes: true),
    answers: Bool = true, arguments: [String] = []
  ) {
    SceneLog.current = log
    let delegate: any UIApplicationDelegate =
      answers ? AnsweringAppDelegate() : SilentAppDelegate()
    application = UIApplication.start(
      platform: platform, delegate: { delegate }, manifest: { _ in manifest },
      arguments: arguments)
    turn()
  }

  isolated deinit { application.stop() }

  func turn() { application.engine.turn.run() }

  var scenes: [UIWindowScene] { application.scenes.compactMap { $0 as? UIWindowScene } }

  /// Another scene, in a window of its own.
  func openAnother(_ activity: NSUserActivity? = nil) {
    application.requestSceneSessionActivation(
      nil, userActivity: activity, options: nil,
      errorHandler: { [log] in log.lines.append("error \($0)") })
    turn()
  }

  func post(_ change: WindowChange, to index: Int = 0) {
    platform.post(.window(platform.windows[index].id, change))
  }

  /// What was written down since the last call.
  func taken() -> [String] {
    defer { log.lines = [] }
    return log.lines
  }
}

/// Written by the delegates of the newest stage.
@MainActor
final class SceneLog {
  static var current = SceneLog()
  var lines: [String] = []
  /// The scenes that were asked to open something.
  var asked: [UIScene] = []
}

@MainActor
private func note(_ line: String) { SceneLog.current.lines.append(line) }

/// Methods of delegates are found in the class that declares the conformance and those above it.
class SceneAppDelegate: UIResponder {
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    note("willFinishLaunching")
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    note("didFinishLaunching")
    return true
  }

  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) { note("didDiscard \(sceneSessions.count)") }

  func applicationDidBecomeActive(_ application: UIApplication) { note("app active") }
  func applicationWillResignActive(_ application: UIApplication) { note("app resign") }
  func applicationDidEnterBackground(_ application: UIApplication) { note("app background") }
  func applicationWillEnterForeground(_ application: UIApplication) { note("app foreground") }
  func applicationWillTerminate(_ application: UIApplication) { note("terminate") }
}

final class SilentAppDelegate: SceneAppDelegate, UIApplicationDelegate {}

final class AnsweringAppDelegate: SceneAppDelegate, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    note("configurationForConnecting")
    let configuration = UISceneConfiguration(
      name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = RecordingSceneDelegate.self
    return configuration
  }
}

/// Opens one window of 200 by 100 points.
final class RecordingSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  private func note(_ what: String, _ scene: UIScene) {
    SceneLog.current.lines.append("\(what) \(scene.activationState)")
  }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    note("willConnect", scene)
    for activity in connectionOptions.userActivities {
      SceneLog.current.lines.append("with \(activity.activityType)")
    }
    for url in connectionOptions.urlContexts.map(\.url.absoluteString).sorted() {
      SceneLog.current.lines.append("url \(url)")
    }
    if let item = connectionOptions.shortcutItem {
      SceneLog.current.lines.append("shortcut \(item.type)")
    }
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.frame.size = CGSize(width: 200, height: 100)
    window?.makeKeyAndVisible()
  }

  func sceneDidDisconnect(_ scene: UIScene) { note("didDisconnect", scene) }
  func sceneDidBecomeActive(_ scene: UIScene) { note("didBecomeActive", scene) }
  func sceneWillResignActive(_ scene: UIScene) { note("willResignActive", scene) }
  func sceneWillEnterForeground(_ scene: UIScene) { note("willEnterForeground", scene) }
  func sceneDidEnterBackground(_ scene: UIScene) { note("didEnterBackground", scene) }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    note("stateRestorationActivity", scene)
    return NSUserActivity(activityType: "test.kept")
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    SceneLog.current.asked.append(scene)
    for context in URLContexts {
      SceneLog.current.lines.append("open \(context.url.absoluteString)")
    }
  }

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool {
    SceneLog.current.lines.append("perform \(shortcutItem.type)")
    return true
  }

  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
    SceneLog.current.lines.append("will continue \(userActivityType)")
  }

  func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  ) { note("restore \(stateRestorationActivity.activityType)", scene) }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    note("continue \(userActivity.activityType)", scene)
  }

  /// Sizes are noted by the other method.
  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
  ) {
    let states = previousEffectiveGeometry.desktopStates
    guard states != windowScene.desktopStates else { return }
    SceneLog.current.lines.append("geometry was \(states.rawValue)")
  }

  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {
    let size = previousCoordinateSpace.bounds.size
    note("was \(Int(size.width))x\(Int(size.height))", windowScene)
  }
}
