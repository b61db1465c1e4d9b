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

  /// The image of its asset that suits the view's traits; the image itself where there is no asset.
  /// Colours that the program gave it are resolved with these traits as well.
  var resolvedImage: UIImage? {
    guard let shownImage, shownImage.asset != nil else { return self.shownImage }
    let traits = traitCollection
    var image = shownImage
    traits.performAsCurrent {
      image = shownImage.resolved(for: traits, preferring: preferredSymbolConfiguration)
    }
    return image
  }

  /// Sets the layer's contents: the stored pixels if they are upright and untinted, else a drawn
  /// copy.
  func showImage() {
    drawnSize = nil
    let image = resolvedImage.map { prepared($0) }
    let upright = image?.upright
    layer.contents = upright?.cgImage
    if let upright { layer.contentsScale = upright.scale }
    showBorders(of: image)
    if frames != nil || shownImage?.images != nil { refreshFrames() }
  }

  /// The image has other pixels for other traits or another configuration.
  func refreshImage() {
    guard let shownImage, shownImage.asset != nil || shownImage.value.isTemplate else { return }
    showImage()
    invalidateIntrinsicContentSize()
  }

  func prepared(_ image: UIImage) -> UIImage {
    var image = fitted(image)
    if image.flipsForRightToLeftLayoutDirection, isRightToLeft {
      image = image.withHorizontallyFlippedOrientation()
    }
    if image.value.isTemplate { image = tinted(image) }
    return image.value.resizing?.middle == nil ? image : image.withWholeMiddle
  }

  /// The borders of a resizable image keep their size. Resets `contentsCenter` only if an earlier
  /// image had set it.
  private func showBorders(of image: UIImage?) {
    let center = image?.value.resizing == nil ? nil : image?.contentsCenter
    if center == nil && !hasResizableImage { return }
    hasResizableImage = center != nil
    layer.contentsCenter = center ?? CGRect(x: 0, y: 0, width: 1, height: 1)
  }

  private func tinted(_ image: UIImage) -> UIImage {
    image.withTintColor(
      tintColor.resolvedColor(with: traitCollection), renderingMode: .alwaysOriginal)
  }
}

extension UIImage {
  /// Layers stretch all that is between the borders, so what is repeated there is drawn beforehand.
  fileprivate var withWholeMiddle: UIImage {
    let drawn = redrawn { draw(in: $0) }.cgImage
    return edited { value in
      (value.bitmap, value.orientation) = (drawn, .up)
      value.resizing?.middle = nil
    }
  }
}
