public import CoreGraphics
public import Foundation
import Synchronization

/// An immutable image: pixels, scale and orientation.
///
/// Can be made and drawn on any thread.
open class UIImage: NSObject, @unchecked Sendable {
  let value: ImageValue
  let assetHolder: Mutex<UIImageAsset?>

  /// How to turn the stored pixels for display.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// Whether an image is shown in its own colours.
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  init(_ value: ImageValue, asset: UIImageAsset? = nil) {
    self.value = value
    assetHolder = Mutex(asset)
    super.init()
  }

  /// Makes an empty image.
  public override convenience init() { self.init(ImageValue()) }

  /// A scale that is not above 0 counts as 1.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(ImageValue(bitmap: cgImage, scale: scale, orientation: orientation))
  }

  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return other === self || value.looksLike(other.value)
  }

  open override var hash: Int { value.bitmap.map { ObjectIdentifier($0).hashValue } ?? 0 }

  open override func copy() -> Any { self }
}

extension UIImage {
  /// The stored pixels, before `imageOrientation`; nil for an empty image.
  public var cgImage: CGImage? { value.bitmap }

  /// Pixels per point.
  public var scale: CGFloat { value.scale }

  /// The orientation of the stored pixels.
  public var imageOrientation: Orientation { value.orientation }

  /// Whether views show the image's colours or its shape in their tint.
  public var renderingMode: RenderingMode { value.renderingMode }

  /// In points, after `imageOrientation`.
  public var size: CGSize { value.size }

  /// The image with another rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    edited { $0.renderingMode = renderingMode }
  }
}

extension UIImage.Orientation {
  var swapsSides: Bool {
    switch self {
    case .left, .right, .leftMirrored, .rightMirrored: true
    case .up, .down, .upMirrored, .downMirrored: false
    }
  }

  package init(exif: Int) {
    let table: [UIImage.Orientation] = [
      .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
    ]
    self = table.indices.contains(exif - 1) ? table[exif - 1] : .up
  }

  /// Maps the unit square of the stored image to that of the displayed one, with y pointing down.
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
