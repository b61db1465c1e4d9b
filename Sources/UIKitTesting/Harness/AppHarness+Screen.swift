import PlatformKit
import RasterKit
public import UIKit

extension AppHarness {
  /// The pixels of the window of the desktop that shows `window` and the other windows of its scene.
  /// Traps if it is not visible.
  public func screenshot(of window: UIWindow) -> CGImage {
    settle()
    guard let target = window.platformWindow as? HeadlessWindow,
      let image = target.image
    else { preconditionFailure("a window must be visible before its screen can be read") }
    return CGImage(pixels: image)
  }

  /// The displayed colour at a point of `view`: red, green and blue, each 0 to 255.
  public func color(at point: CGPoint, in view: UIView) -> (red: Int, green: Int, blue: Int) {
    settle()
    guard let shown = view.shownPlace(of: point),
      let image = (shown.window as? HeadlessWindow)?.image
    else {
      preconditionFailure("a view must be in a visible window before its colour can be read")
    }
    let x = min(max(0, Int32(shown.pixel.x)), image.size.width - 1)
    let y = min(max(0, Int32(shown.pixel.y)), image.size.height - 1)
    let pixel = image.target.address(x: x, y: y).pointee
    return (Int(pixel >> 16 & 255), Int(pixel >> 8 & 255), Int(pixel & 255))
  }
}
