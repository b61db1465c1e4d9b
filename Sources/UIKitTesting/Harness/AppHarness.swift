import PlatformKit
import RasterKit
public import UIKit

/// An app without a server, driven by hand: time stands still until it is moved, touches and keys are
/// made, what is on the screen can be read.
///
/// Everything from the window system's events to the compositor's pixels is the real thing; only the
/// window system is memory. Nothing happens in between calls, so tests need no waiting. The application
/// ends with its harness. There can be several: `UIApplication.shared`, `UIScreen.main` and the like are
/// those of the harness that was made or called last. Main thread only.
@preconcurrency @MainActor
public final class AppHarness {
  /// The application, also found as `UIApplication.shared` after a call of its harness.
  public let application: UIApplication
  let platform: HeadlessPlatform
  /// Those that are down, by their number.
  var fingers: [Int: FingerPlace] = [:]

  /// Starts an application on a screen of `screenSize` points with `scale` pixels for each, that shows
  /// `framesPerSecond` frames. `makeDelegate` may return nil: then the test makes its windows itself.
  public init(
    screenSize: CGSize = CGSize(width: 1280, height: 800), scale: CGFloat = 1,
    framesPerSecond: Int = 60, delegate makeDelegate: () -> (any UIApplicationDelegate)? = { nil }
  ) {
    let pixels = PixelSize(
      width: Int32((screenSize.width * scale).rounded()),
      height: Int32((screenSize.height * scale).rounded()))
    platform = HeadlessPlatform(
      screenSize: pixels, scale: Double(scale), refreshRate: Double(framesPerSecond))
    application = UIApplication.start(platform: platform, delegate: makeDelegate)
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

  /// Hands the application an event as the window system would.
  func post(_ event: PlatformEvent) {
    application.makeCurrent()
    platform.post(event)
  }
}
