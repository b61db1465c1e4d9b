public import CoreGraphics
public import Foundation
import Synchronization
import TextKit

/// An immutable image: pixels, scale and orientation.
///
/// Can be made and drawn on any thread.
open class UIImage: NSObject, NSSecureCoding, @unchecked Sendable {
  /// The first field, as Foundation reads it.
  private let typeField = FoundationTypeField()
  let value: ImageValue
  let assetHolder: Mutex<UIImageAsset?>

  init(_ value: ImageValue, asset: UIImageAsset? = nil) {
    self.value = value
    assetHolder = Mutex(asset)
    super.init()
  }

  /// Makes an empty image.
  public override init() {
    value = ImageValue()
    assetHolder = Mutex(nil)
    super.init()
  }

  /// One pixel per point, upright.
  public init(cgImage: CGImage) {
    value = ImageValue(bitmap: cgImage)
    assetHolder = Mutex(nil)
    super.init()
  }

  /// A scale that is not above 0 counts as 1.
  public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    value = ImageValue(bitmap: cgImage, scale: scale, orientation: orientation)
    assetHolder = Mutex(nil)
    super.init()
  }

  /// The first image of a file, decoded when first shown. Nil, with a line in the log, if the data does not begin
  /// like one.
  public init?(data: Data) {
    guard let value = ImageValue(data: data, scale: 1) else { return nil }
    self.value = value
    assetHolder = Mutex(nil)
    super.init()
  }

  /// The same with a scale in pixels per point.
  public init?(data: Data, scale: CGFloat) {
    guard let value = ImageValue(data: data, scale: scale) else { return nil }
    self.value = value
    assetHolder = Mutex(nil)
    super.init()
  }

  /// Loads an image file and decodes its first image when first shown. Nil if the file does not begin
  /// like one.
  ///
  /// A file name that ends in `@2x` or `@3x` before its extension has that scale. Without an
  /// extension, `.png` is tried too.
  public init?(contentsOfFile path: String) {
    guard let value = ImageValue(contentsOfFile: path) else { return nil }
    self.value = value
    assetHolder = Mutex(nil)
    super.init()
  }

  /// Nil if the archive has no image.
  public required init?(coder: NSCoder) {
    guard let archived = ArchivedImage(coder) else { return nil }
    value = archived.value
    assetHolder = Mutex(archived.asset)
    super.init()
  }

  /// Archives the pixels, or the name and configuration of a system symbol.
  open func encode(with coder: NSCoder) { archive(with: coder) }

  /// True: archives are read with the classes that are expected.
  open class var supportsSecureCoding: Bool { true }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return other === self || value.looksLike(other.value)
  }

  open override var hash: Int { value.bitmap.map { ObjectIdentifier($0).hashValue } ?? 0 }

  open override func copy() -> Any { self }

  /// Size, scale and rendering mode.
  open override var description: String { value.text }

  // MARK: Pixels

  /// The stored pixels, before `imageOrientation`; nil for an empty image.
  open var cgImage: CGImage? { value.bitmap }

  /// Pixels per point.
  open var scale: CGFloat { value.scale }

  /// The orientation of the stored pixels.
  open var imageOrientation: Orientation { value.orientation }

  /// In points, after `imageOrientation`.
  open var size: CGSize { value.size }

  /// Always false: images have eight bits per component.
  open var isHighDynamicRange: Bool { false }

  /// The image itself, which has no other range.
  open func imageRestrictedToStandardDynamicRange() -> UIImage { self }

  /// The format for drawings that look like the image: of its scale and opaque if it is.
  open var imageRendererFormat: UIGraphicsImageRendererFormat { ownRendererFormat }

  // MARK: Frames

  /// The frames of an animated image; nil for other images.
  open var images: [UIImage]? { value.frames?.images }

  /// How long all frames show together, in seconds; 0 for an image without frames.
  open var duration: TimeInterval { value.frames?.duration ?? 0 }

  /// An image of several frames. Nil without frames.
  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    animated(images, duration)
  }

  /// The frames `name0`, `name1` and so on of the main bundle, up to the first that is missing.
  open class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    animated(frames(named: name), duration)
  }

  /// The same for frames with borders, in points, between which they are tiled.
  open class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
  ) -> UIImage? {
    animated(frames(named: name).map { $0.resizableImage(withCapInsets: capInsets) }, duration)
  }

  /// The same for frames with borders, in points.
  open class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode, duration: TimeInterval
  ) -> UIImage? {
    let frames = frames(named: name).map {
      $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
    }
    return animated(frames, duration)
  }

  // MARK: Drawing

  /// Draws at the image's own size in the current context. Like the other functions, does nothing
  /// without one.
  open func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

  /// Draws at the image's own size with a blend mode and an alpha.
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Stretches the image to a rectangle. A resizable image keeps its borders.
  open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Stretches the image to a rectangle with a blend mode and an alpha, which replaces the
  /// context's.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    paint(in: rect, blendMode, alpha)
  }

  /// Tiles a rectangle with the image at its own size, starting at the rectangle's origin.
  open func drawAsPattern(in rect: CGRect) { tile(rect) }

  // MARK: Resizing

  /// The image with borders, in points, that keep their size while the middle is tiled.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The image with borders, in points, that keep their size. Negative and non-finite insets count
  /// as 0.
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    resizable(capInsets, resizingMode)
  }

  /// The borders that keep their size, in points; 0 for an image that is not resizable.
  open var capInsets: UIEdgeInsets { value.resizing?.capInsets ?? .zero }

  /// How the middle fills a larger size. As on Apple's systems, it is `.tile` for an image that is
  /// not resizable, though such an image is stretched.
  open var resizingMode: ResizingMode { value.resizing?.mode ?? .tile }

  /// With borders of these widths left and above; one point right of and below them is stretched.
  open func stretchableImage(
    withLeftCapWidth leftCapWidth: Int, topCapHeight: Int
  ) -> UIImage {
    stretchable(leftCapWidth, topCapHeight)
  }

  /// The left border, in points.
  open var leftCapWidth: Int { Int(capInsets.left) }

  /// The upper border, in points.
  open var topCapHeight: Int { Int(capInsets.top) }

  // MARK: Look

  /// Whether views show the image's colours or its shape in their tint.
  open var renderingMode: RenderingMode { value.renderingMode }

  /// The image with another rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    edited { $0.renderingMode = renderingMode }
  }

  /// The image's shape filled with a colour, resolved now.
  open func withTintColor(_ color: UIColor) -> UIImage { edited { $0.tint(color) } }

  /// The image's shape filled with a colour, resolved now, with a rendering mode.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    edited { value in
      value.tint(color)
      value.renderingMode = renderingMode
    }
  }

  // MARK: Layout

  /// Mirrored in image views that are laid out from right to left.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    edited { $0.flipsForRightToLeft = true }
  }

  /// Whether image views mirror it where they are laid out from right to left.
  open var flipsForRightToLeftLayoutDirection: Bool { value.flipsForRightToLeft }

  /// The image mirrored from left to right.
  open func withHorizontallyFlippedOrientation() -> UIImage {
    edited { $0.orientation = $0.orientation.mirrored }
  }

  /// The image with other insets from its edges to what is aligned.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    edited { $0.alignmentInsets = alignmentInsets }
  }

  /// From the image's edges to what is aligned.
  open var alignmentRectInsets: UIEdgeInsets { value.alignmentInsets }

  /// From the bottom up to the baseline of text beside it, in points; nil for an image without one.
  open var baselineOffsetFromBottom: CGFloat? { value.baselineOffset }

  /// With a baseline so many points above the bottom.
  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    edited { $0.baselineOffset = baselineOffset }
  }

  /// A copy that lies on no baseline.
  open func imageWithoutBaseline() -> UIImage { edited { $0.baselineOffset = nil } }

  // MARK: Configurations

  /// The images for other traits that belong to this one. An image that has none gets an asset with
  /// itself for all traits.
  open var imageAsset: UIImageAsset? { ensuredAsset }

  /// The traits for which the image was chosen.
  open var traitCollection: UITraitCollection {
    configuration?.traitCollection ?? UITraitCollection(displayScale: scale)
  }

  /// For what the image was chosen; nil for one from data.
  open var configuration: Configuration? { value.configuration }

  /// The image of the same asset, or the same symbol, for another configuration. An image without an
  /// asset only keeps the configuration.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    configured(configuration)
  }

  /// Whether it is a symbol, which has a size, a weight and colours.
  open var isSymbolImage: Bool { value.isSymbol }

  /// Nil for an image that is no symbol.
  open var symbolConfiguration: SymbolConfiguration? { ownSymbolConfiguration }

  /// The symbol with what `configuration` specifies in place of its own. An image that is no symbol
  /// stays as it is.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    symbolConfiguration.map { withConfiguration($0.applying(configuration)) } ?? self
  }

  // MARK: Preparing

  /// The image with its pixels decoded; nil for an empty image.
  open func preparingForDisplay() -> UIImage? { decoded }

  /// Decodes the pixels in the background and calls back there.
  ///
  /// As on iOS, an image that was not prepared is decoded on main, by the commit that shows it first, so that no
  /// frame is without it. It is decoded once; its pixels stay for as long as the image is kept.
  open func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    prepareInBackground(completionHandler) { $0.preparingForDisplay() }
  }

  /// A decoded copy that fits into `size` points, for showing small; nil for an empty image or size.
  open func preparingThumbnail(of size: CGSize) -> UIImage? { thumbnail(size) }

  /// Makes a thumbnail in the background and calls back there.
  open func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    prepareInBackground(completionHandler) { $0.preparingThumbnail(of: size) }
  }
}
