import Foundation
import FoundationAdditions
import PlatformKit
import RasterKit
import Testing
@testable import UIKit

/// What a session manager has kept at a logout comes back at the next login.
@MainActor @Suite(.serialized) struct SessionRestorationTests {
  private let folder: TemporaryFolder
  private var store: RestorationStore { RestorationStore(folder: folder.url) }

  init() throws { folder = try TemporaryFolder() }

  private func start(_ client: FakeSessionClient?) -> (HeadlessPlatform, UIApplication) {
    let platform = HeadlessPlatform()
    platform.session = client
    let application = UIApplication.start(
      platform: platform, delegate: { RestoringAppDelegate() },
      manifest: { _ in SceneManifest(supportsMultipleScenes: true) }, restoration: store)
    application.engine.turn.run()
    return (platform, application)
  }

  private func end(_ application: UIApplication) { application.end(status: 0) }

  @Test func scenesComeBackWithTheirActivitiesAndPlaces() throws {
    RestoringSceneDelegate.log = []
    let client = FakeSessionClient(identifier: "abc-1")
    let (platform, application) = start(client)
    #expect(client.isConnected)
    application.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
    application.engine.turn.run()
    for (index, window) in platform.windows.enumerated() {
      platform.post(.window(window.id, .moved(PixelPoint(x: Int32(100 * index + 50), y: 70))))
      platform.post(
        .window(window.id, .resized(PixelSize(width: 333, height: 222), syncToken: nil)))
    }
    platform.windows[1].setStates([.maximized, .demandsAttention], isOn: true)
    let sessions = application.sessions.map(\.persistentIdentifier)
    application.sessions[0].userInfo = ["page": 7]
    platform.post(.session(.saveYourself(isEnding: true)))
    #expect(client.answers == [true])
    platform.post(.session(.die))
    #expect(application.exitStatus == 0 && client.hasEnded)

    RestoringSceneDelegate.log = []
    let next = FakeSessionClient(identifier: "abc-1", previous: "abc-1")
    let (secondPlatform, second) = start(next)
    defer { end(second) }
    #expect(second.sessions.map(\.persistentIdentifier) == sessions)
    #expect(second.sessions[0].userInfo?["page"] as? Int == 7)
    #expect(
      secondPlatform.windows.map(\.position) == [
        PixelPoint(x: 50, y: 70), PixelPoint(x: 150, y: 70),
      ]
    )
    // The size of one that was maximised is the manager's.
    #expect(
      secondPlatform.windows.map(\.size) == [
        PixelSize(width: 333, height: 222), PixelSize(width: 200, height: 100),
      ])
    #expect(secondPlatform.windows.map(\.states) == [[], .maximized])
    #expect(RestoringSceneDelegate.log == ["restore test.page 1", "restore test.page 2"])
  }

  @Test func whatTheUserEndsDoesNotComeBack() {
    let client = FakeSessionClient(identifier: "abc-2")
    let (platform, application) = start(client)
    platform.post(.session(.saveYourself(isEnding: false)))
    #expect(store.read("abc-2").count == 1)
    end(application)
    #expect(client.hasEnded && store.read("abc-2").isEmpty)
  }

  @Test func whatWasKeptOutlivesTheWindowSystem() {
    let client = FakeSessionClient(identifier: "abc-6")
    let (platform, application) = start(client)
    platform.post(.session(.saveYourself(isEnding: false)))
    platform.post(.disconnected("the test has pulled the plug"))
    #expect(application.exitStatus == 1 && client.hasEnded)
    #expect(store.read("abc-6").count == 1)
  }

  @Test func aLogoutThatIsCancelledChangesNothing() {
    let client = FakeSessionClient(identifier: "abc-3")
    let (platform, application) = start(client)
    platform.post(.session(.saveYourself(isEnding: true)))
    platform.post(.session(.cancelled))
    #expect(application.exitStatus == nil)
    end(application)
    #expect(store.read("abc-3").isEmpty)
  }

  /// Managers may end programs by a signal once they have saved.
  @Test func whatEndsAProgramDuringALogoutIsTheLogout() {
    let client = FakeSessionClient(identifier: "abc-4")
    let (platform, application) = start(client)
    platform.post(.session(.saveYourself(isEnding: true)))
    end(application)
    #expect(store.read("abc-4").count == 1)
  }

  @Test func withoutASessionManagerNothingIsKept() {
    let (_, application) = start(nil)
    #expect(application.engine.sessionKeeper == nil)
    end(application)
    #expect((try? FileManager.default.contentsOfDirectory(atPath: folder.url.path)) ?? [] == [])
  }

  @Test(arguments: ["../x", "", "a/b", "ä", String(repeating: "a", count: 300)])
  func namesThatLeadElsewhereAreRefused(name: String) {
    #expect(!store.write([], for: name) && store.read(name).isEmpty)
  }

  @Test func aFileThatIsNoneStartsTheProgramAsEver() throws {
    try Data("nonsense".utf8).write(to: folder.url.appendingPathComponent("abc-5.plist"))
    let (platform, application) = start(FakeSessionClient(identifier: "n", previous: "abc-5"))
    defer { end(application) }
    #expect(platform.windows.count == 1)
  }

  @Test func impossiblePlacesAreNotTaken() {
    let place = SceneRecord.Place(
      x: .max, y: 5, width: 0, height: -4, states: .max, isMinimized: false)
    var description = WindowDescription(size: PixelSize(width: 20, height: 10), title: "")
    place.restore(to: &description)
    #expect(description.size == PixelSize(width: 20, height: 10) && description.position == nil)
    #expect(description.states == [.fullScreen, .maximized, .above])
  }

  @Test(
    arguments: [
      (WindowStates(), PixelSize(width: 90, height: 80)),
      (.above, PixelSize(width: 90, height: 80)),
      (.maximizedHorizontally, PixelSize(width: 20, height: 80)),
      (.maximizedVertically, PixelSize(width: 90, height: 10)),
      (.fullScreen, PixelSize(width: 20, height: 10)),
    ] as [(WindowStates, PixelSize)])
  func sizesThatTheManagerGaveAreNotKept(states: WindowStates, size: PixelSize) {
    let place = SceneRecord.Place(
      x: 5, y: 5, width: 90, height: 80, states: states.rawValue, isMinimized: false)
    var description = WindowDescription(size: PixelSize(width: 20, height: 10), title: "")
    place.restore(to: &description)
    #expect(description.size == size && description.states == states)
  }

  @Test func whatIsNoPropertyListIsLeftOut() {
    let activity = NSUserActivity(activityType: "test.page")
    activity.title = "Title"
    activity.userInfo = ["view": NSObject()]
    let record = SceneRecord.Activity(activity)
    #expect(record.userInfo == nil && record.make()?.title == "Title")
    activity.userInfo = ["list": [1, 2], "date": Date(timeIntervalSince1970: 5)]
    let made = SceneRecord.Activity(activity).make()
    #expect(made?.userInfo?["list"] as? [Int] == [1, 2])
    #expect(made?.userInfo?["date"] as? Date == Date(timeIntervalSince1970: 5))
  }
}

/// A session manager that says what a test wants.
@MainActor
final class FakeSessionClient: SessionClient {
  let identifier: String?
  let previousIdentifier: String?
  var isConnected = false
  var answers: [Bool] = []
  var hasEnded = false

  init(identifier: String?, previous: String? = nil) {
    (self.identifier, previousIdentifier) = (identifier, previous)
  }

  func connect() { isConnected = true }
  func saved(hasSucceeded: Bool) { answers.append(hasSucceeded) }
  func end() { hasEnded = true }
}

final class RestoringAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = RestoringSceneDelegate.self
    return configuration
  }
}

/// Keeps the number of its scene.
final class RestoringSceneDelegate: UIResponder, UIWindowSceneDelegate {
  static var log: [String] = []
  var window: UIWindow?
  private var number = 0

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    number = UIApplication.shared.openSessions.count
    window = UIWindow(windowScene: scene)
    window?.frame.size = CGSize(width: 200, height: 100)
    window?.makeKeyAndVisible()
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    let activity = NSUserActivity(activityType: "test.page")
    activity.userInfo = ["number": number]
    return activity
  }

  func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  ) {
    let number = stateRestorationActivity.userInfo?["number"] as? Int ?? 0
    Self.log.append("restore \(stateRestorationActivity.activityType) \(number)")
  }
}
