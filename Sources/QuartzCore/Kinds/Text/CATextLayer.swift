public import CoreGraphics
import RenderKit

/// A layer that draws a string into a backing store of its own, from the top of its bounds.
///
/// It is drawn anew when a property here or the size of the bounds changes, and at no other time but
/// while `fontSize` or `foregroundColor` is animated: then for every frame, on the main thread.
open class CATextLayer: CALayer {
  var textStyle = TextLayerStyle()

  /// A layer without a string.
  public override init() {
    super.init()
    needsDisplayOnBoundsChange = true
  }

  /// See `CALayer`.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? CATextLayer { textStyle = layer.textStyle }
  }

  /// A `String` or an `NSAttributedString`; anything else is refused with a logged line.
  ///
  /// An attributed string brings its own font and colour, by Core Text's or UIKit's attributes; its
  /// paragraph styles are not looked at.
  open var string: Any? {
    get { textStyle.content?.value }
    set { changeString(to: newValue) }
  }

  /// A `CTFont`, a `UIFont` or a font's name, at whatever size; nil is the system font. It is taken
  /// at `fontSize`, and for plain strings only.
  open var font: Any? {
    get { givenFont }
    set { changeFont(to: newValue) }
  }

  /// In points, for plain strings; 36 unless set. Animatable.
  open var fontSize: CGFloat {
    get { keptCustomValue(forKey: Self.fontSizeKey, as: CGFloat.self) ?? Self.standardSize }
    set {
      guard accepts(newValue.isPlaceable && newValue > 0, "fontSize") else { return }
      setCustomValue(newValue, fontSize, forKey: Self.fontSizeKey)
    }
  }

  /// Of plain strings; opaque white unless set. Animatable.
  open var foregroundColor: CGColor? {
    get { keptCustomValue(forKey: Self.colorKey, as: CGColor?.self) ?? .white }
    set { setCustomValue(newValue, foregroundColor, forKey: Self.colorKey) }
  }

  /// Whether lines are broken where they would leave the bounds.
  open var isWrapped: Bool {
    get { textStyle.isWrapped }
    set { change(\.isWrapped, to: newValue) }
  }

  /// Where text that has no room is left out: of the one line, or of the last one when wrapped.
  open var truncationMode: CATextLayerTruncationMode {
    get { textStyle.truncation }
    set { change(\.truncation, to: newValue) }
  }

  /// At which side of the bounds lines lie.
  open var alignmentMode: CATextLayerAlignmentMode {
    get { textStyle.alignment }
    set { change(\.alignment, to: newValue) }
  }

  var givenFont: Any?

  /// Draws the string; without one the layer has no contents and no memory for them.
  open override func display() {
    if shownStyle.text == nil { contents = nil } else { super.display() }
  }

  /// Draws the string in the layer's coordinates.
  open override func draw(in ctx: CGContext) { shownStyle.draw(in: ctx, bounds) }

  /// Size and colour.
  open override class func needsDisplay(forKey key: String) -> Bool {
    animatedKeys.contains(key) || super.needsDisplay(forKey: key)
  }

  /// Size and colour animate, as what all layers have does.
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
