import CoreGraphics
import PlatformKit

@testable import UIKit

/// An application with its pasteboard, and what the desktop sees of that.
@MainActor
final class PasteboardStage {
  /// Made when the test itself runs: one that is made with the suite may have to give way to another
  /// test's before.
  lazy var app = TestApp()
  var desktop: HeadlessClipboard { app.platform.headlessClipboard(.general) }
  var board: UIPasteboard {
    _ = app
    return .general
  }

  func image(_ color: UIColor, side: CGFloat = 4) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  func taken(_ format: String) -> [UInt8]? {
    var taken: [UInt8]?
    desktop.take(format) { taken = $0 }
    return taken
  }
}
