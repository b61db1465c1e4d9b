import PlatformKit
import Testing
@testable import UIKit

@MainActor
struct LaunchTests {
  final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var log: [String] = []

    private func note(_ name: String, _ application: UIApplication) {
      log.append("\(name) \(application.applicationState)")
    }

    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      note("will", application)
      return true
    }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      note("did", application)
      window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window?.makeKeyAndVisible()
      return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { note("active", application) }
    func applicationWillResignActive(_ application: UIApplication) { note("resign", application) }
    func applicationDidEnterBackground(_ application: UIApplication) { note("back", application) }
    func applicationWillEnterForeground(_ application: UIApplication) { note("fore", application) }
    func applicationWillTerminate(_ application: UIApplication) { note("terminate", application) }
  }

  private func launch() -> (UIApplication, HeadlessPlatform, Delegate) {
    let platform = HeadlessPlatform()
    let delegate = Delegate()
    let application = UIApplication.start(platform: platform) { delegate }
    application.engine.turn.run()
    return (application, platform, delegate)
  }

  @Test func theScreensScaleIsTheScaleOfNewPictures() {
    _ = TestApp(scale: 1.5)
    #expect(UITraitCollection.current.displayScale == 1.5)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    #expect(image.scale == 1.5 && image.cgImage?.width == 6)
    _ = TestApp(scale: 1)
    #expect(UITraitCollection.current.displayScale == 1)
  }

  @Test func launchCallsComeInOrderWithTheirStates() {
    let (application, _, delegate) = launch()
    #expect(delegate.log == ["will inactive", "did inactive", "active active"])
    #expect(application.applicationState == .active)
  }

  @Test func theApplicationIsSharedAndItsDelegateAnswers() {
    let (application, _, delegate) = launch()
    #expect(UIApplication.shared === application)
    #expect(application.delegate === delegate)
    #expect(application.next === delegate)
  }

  @Test func aMinimisedProgramGoesToTheBackgroundAndComesBack() {
    let (application, platform, delegate) = launch()
    delegate.log = []
    let id = platform.windows[0].id
    platform.post(.window(id, .hidden))
    #expect(delegate.log == ["resign active", "back background"])
    delegate.log = []
    platform.post(.window(id, .shown))
    #expect(delegate.log == ["fore inactive", "active active"])
    #expect(application.applicationState == .active)
  }

  @Test func focusThatGoesAwayMakesInactiveAndBackActive() {
    let (_, platform, delegate) = launch()
    delegate.log = []
    let id = platform.windows[0].id
    platform.post(.window(id, .unfocused))
    platform.post(.window(id, .focused))
    #expect(delegate.log == ["resign active", "active active"])
  }

  @Test func closingTheLastWindowEndsTheProgramWithStatusZero() {
    let (application, platform, delegate) = launch()
    delegate.log = []
    platform.post(.window(platform.windows[0].id, .closeRequested))
    #expect(application.exitStatus == 0)
    #expect(delegate.log == ["terminate active"])
    #expect(platform.windows.isEmpty)
  }

  @Test func closingOneOfTwoWindowsEndsNothing() {
    let (application, platform, _) = launch()
    let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    other.makeKeyAndVisible()
    platform.post(.window(platform.windows[1].id, .closeRequested))
    #expect(application.exitStatus == nil)
    #expect(other.isHidden)
    #expect(application.windows.count == 1)
  }

  @Test func aLostWindowSystemEndsTheProgramWithStatusOne() {
    let (application, platform, delegate) = launch()
    delegate.log = []
    platform.post(.disconnected("the test has pulled the plug"))
    #expect(application.exitStatus == 1)
    #expect(delegate.log == ["terminate active"])
    #expect(platform.windows.isEmpty)
  }

  @Test func oneApplicationBesideAnotherInOneProcess() {
    let (first, _, _) = launch()
    let (second, platform, delegate) = launch()
    #expect(UIApplication.shared === second)
    #expect(first !== second)
    #expect(first.windows.count == 1)
    #expect(platform.windows.count == 1)
    #expect(delegate.log.count == 3)
  }
}

@MainActor
struct PlatformSelectionTests {
  @Test func headlessIsChosenByNameAndRunsInRealTime() throws {
    let platform = try PlatformSelection.makePlatform(named: "headless")
    #expect(platform is HeadlessPlatform)
    #expect(platform.clock is SystemClock)
  }

  @Test func anUnknownNameSaysWhichThereAre() {
    #expect {
      try PlatformSelection.makePlatform(named: "wayland")
    } throws: { error in
      "\(error)" == "CASEMENT_PLATFORM is wayland; it can be x11 or headless"
    }
  }
}

struct ActivationTests {
  @Test func everyWayBetweenStatesGoesThroughInactive() {
    var activation = Activation()
    #expect(activation.steps(from: .active) == [])
    #expect(activation.steps(from: .background) == [.enterForeground, .becomeActive])
    activation.hasLostFocus = true
    #expect(activation.steps(from: .active) == [.willResignActive])
    #expect(activation.steps(from: .background) == [.enterForeground])
    activation.isMinimized = true
    #expect(activation.steps(from: .active) == [.willResignActive, .enterBackground])
    #expect(activation.steps(from: .inactive) == [.enterBackground])
    #expect(activation.steps(from: .background) == [])
  }
}
