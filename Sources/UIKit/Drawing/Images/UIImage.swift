public import CoreGraphics
public import Foundation

/// An immutable picture: pixels, how many of them make a point, and which way up.
///
/// May be made and drawn on any thread.
open class UIImage: NSObject, @unchecked Sendable {
  let bitmap: CGImage?
  /// Pixels for each point.
  public let scale: CGFloat
  /// How the stored pixels are turned to be seen upright.
  public let imageOrientation: Orientation
  /// Whether views show the colours or only the silhouette in their tint.
  public let renderingMode: RenderingMode
  /// How it fills another size; nil where all of it is stretched.
  let resizing: Resizing?

  /// How the stored pixels are turned before they are shown.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// Whether an image is shown in its own colours.
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  init(
    bitmap: CGImage?, scale: CGFloat, orientation: Orientation, renderingMode: RenderingMode,
    resizing: Resizing? = nil
  ) {
    self.bitmap = bitmap
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    imageOrientation = orientation
    self.renderingMode = renderingMode
    self.resizing = resizing
    super.init()
  }

  /// An image of no size.
  public override convenience init() {
    self.init(bitmap: nil, scale: 1, orientation: .up, renderingMode: .automatic)
  }

  /// A scale that is not above 0 counts as 1.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(bitmap: cgImage, scale: scale, orientation: orientation, renderingMode: .automatic)
  }

  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return bitmap === other.bitmap && scale == other.scale
      && imageOrientation == other.imageOrientation && renderingMode == other.renderingMode
      && resizing == other.resizing
  }

  open override var hash: Int { bitmap.map { ObjectIdentifier($0).hashValue } ?? 0 }

  open override func copy() -> Any { self }
}

extension UIImage {
  /// The pixels as stored, before `imageOrientation`; nil in an image of no size.
  public var cgImage: CGImage? { bitmap }

  /// In points, after `imageOrientation`.
  public var size: CGSize {
    guard let bitmap else { return .zero }
    let (width, height) = (CGFloat(bitmap.width) / scale, CGFloat(bitmap.height) / scale)
    return imageOrientation.swapsSides
      ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
  }

  /// The same picture, shown in its own colours or as a silhouette.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      bitmap: bitmap, scale: scale, orientation: imageOrientation, renderingMode: renderingMode,
      resizing: resizing)
  }
}

extension UIImage.Orientation {
  var swapsSides: Bool {
    switch self {
    case .left, .right, .leftMirrored, .rightMirrored: true
    case .up, .down, .upMirrored, .downMirrored: false
    }
  }

  /// From Exif's number, 1 to 8.
  package init(exif: Int) {
    let table: [UIImage.Orientation] = [
      .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
    ]
    self = table.indices.contains(exif - 1) ? table[exif - 1] : .up
  }

  /// From the unit square of the stored picture to that of the picture shown, y downwards in both.
  var transform: CGAffineTransform {
    switch self {
    case .up: CGAffineTransform.identity
    case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
    case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1)
    case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
    case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
    case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
    case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 1, ty: 1)
    }
  }
}
