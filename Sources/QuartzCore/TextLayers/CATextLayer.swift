public import CoreGraphics

/// A layer that draws a string into a backing store of its own, from the top of its bounds.
///
/// It is drawn anew when a property here or the size of the bounds changes, and at no other time.
/// None of these properties is animated, unlike on Apple's systems, where size and colour are: a
/// drawing per frame would have to wait for the main thread.
open class CATextLayer: CALayer {
  var style = TextLayerStyle()

  /// A layer without a string.
  public override init() {
    super.init()
    needsDisplayOnBoundsChange = true
  }

  /// See `CALayer`.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? CATextLayer { style = layer.style }
  }

  /// A `String` or an `NSAttributedString`; anything else is refused with a logged line.
  ///
  /// An attributed string brings its own font and colour, by Core Text's or UIKit's attributes; its
  /// paragraph styles are not looked at.
  open var string: Any? {
    get { style.content?.value }
    set { changeString(to: newValue) }
  }

  /// A `CTFont`, a `UIFont` or a font's name, at whatever size; nil is the system font. It is taken
  /// at `fontSize`, and for plain strings only.
  open var font: Any? {
    get { givenFont }
    set { changeFont(to: newValue) }
  }

  /// In points, for plain strings; 36 unless set.
  open var fontSize: CGFloat {
    get { style.fontSize }
    set {
      guard accepts(newValue.isPlaceable && newValue > 0, "fontSize") else { return }
      change(\.fontSize, to: newValue)
    }
  }

  /// Of plain strings; opaque white unless set.
  open var foregroundColor: CGColor? {
    get { style.color }
    set { change(\.color, to: newValue) }
  }

  /// Whether lines are broken where they would leave the bounds.
  open var isWrapped: Bool {
    get { style.isWrapped }
    set { change(\.isWrapped, to: newValue) }
  }

  /// Where text that has no room is left out: of the one line, or of the last one when wrapped.
  open var truncationMode: CATextLayerTruncationMode {
    get { style.truncation }
    set { change(\.truncation, to: newValue) }
  }

  /// At which side of the bounds lines lie.
  open var alignmentMode: CATextLayerAlignmentMode {
    get { style.alignment }
    set { change(\.alignment, to: newValue) }
  }

  var givenFont: Any?

  /// Draws the string; without one the layer has no contents and no memory for them.
  open override func display() {
    if style.text == nil { contents = nil } else { super.display() }
  }

  /// Draws the string in the layer's coordinates.
  open override func draw(in ctx: CGContext) { style.draw(in: ctx, bounds) }
}
