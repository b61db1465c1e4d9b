import CoreGraphics
public import Foundation
import PlatformKit
import RasterKit

extension UIScreen {
  /// The size of the app's first window on the main screen; that of the monitor on others.
  var usedSize: CGSize {
    let monitor = CGSize(width: nativeBounds.width / scale, height: nativeBounds.height / scale)
    guard let application = UIApplication.running, application.screens.all[0] === self else {
      return monitor
    }
    let first = application.windows.first { $0.windowLevel == .normal }
    return first?.bounds.size ?? UIScreen.newWindowSize
  }

  /// The size of a window that asks for the main screen's bounds: what `CASEMENT_WINDOW_SIZE` says, as
  /// in `800x600`, else 1024 by 768 points or what the desktop has room for. Without a desktop, the
  /// window fills the screen.
  static var newWindowSize: CGSize {
    guard let application = UIApplication.running else { return standInSize }
    return application.engine.newWindowSize
  }

  static let standInSize = CGSize(width: 1024, height: 768)

  /// The corner of the monitor, in points of the desktop.
  var desktopOrigin: CGPoint {
    let corner = platformScreen.bounds
    return CGPoint(x: CGFloat(corner.minX) / scale, y: CGFloat(corner.minY) / scale)
  }

  public nonisolated static let didConnectNotification = NSNotification.Name(
    "UIScreenDidConnectNotification")
  public nonisolated static let didDisconnectNotification = NSNotification.Name(
    "UIScreenDidDisconnectNotification")
  public nonisolated static let modeDidChangeNotification = NSNotification.Name(
    "UIScreenModeDidChangeNotification")
  public nonisolated static let brightnessDidChangeNotification = NSNotification.Name(
    "UIScreenBrightnessDidChangeNotification")
  public nonisolated static let capturedDidChangeNotification = NSNotification.Name(
    "UIScreenCapturedDidChangeNotification")
}
