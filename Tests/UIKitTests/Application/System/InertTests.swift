import Foundation
import Testing
@testable import UIKit

@MainActor @Suite(.serialized) struct InertTests {
  private final class Delegate: UIResponder, UIApplicationDelegate {
    var onFailure: (NSError) -> Void = { _ in }
    var launches = 0

    func applicationDidFinishLaunching(_ application: UIApplication) { launches += 1 }

    func application(
      _ application: UIApplication,
      didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) { Issue.record("there is no push service") }

    func application(
      _ application: UIApplication,
      didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) { onFailure(error as NSError) }

    func application(
      _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .landscape }
  }

  @Test func remoteNotificationsFailAsOnASimulator() async {
    let delegate = Delegate()
    let app = TestApp(delegate: { delegate })
    let error = await withCheckedContinuation { continuation in
      delegate.onFailure = { continuation.resume(returning: $0) }
      app.application.registerForRemoteNotifications()
    }
    #expect(error.domain == NSCocoaErrorDomain && error.code == 3010)
    #expect(!app.application.isRegisteredForRemoteNotifications)
  }

  @Test func theOldLaunchMethodIsCalledWhereTheNewOneIsMissing() {
    let delegate = Delegate()
    _ = TestApp(delegate: { delegate })
    #expect(delegate.launches == 1)
  }

  /// X11 does not tell who reads the screen.
  @Test func noScreenIsCaptured() {
    let app = TestApp()
    #expect(!UIScreen.main.isCaptured && app.window.screen === UIScreen.main)
  }

  @Test func backgroundTasksHaveDifferentNumbersAndNoEnd() {
    let app = TestApp()
    let tasks = (0..<3).map { _ in app.application.beginBackgroundTask() }
    #expect(Set(tasks).count == 3 && !tasks.contains(.invalid))
    tasks.forEach(app.application.endBackgroundTask)
    #expect(app.application.backgroundTimeRemaining > 1e9)
  }

  @Test func theDelegateSaysWhichOrientationsThereAre() {
    let delegate = Delegate()
    let app = TestApp(delegate: { delegate })
    #expect(app.application.supportedInterfaceOrientations(for: app.window) == .landscape)
    #expect(TestApp().application.supportedInterfaceOrientations(for: nil) == .all)
    #expect(UIInterfaceOrientationMask.all.contains(.allButUpsideDown))
    #expect(UIInterfaceOrientationMask.landscape.rawValue == 24)
  }

  @Test func whatIsStoredIsRead() {
    let application = TestApp().application
    application.isIdleTimerDisabled = true
    application.applicationIconBadgeNumber = 3
    #expect(application.isIdleTimerDisabled && application.applicationIconBadgeNumber == 3)
  }

  @Test func aSceneHasNoStatusBar() {
    let manager = TestApp().window.windowScene?.statusBarManager
    #expect(manager?.isStatusBarHidden == true && manager?.statusBarFrame == .zero)
    #expect(
      UIApplication.didChangeStatusBarOrientationNotification.rawValue
        == "UIApplicationDidChangeStatusBarOrientationNotification")
    #expect(
      UIApplication.willChangeStatusBarFrameNotification.rawValue
        == "UIApplicationWillChangeStatusBarFrameNotification")
  }

  @Test func feedbackAndControllersTakeEveryCall() {
    UIImpactFeedbackGenerator(style: .heavy).impactOccurred(intensity: 0.5)
    UINotificationFeedbackGenerator().notificationOccurred(.error)
    UISelectionFeedbackGenerator(view: UIView()).selectionChanged()
    let controller = UIViewController()
    controller.setNeedsStatusBarAppearanceUpdate()
    controller.setNeedsUpdateOfSupportedInterfaceOrientations()
    #expect(controller.supportedInterfaceOrientations == .all && controller.shouldAutorotate)
  }
}
