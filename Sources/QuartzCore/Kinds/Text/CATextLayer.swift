public import CoreGraphics
import RenderKit

/// A layer that draws a string into a bitmap of its own, from the top of its bounds.
///
/// Redrawn only when a property here or the size of the bounds changes. While `fontSize` or
/// `foregroundColor` is animated it is redrawn for every frame, on the main thread.
open class CATextLayer: CALayer {
  var textStyle = TextLayerStyle()

  /// A layer without a string.
  public override init() {
    super.init()
    needsDisplayOnBoundsChange = true
  }

  /// The same as `init()`, as there are no archives to read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    needsDisplayOnBoundsChange = true
  }

  /// Copies the state of `layer`; see `CALayer`.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? CATextLayer else { return }
    textStyle = layer.textStyle
    allowsFontSubpixelQuantization = layer.allowsFontSubpixelQuantization
  }

  /// A `String` or an `NSAttributedString`; anything else is ignored and logged.
  ///
  /// An attributed string uses its own font and colour, in Core Text's or UIKit's attributes; its
  /// paragraph styles are ignored.
  open var string: Any? {
    get { textStyle.content?.value }
    set { changeString(to: newValue) }
  }

  /// A `CTFont`, a `UIFont` or a font's name; nil is the system font. Used at `fontSize`, and for
  /// plain strings only.
  open var font: Any? {
    get { givenFont }
    set { changeFont(to: newValue) }
  }

  /// In points, for plain strings; 36 by default. Animatable.
  open var fontSize: CGFloat {
    get { keptCustomValue(forKey: Self.fontSizeKey, as: CGFloat.self) ?? Self.standardSize }
    set {
      guard accepts(newValue.isPlaceable && newValue > 0, "fontSize") else { return }
      setCustomValue(newValue, fontSize, forKey: Self.fontSizeKey)
    }
  }

  /// For plain strings; opaque white by default. Animatable.
  open var foregroundColor: CGColor? {
    get { keptCustomValue(forKey: Self.colorKey, as: CGColor?.self) ?? .white }
    set { setCustomValue(newValue, foregroundColor, forKey: Self.colorKey) }
  }

  /// Whether lines wrap at the bounds.
  open var isWrapped: Bool {
    get { textStyle.isWrapped }
    set { change(\.isWrapped, to: newValue) }
  }

  /// Where text that does not fit is truncated: in the only line, or in the last one when wrapped.
  open var truncationMode: CATextLayerTruncationMode {
    get { textStyle.truncation }
    set { change(\.truncation, to: newValue) }
  }

  /// The horizontal alignment of the lines.
  open var alignmentMode: CATextLayerAlignmentMode {
    get { textStyle.alignment }
    set { change(\.alignment, to: newValue) }
  }

  /// Stored, without effect: glyphs always lie between pixels where their advances put them.
  open var allowsFontSubpixelQuantization = false

  var givenFont: Any?

  /// Draws the string; without one the layer has no contents and no bitmap.
  open override func display() {
    if shownStyle.text == nil { contents = nil } else { super.display() }
  }

  /// Draws the string in the layer's coordinates.
  open override func draw(in ctx: CGContext) { shownStyle.draw(in: ctx, bounds) }

  /// Text is always upright.
  override var hasUprightContents: Bool { true }

  /// True for the font size and the colour.
  open override class func needsDisplay(forKey key: String) -> Bool {
    animatedKeys.contains(key) || super.needsDisplay(forKey: key)
  }

  /// Font size and colour animate implicitly.
  open override class func defaultAction(forKey event: String) -> (any CAAction)? {
    animatedKeys.contains(event)
      ? standardAnimation(forKey: event) : super.defaultAction(forKey: event)
  }

  /// 36 points, in opaque white.
  open override class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case fontSizeKey: standardSize
    case colorKey: CGColor.white
    default: super.defaultValue(forKey: key)
    }
  }
}
