public import CoreGraphics
import Foundation

/// Where a preview goes. Main thread only.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// What `center` is in.
  public let container: UIView
  /// The middle of the preview.
  public let center: CGPoint
  /// How the preview is turned and scaled there.
  public let transform: CGAffineTransform

  /// A place in a view.
  public init(
    container: UIView, center: CGPoint, transform: CGAffineTransform = .identity
  ) {
    (self.container, self.center, self.transform) = (container, center, transform)
    super.init()
  }
}

/// Where the preview of a dropped item goes. Main thread only.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}
