import CoreGraphics
public import Foundation

/// Shows an image, placed by `contentMode`; it does not draw, the compositor shows the pixels.
@preconcurrency @MainActor
open class UIImageView: UIView {
  open var image: UIImage? {
    didSet { shownImageDidChange() }
  }
  /// Shown instead while `isHighlighted`, where there is one.
  open var highlightedImage: UIImage? {
    didSet { shownImageDidChange() }
  }
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { shownImageDidChange() } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// As large as the image.
  public convenience init(image: UIImage?) {
    self.init(image: image, highlightedImage: nil)
  }

  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
    shownImageDidChange()
  }

  /// The image's size, in points.
  open override var intrinsicContentSize: CGSize { shownImage?.size ?? super.intrinsicContentSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }

  private var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  private func shownImageDidChange() {
    layer.contents = shownImage?.cgImage
    layer.contentsScale = shownImage?.scale ?? 1
    invalidateIntrinsicContentSize()
  }
}
