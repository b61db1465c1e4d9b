import CoreGraphics
import Foundation
import Synchronization

/// What an image consists of.
struct ImageValue: Sendable {
  typealias Edit = @Sendable (inout ImageValue) -> Void

  var bitmap: CGImage?
  /// Pixels per point.
  let scale: CGFloat
  var orientation: UIImage.Orientation
  var renderingMode = UIImage.RenderingMode.automatic
  /// How it fills another size; nil to stretch all of it.
  var resizing: UIImage.Resizing?
  var flipsForRightToLeft = false
  /// From the bottom up to the baseline of text beside it, in points.
  var baselineOffset: CGFloat?
  var alignmentInsets = UIEdgeInsets.zero

  var configuration: UIImage.Configuration?
  /// Draws the image at any size; nil for one that has only its pixels.
  var drawing: (any VectorDrawing)?
  var isSymbol = false
  /// Nil for an image that is not animated.
  var frames: ImageFrames?
  /// Whether it is a template where the rendering mode is automatic.
  var isTemplateByDefault = false
  /// What was done to the image of an asset, to be done again to another image of the asset.
  var edits: [Edit] = []

  init(
    bitmap: CGImage? = nil, scale: CGFloat = 1, orientation: UIImage.Orientation = .up
  ) {
    self.bitmap = bitmap
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    self.orientation = orientation
  }

  /// In points, after `orientation`.
  var size: CGSize {
    guard let bitmap else { return .zero }
    let (width, height) = (CGFloat(bitmap.width) / scale, CGFloat(bitmap.height) / scale)
    return orientation.swapsSides
      ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
  }

  /// Whether views show its shape in their tint.
  var isTemplate: Bool {
    renderingMode == .alwaysTemplate || renderingMode == .automatic && isTemplateByDefault
  }

  /// In the words of UIKit's descriptions.
  var text: String {
    let look = isSymbol ? "symbol, " : ""
    return "<UIImage: \(look){\(size.width), \(size.height)} renderingMode=\(renderingMode)>"
  }

  func looksLike(_ other: ImageValue) -> Bool {
    bitmap === other.bitmap && scale == other.scale && orientation == other.orientation
      && renderingMode == other.renderingMode && resizing == other.resizing
      && flipsForRightToLeft == other.flipsForRightToLeft
      && baselineOffset == other.baselineOffset && alignmentInsets == other.alignmentInsets
      && frames?.images == other.frames?.images && frames?.duration == other.frames?.duration
  }
}

extension UIImage {
  /// A copy with a change, which other images of the same asset get as well.
  func edited(_ edit: @escaping ImageValue.Edit) -> UIImage {
    var copy = value
    edit(&copy)
    if asset != nil { copy.edits.append(edit) }
    return UIImage(copy, asset: asset)
  }

  /// The image's asset, if it has been asked for or the image comes from one.
  var asset: UIImageAsset? { assetHolder.withLock { $0 } }
}
