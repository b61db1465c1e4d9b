// What the window system says about a window. Nothing is asked back; each change goes its one way.

import CoreGraphics
package import PlatformKit
import RasterKit

extension UIWindow {
  /// What stands for it in the window system; nil while it is not visible.
  package var platformWindow: (any PlatformWindow)? { presence?.platformWindow }

  /// The desktop has this size for the content now: lay out for it and show it in one commit.
  func adoptContentSize(_ size: PixelSize, syncToken: UInt64?) {
    guard let presence, !size.isEmpty else { return }
    presence.adopt(size, syncToken: syncToken)
    let points = size.points(scale: presence.scale)
    if points != bounds.size { frame = CGRect(origin: .zero, size: points) }
  }

  func contentSizeWasSet() {
    guard let presence else { return }
    presence.request(PixelSize(points: bounds.size, scale: presence.scale))
  }

  /// The window came onto another screen, or its screen changed: the same pixels are other points.
  func screenDidChange() {
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
