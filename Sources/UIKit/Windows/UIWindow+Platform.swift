// Handles the window system's reports about a window. Changes go one way only, so a report never
// causes a request.

import CoreGraphics
package import PlatformKit
import RasterKit

extension UIWindow {
  /// The window system's window; nil while this one is not visible.
  package var platformWindow: (any PlatformWindow)? { presence?.platformWindow }

  /// The desktop has resized the content: lay it out for the new size and show it in one commit.
  func adoptContentSize(_ size: PixelSize, syncToken: UInt64?) {
    guard let presence, !size.isEmpty else { return }
    presence.adopt(size, syncToken: syncToken)
    let points = size.points(scale: presence.scale)
    if points != bounds.size { frame = CGRect(origin: .zero, size: points) }
  }

  /// Minimised, or otherwise taken off the screen by the user.
  var isConcealed: Bool { presence?.isConcealed ?? false }

  /// The corner of its content, in points of the desktop.
  var desktopOrigin: CGPoint {
    guard let presence else { return frame.origin }
    return CGPoint(
      x: CGFloat(presence.position.x) / presence.scale,
      y: CGFloat(presence.position.y) / presence.scale)
  }

  func didMove(to position: PixelPoint) {
    presence?.position = position
    screenDidChange()
  }

  /// Tells the window manager the least and greatest size of its scene.
  func limitSize() {
    guard let presence, let limits = windowScene?.sizeRestrictions else { return }
    presence.platformWindow.setSizeLimits(
      minimum: limits.minimumPixels(scale: presence.scale),
      maximum: limits.maximumPixels(scale: presence.scale))
  }

  func contentSizeWasSet() {
    guard let presence else { return }
    presence.request(PixelSize(points: bounds.size, scale: presence.scale))
  }

  /// The window moved to another screen or its screen changed, so its pixels may be other points.
  func screenDidChange() {
    adoptScreenTraits()
    guard let presence, presence.adoptScreenScale() else { return }
    frame = CGRect(origin: .zero, size: presence.pixelSize.points(scale: presence.scale))
    scaleDidChange()
  }
}

extension UIView {
  fileprivate func scaleDidChange() {
    followScreenScale()
    for child in subviews { child.scaleDidChange() }
  }
}
