import PlatformKit
import RasterKit
public import UIKit

/// Runs an app without a window system, driven by the test: the test advances time, makes touches
/// and key presses, and reads the screen.
///
/// Everything from window system events to composited pixels is the real code; only the window
/// system is simulated in memory. Nothing happens between calls, so tests need not wait. The
/// application ends with its harness. There can be several: `UIApplication.shared`, `UIScreen.main`
/// and the like refer to the harness that was made or called last. Main thread only.
@preconcurrency @MainActor
public final class AppHarness {
  /// The application. After a call of its harness it is also `UIApplication.shared`.
  public let application: UIApplication
  let platform: HeadlessPlatform
  var fingers: [Int: FingerPosition] = [:]
  /// What the app has told assistive technologies, the oldest first.
  public private(set) var accessibilityNotifications: [PostedAccessibilityNotification] = []

  /// Starts an application on a screen of `screenSize` points, with `scale` pixels per point and
  /// `framesPerSecond`, with these arguments of the program. If `makeDelegate` returns nil, the test makes
  /// its windows itself.
  public init(
    screenSize: CGSize = CGSize(width: 1280, height: 800), scale: CGFloat = 1,
    framesPerSecond: Int = 60, arguments: [String] = [],
    delegate makeDelegate: () -> (any UIApplicationDelegate)? = { nil }
  ) {
    let pixels = PixelSize(
      width: Int32((screenSize.width * scale).rounded()),
      height: Int32((screenSize.height * scale).rounded()))
    platform = HeadlessPlatform(
      screenSize: pixels, scale: Double(scale), refreshRate: Double(framesPerSecond))
    application = UIApplication.start(
      platform: platform, delegate: makeDelegate, arguments: arguments)
    application.engine.accessibility.onPost = { [weak self] notification, argument in
      self?.accessibilityNotifications.append(.init(notification: notification, argument: argument))
    }
    settle()
  }

  isolated deinit { application.stop() }

  /// Shows `controller` in a new key window of `size` points.
  @discardableResult
  public func show(
    _ controller: UIViewController, size: CGSize = CGSize(width: 400, height: 300)
  ) -> UIWindow {
    application.makeCurrent()
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    settle()
    return window
  }

  /// Shows `view` alone in a new key window of its own size.
  @discardableResult
  public func show(_ view: UIView) -> UIWindow {
    application.makeCurrent()
    let controller = UIViewController()
    controller.view = view
    return show(controller, size: view.bounds.size)
  }

  /// Tells the application that memory is short, as the kernel would.
  public func sendMemoryWarning() {
    application.makeCurrent()
    application.receiveMemoryWarning()
    settle()
  }

  /// Sends the application an event as the window system would.
  func post(_ event: PlatformEvent) {
    application.makeCurrent()
    platform.post(event)
  }
}
