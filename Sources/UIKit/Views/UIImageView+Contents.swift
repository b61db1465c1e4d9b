import CoreGraphics
import QuartzCore

extension UIImageView {
  var shownImage: UIImage? { isHighlighted ? images.highlighted ?? images.normal : images.normal }

  func setImages(_ normal: UIImage?, _ highlighted: UIImage?) {
    let (oldImage, oldSize) = (shownImage, shownImage?.size)
    images = (normal, highlighted)
    if shownImage == oldImage { return }
    showImage()
    if shownImage?.size != oldSize { invalidateIntrinsicContentSize() }
  }

  /// Sets the layer's contents: the stored pixels if they are upright and untinted, else a drawn
  /// copy.
  func showImage() {
    let image = shownImage.map { $0.renderingMode == .alwaysTemplate ? tinted($0) : $0 }
    let upright = image?.upright
    layer.contents = upright?.cgImage
    if let upright { layer.contentsScale = upright.scale }
    showBorders(of: image)
  }

  /// The borders of a resizable image keep their size. Resets `contentsCenter` only if an earlier
  /// image had set it.
  private func showBorders(of image: UIImage?) {
    let center = image?.resizing == nil ? nil : image?.contentsCenter
    if center == nil && !hasResizableImage { return }
    hasResizableImage = center != nil
    layer.contentsCenter = center ?? CGRect(x: 0, y: 0, width: 1, height: 1)
  }

  private func tinted(_ image: UIImage) -> UIImage {
    image.withTintColor(
      tintColor.resolvedColor(with: traitCollection), renderingMode: .alwaysOriginal)
  }
}
