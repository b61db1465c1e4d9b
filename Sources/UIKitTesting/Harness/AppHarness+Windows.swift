import PlatformKit
import RasterKit
public import UIKit

extension AppHarness {
  /// Gives the content of `window` another size in points, as the user would.
  public func resize(_ window: UIWindow, to size: CGSize) {
    application.makeCurrent()
    let scale = window.screen.scale
    let pixels = PixelSize(
      width: Int32((size.width * scale).rounded()), height: Int32((size.height * scale).rounded()))
    window.platformWindow?.setSize(pixels)
    settle()
  }

  /// Covers the edges of `window`, as bars outside the app's views would.
  public func setSafeAreaInsets(_ insets: UIEdgeInsets, of window: UIWindow) {
    application.makeCurrent()
    window.coveredInsets = insets
    settle()
  }
}
