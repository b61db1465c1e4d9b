import CoreGraphics
public import Foundation
import RasterKit

/// The least and greatest size of a scene, which window managers respect while the user resizes.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  /// In points; zero sets no limit.
  @AlwaysObserved open var minimumSize = CGSize.zero {
    didSet { if minimumSize != oldValue { onChange() } }
  }
  /// In points; the greatest finite magnitude sets no limit.
  open var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  {
    didSet { if maximumSize != oldValue { onChange() } }
  }
  /// Stored only: the window manager decides.
  open var allowsFullScreen = true

  private let onChange: () -> Void

  init(onChange: @escaping () -> Void) { self.onChange = onChange }
}

extension UISceneSizeRestrictions {
  func minimumPixels(scale: CGFloat) -> PixelSize? {
    minimumSize == .zero ? nil : PixelSize(points: minimumSize, scale: scale)
  }

  /// Nil where no side has a limit. A side without one gets the largest that windows can have.
  func maximumPixels(scale: CGFloat) -> PixelSize? {
    let none = CGFloat.greatestFiniteMagnitude
    if maximumSize.width >= none, maximumSize.height >= none { return nil }
    return PixelSize(points: maximumSize, scale: scale)
  }
}
