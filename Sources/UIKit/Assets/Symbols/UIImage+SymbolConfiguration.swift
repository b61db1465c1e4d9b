import CoreGraphics
public import Foundation

extension UIImage {
  /// The size, weight and colours of a symbol. What it does not specify is left to image views, then
  /// to the defaults: 17 points, regular, medium, the tint. Immutable; can be used on any thread.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    let attributes: SymbolAttributes

    init(_ attributes: SymbolAttributes, traits: UITraitCollection? = nil, locale: Locale? = nil) {
      self.attributes = attributes
      super.init(traits: traits, locale: locale)
    }

    public required init?(coder: NSCoder) {
      attributes = SymbolAttributes(coder)
      super.init(coder: coder)
    }

    open override func encode(with coder: NSCoder) {
      super.encode(with: coder)
      attributes.encode(with: coder)
    }

    /// Specifies nothing.
    open class var unspecified: SymbolConfiguration { SymbolConfiguration(SymbolAttributes()) }

    /// Has no effect: symbols have no colours of their own here.
    open class func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(SymbolAttributes(prefersMulticolor: true))
    }

    /// One colour, the tint, whatever colours were specified before.
    open class func preferringMonochrome() -> SymbolConfiguration {
      SymbolConfiguration(SymbolAttributes(colors: .monochrome))
    }

    /// A copy that specifies no text style.
    open func withoutTextStyle() -> Self { changed { $0.textStyle = nil } }

    /// A copy that specifies no scale.
    open func withoutScale() -> Self { changed { $0.scale = .unspecified } }

    /// A copy that specifies no weight.
    open func withoutWeight() -> Self { changed { $0.weight = .unspecified } }

    /// A copy that specifies neither.
    open func withoutPointSizeAndWeight() -> Self {
      changed { ($0.pointSize, $0.weight) = (0, .unspecified) }
    }

    /// Whether both specify the same.
    open func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool {
      isEqual(otherConfiguration)
    }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return attributes == other.attributes && super.isEqual(other)
    }

    open override var hash: Int { attributes.hashValue ^ super.hash }

    override func replacing(traits: UITraitCollection?, locale: Locale?) -> Configuration {
      SymbolConfiguration(attributes, traits: traits, locale: locale)
    }

    override func merged(_ other: Configuration) -> Configuration {
      var merged = attributes
      if let other = other as? SymbolConfiguration { merged.apply(other.attributes) }
      return SymbolConfiguration(
        merged, traits: mergedTraits(other), locale: other.locale ?? locale)
    }

    private func changed(_ change: (inout SymbolAttributes) -> Void) -> Self {
      var changed = attributes
      change(&changed)
      return derived(SymbolConfiguration(changed, traits: traitCollection, locale: locale))
    }
  }
}

extension UIImage.SymbolConfiguration {
  /// The size of text of this size, in points.
  public convenience init(pointSize: CGFloat) { self.init(SymbolAttributes(pointSize: pointSize)) }

  public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
    self.init(SymbolAttributes(pointSize: pointSize, weight: weight))
  }

  public convenience init(
    pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale
  ) {
    self.init(SymbolAttributes(pointSize: pointSize, weight: weight, scale: scale))
  }

  public convenience init(weight: UIImage.SymbolWeight) {
    self.init(SymbolAttributes(weight: weight))
  }

  public convenience init(scale: UIImage.SymbolScale) { self.init(SymbolAttributes(scale: scale)) }

  /// The size and weight of a text style, which follow the preferred text size.
  public convenience init(textStyle: UIFont.TextStyle) {
    self.init(SymbolAttributes(textStyle: textStyle))
  }

  public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
    self.init(SymbolAttributes(scale: scale, textStyle: textStyle))
  }

  /// The size and weight of a font.
  public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

  public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
    self.init(
      SymbolAttributes(
        pointSize: font.pointSize, weight: UIImage.SymbolWeight(css: font.ctFont.descriptor.weight),
        scale: scale))
  }

  /// One colour, more transparent for the secondary and tertiary parts.
  public convenience init(hierarchicalColor: UIColor) {
    self.init(SymbolAttributes(colors: .hierarchical(hierarchicalColor)))
  }

  /// A colour for the primary, secondary and tertiary parts; the last one serves those after it.
  public convenience init(paletteColors: [UIColor]) {
    self.init(
      SymbolAttributes(colors: paletteColors.isEmpty ? .monochrome : .palette(paletteColors)))
  }
}
