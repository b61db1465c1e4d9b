import CoreGraphics
public import Foundation
import QuartzCore

/// Shows an image, placed by `contentMode`. It draws nothing: the layer shows the image's own
/// pixels. Main thread only.
@preconcurrency @MainActor
open class UIImageView: UIView {
  var images = (normal: UIImage?.none, highlighted: UIImage?.none)
  /// Whether the image has set the layer's `contentsCenter`.
  var hasResizableImage = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// A view without an image, as there are no archives to read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// A view of the image's size, at the origin.
  public convenience init(image: UIImage?) { self.init(image: image, highlightedImage: nil) }

  /// A view of the size of `image`, at the origin.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    images = (image, highlightedImage)
    showImage()
  }

  /// The image. Changing it does not resize the view.
  open var image: UIImage? {
    get { images.normal }
    set { setImages(newValue, images.highlighted) }
  }

  /// Shown while highlighted; nil shows `image` then too.
  open var highlightedImage: UIImage? {
    get { images.highlighted }
    set { setImages(images.normal, newValue) }
  }

  /// Whether to show `highlightedImage`.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { showImage() } }
  }

  /// The image's size in points; no metric without an image.
  open override var intrinsicContentSize: CGSize {
    shownImage?.size
      ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The image's size, regardless of `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }

  /// Tints template images again.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if shownImage?.renderingMode == .alwaysTemplate { showImage() }
  }
}
