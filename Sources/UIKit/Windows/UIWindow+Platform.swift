// A window in the window system. Changes go one way only, so a report never causes a request.

import CoreGraphics
package import PlatformKit
import QuartzCore
import RasterKit

extension UIWindow {
  /// The window system's window, in which the other windows of the scene are too; nil while this one is
  /// not visible.
  package var platformWindow: (any PlatformWindow)? { presence?.platformWindow }

  /// Minimised, or otherwise taken off the screen by the user.
  var isMinimized: Bool { presence?.isMinimized ?? false }

  /// A space that has the window in it, and where its origin is on the desktop, in points.
  var desktopSpace: (layer: CALayer, origin: CGPoint) {
    presence.map { ($0.rootLayer, $0.desktopOrigin) } ?? (layer, frame.origin)
  }

  /// The main window of a scene has the size of the window system's.
  func contentSizeWasSet() {
    guard let presence, presence.mainWindow === self else { return }
    presence.request(PixelSize(points: bounds.size, scale: presence.scale))
  }
}

extension UIView {
  /// The screen has other pixels: what is drawn is drawn again, and what lies on pixels is laid out again,
  /// all in the next commit.
  func scaleDidChange() {
    followScreenScale()
    solvedItem?.requestPlacement(on: screenGrid)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    for child in subviews { child.scaleDidChange() }
  }
}
