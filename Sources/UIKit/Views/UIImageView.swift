import CoreGraphics
public import Foundation
import QuartzCore

/// Shows an image, scaled or placed as `contentMode` says. It draws nothing itself: the layer shows the
/// image's own pixels. Main thread only.
@preconcurrency @MainActor
open class UIImageView: UIView {
  var images = (normal: UIImage?.none, highlighted: UIImage?.none)
  /// Whether the layer stretches only the middle, for the image.
  var hasResizableImage = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// A view without an image: there are no archives to read it from.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// As large as the image, at the origin.
  public convenience init(image: UIImage?) { self.init(image: image, highlightedImage: nil) }

  /// As large as `image`, at the origin.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    images = (image, highlightedImage)
    showImage()
  }

  /// What is shown; the view keeps its size when it changes.
  open var image: UIImage? {
    get { images.normal }
    set { setImages(newValue, images.highlighted) }
  }

  /// What is shown instead while highlighted; nil shows `image` then too.
  open var highlightedImage: UIImage? {
    get { images.highlighted }
    set { setImages(images.normal, newValue) }
  }

  /// Whether `highlightedImage` is shown.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { showImage() } }
  }

  /// The image's size in points; nothing without one.
  open override var intrinsicContentSize: CGSize {
    shownImage?.size
      ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The image's size, whatever room there is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }

  /// Template images take the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if shownImage?.renderingMode == .alwaysTemplate { showImage() }
  }
}
