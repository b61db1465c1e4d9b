public import CoreGraphics

/// What lies behind content: a colour, an outline, an image or a view.
public struct UIBackgroundConfiguration: Hashable {
  /// Shown instead of colour and image; it fills the background.
  public var customView: UIView?
  /// In points; greater ones than fit are limited.
  public var cornerRadius: CGFloat = 0
  /// From the edges of what it lies behind.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// Edges at which the layout margins count as insets too.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// Nil for the tint, or for what the content's style says.
  public var backgroundColor: UIColor?
  /// Behind the colour.
  public var visualEffect: UIVisualEffect?
  /// Changes the colour.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// Nil for the tint.
  public var strokeColor: UIColor?
  /// Changes the outline's colour.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// In points; 0 for no outline.
  public var strokeWidth: CGFloat = 0
  /// How far outside of the edges the outline runs; negative for inside.
  public var strokeOutset: CGFloat = 0
  /// In front of the colour.
  public var image: UIImage?
  /// How the image fills the background.
  public var imageContentMode: UIView.ContentMode = .scaleToFill

  /// Of a list's rows, headers and footers; nil elsewhere.
  var style: ListBackgroundStyle?

  init() {}

  /// Without colour.
  public static func clear() -> UIBackgroundConfiguration {
    var clear = UIBackgroundConfiguration()
    clear.backgroundColor = .clear
    return clear
  }

  /// The colour for a tint, with the transformer's changes.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// The outline's colour for a tint, with the transformer's changes.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// With the colour for a state, where it is still the preset's.
  @preconcurrency @MainActor
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard let style, let interaction = InteractionState(state) else { return self }
    var updated = self
    if style.owns(backgroundColor) { updated.backgroundColor = style.color(interaction) }
    return updated
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(backgroundColor)
    hasher.combine(cornerRadius)
    hasher.combine(strokeWidth)
  }

  /// Transformers are compared by whether they are there.
  public static func == (one: UIBackgroundConfiguration, other: UIBackgroundConfiguration) -> Bool {
    one.customView === other.customView && one.style == other.style
      && one.cornerRadius == other.cornerRadius
      && one.backgroundInsets == other.backgroundInsets
      && one.edgesAddingLayoutMarginsToBackgroundInsets
        == other.edgesAddingLayoutMarginsToBackgroundInsets
      && one.backgroundColor == other.backgroundColor && one.strokeColor == other.strokeColor
      && one.strokeWidth == other.strokeWidth && one.strokeOutset == other.strokeOutset
      && one.visualEffect === other.visualEffect && one.image === other.image
      && one.imageContentMode == other.imageContentMode
      && (one.backgroundColorTransformer == nil) == (other.backgroundColorTransformer == nil)
      && (one.strokeColorTransformer == nil) == (other.strokeColorTransformer == nil)
  }
}
