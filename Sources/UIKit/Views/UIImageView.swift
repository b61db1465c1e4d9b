import CoreGraphics
public import Foundation
import FoundationAdditions
import QuartzCore

/// Shows an image, placed by `contentMode`. It draws nothing: the layer shows the image's own
/// pixels. Main thread only.
@preconcurrency @MainActor
open class UIImageView: UIView {
  var images = (normal: UIImage?.none, highlighted: UIImage?.none)
  /// Whether the image has set the layer's `contentsCenter`.
  var hasResizableImage = false
  /// The size of the symbol or other drawing that shows, before it was fitted; nil for other images.
  var drawnSize: CGSize?
  /// The size for which it was drawn.
  var fittedSize = CGSize.zero
  /// Nil until the program uses frames.
  var frames: ImageViewFrames?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// As a nib says, if the coder is that of one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.readNib(self, as: UIImageView.self)
  }

  /// A view of the image's size, at the origin.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    prepare(image, nil)
  }

  /// A view of the size of `image`, at the origin.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    prepare(image, highlightedImage)
  }

  private func prepare(_ image: UIImage? = nil, _ highlighted: UIImage? = nil) {
    isUserInteractionEnabled = false
    isOpaque = false
    images = (image, highlighted)
    if shownImage != nil { showImage() }
  }

  /// The image. Changing it does not resize the view.
  open var image: UIImage? {
    get { images.normal }
    set { ObservedChange.announce(self, "image") { setImages(newValue, images.highlighted) } }
  }

  /// Shown while highlighted; nil shows `image` then too.
  open var highlightedImage: UIImage? {
    get { images.highlighted }
    set { setImages(images.normal, newValue) }
  }

  /// Whether to show `highlightedImage`.
  @AlwaysObserved open var isHighlighted = false {
    willSet { KeyValueChanges.willChange(self, "highlighted") }
    didSet {
      KeyValueChanges.didChange(self, "highlighted")
      if isHighlighted != oldValue { showImage() }
    }
  }

  // MARK: Frames

  /// Shown one after another instead of the image, once started. Setting it stops them.
  open var animationImages: [UIImage]? {
    get { frames?.images.normal }
    set { setFrames { $0.images.normal = newValue } }
  }

  /// Shown while highlighted; nil shows the other ones then too. Setting it stops them.
  open var highlightedAnimationImages: [UIImage]? {
    get { frames?.images.highlighted }
    set { setFrames { $0.images.highlighted = newValue } }
  }

  /// How long all frames show together, in seconds; 0, the default, is a thirtieth for each.
  open var animationDuration: TimeInterval {
    get { frames?.duration ?? 0 }
    set { ensureFrames.duration = newValue.isFinite ? max(0, newValue) : 0 }
  }

  /// How many times to show the frames; 0, the default, for no end.
  open var animationRepeatCount: Int {
    get { frames?.repeatCount ?? 0 }
    set { ensureFrames.repeatCount = max(0, newValue) }
  }

  /// Whether frames run: those that were started, or those of an animated image.
  open var isAnimating: Bool { runsFrames }

  /// Starts from the first frame. Does nothing without frames.
  open func startAnimating() { startFrames() }

  /// Shows the image again. An animated image goes on.
  open func stopAnimating() { stopFrames() }

  /// The image's size in points without its alignment insets; no metric without an image.
  open override var intrinsicContentSize: CGSize {
    (resolvedImage?.size).map { alignmentRect(forFrame: CGRect(origin: .zero, size: $0)).size }
      ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The image's.
  open override var alignmentRectInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }

  /// The image's size, regardless of `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { resolvedImage?.size ?? .zero }

  override var accessibilityDefaults: AccessibilityDefaults {
    var defaults = super.accessibilityDefaults
    (defaults.label, defaults.traits) = (image?.accessibilityLabel, .image)
    return defaults
  }

  /// The size, weight and colours of symbols that do not specify them.
  @AlwaysObserved open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { if preferredSymbolConfiguration != oldValue { refreshImage() } }
  }

  /// Shows the image of an asset for the new traits, and templates in the new tint.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    refreshImage()
  }

  /// Mirrors images that flip.
  override func layoutDirectionDidChange() {
    super.layoutDirectionDidChange()
    if shownImage?.flipsForRightToLeftLayoutDirection ?? false { showImage() }
  }

  override func windowHasChanged() {
    super.windowHasChanged()
    if runsFrames { refreshFrames() }
  }

  open override var contentMode: ContentMode {
    didSet { if contentMode != oldValue { refitImage() } }
  }

  /// Draws symbols and other drawings at their new size.
  open override func layoutSubviews() {
    super.layoutSubviews()
    refitImage()
  }
}
