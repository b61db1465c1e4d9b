public import CoreGraphics
public import Foundation

extension UIButton {
  /// The look and content of a button as a value.
  public struct Configuration: Hashable {
    /// How large a button is.
    public enum Size: Int, Sendable { case medium, small, mini, large }

    /// How title and subtitle are aligned to each other.
    public enum TitleAlignment: Int, Sendable {
      /// By the place of the image.
      case automatic
      case leading, center, trailing
    }

    /// Where the radius of the background's corners comes from.
    public enum CornerStyle: Int, Sendable {
      /// The background's own.
      case fixed = -1
      /// The background's own, scaled with the text size.
      case dynamic
      case small, medium, large
      /// Half the height.
      case capsule
    }

    /// The mark of a button that opens a menu.
    public enum Indicator: Int, Sendable {
      /// Arrows in buttons whose menu shows which element is on.
      case automatic
      case none
      /// Arrows up and down.
      case popup
    }

    /// Macs show buttons in a style of their own. Kept only.
    public enum MacIdiomStyle: Int, Sendable {
      case automatic, bordered, borderless, borderlessTinted
    }

    let style: ButtonStyle

    init(_ style: ButtonStyle) { self.style = style }

    // MARK: Background

    /// Behind the content. Its colour is the style's unless it is set.
    public var background = UIBackgroundConfiguration(radius: 17)
    /// Where the radius of the background's corners comes from.
    public var cornerStyle: CornerStyle = .dynamic
    /// Size of text and insets.
    @AlwaysObserved public var buttonSize: Size = .medium {
      didSet { if hasDefaultInsets { setDefaultContentInsets() } }
    }
    /// Kept only.
    public var macIdiomStyle: MacIdiomStyle = .automatic
    /// In the place of the style's colour of the content.
    public var baseForegroundColor: UIColor?
    /// In the place of the colour that the style makes the background of.
    public var baseBackgroundColor: UIColor?

    // MARK: Content

    /// Beside the title.
    public var image: UIImage?
    /// Changes the image's colour.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// Size and weight of a symbol; nil for the title's.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Whether a wheel turns in the place of the image.
    public var showsActivityIndicator = false
    /// Changes the wheel's colour.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// The mark of a button that opens a menu.
    public var indicator: Indicator = .automatic
    /// Changes the mark's colour.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?

    /// The first line.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    /// The first line with its attributes.
    public var attributedTitle: AttributedString?
    /// Changes the title's attributes.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// How a long title breaks.
    public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping
    /// The second, smaller line.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    /// The second line with its attributes.
    public var attributedSubtitle: AttributedString?
    /// Changes the subtitle's attributes.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// How a long subtitle breaks.
    public var subtitleLineBreakMode: NSLineBreakMode = .byWordWrapping

    // MARK: Places

    /// Around the content; those of the size unless they are set.
    @AlwaysObserved public var contentInsets = NSDirectionalEdgeInsets(ButtonStyle.insets(.medium))
    {
      didSet { hasDefaultInsets = false }
    }
    private var hasDefaultInsets = true
    /// The side of the title that the image is on.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// Between image and text.
    public var imagePadding: CGFloat = 0
    /// The least width, or height above and below a title, that is kept for the image.
    public var imageReservation: CGFloat = 0
    /// Between title and subtitle.
    public var titlePadding: CGFloat = 1
    /// How title and subtitle are aligned to each other.
    public var titleAlignment: TitleAlignment = .automatic
    /// Whether selected buttons look different.
    public var automaticallyUpdateForSelection = true

    /// The insets of the size, which follow it again.
    public mutating func setDefaultContentInsets() {
      contentInsets = NSDirectionalEdgeInsets(ButtonStyle.insets(buttonSize))
      hasDefaultInsets = true
    }

    /// The configuration with the colours for a button's state.
    @preconcurrency @MainActor
    public func updated(for button: UIButton) -> Configuration {
      let colors = ButtonColors(self, in: button)
      var updated = self
      updated.baseForegroundColor = colors.foreground
      if background.backgroundColor == nil {
        updated.background.backgroundColor = colors.background
      }
      return updated
    }

    /// Transformers are compared by whether they are there.
    public static func == (one: Configuration, other: Configuration) -> Bool {
      one.style == other.style && one.background == other.background
        && one.hasSameContent(as: other) && one.hasSamePlaces(as: other)
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(style)
      hasher.combine(background)
      hasher.combine(attributedTitle)
      hasher.combine(attributedSubtitle)
    }
  }
}

extension UIButton.Configuration {
  private func hasSameContent(as other: Self) -> Bool {
    image === other.image && attributedTitle == other.attributedTitle
      && attributedSubtitle == other.attributedSubtitle
      && showsActivityIndicator == other.showsActivityIndicator && indicator == other.indicator
      && baseForegroundColor == other.baseForegroundColor
      && baseBackgroundColor == other.baseBackgroundColor
      && preferredSymbolConfigurationForImage == other.preferredSymbolConfigurationForImage
      && (titleTextAttributesTransformer == nil) == (other.titleTextAttributesTransformer == nil)
      && (imageColorTransformer == nil) == (other.imageColorTransformer == nil)
  }

  private func hasSamePlaces(as other: Self) -> Bool {
    cornerStyle == other.cornerStyle && buttonSize == other.buttonSize
      && contentInsets == other.contentInsets && imagePlacement == other.imagePlacement
      && imagePadding == other.imagePadding && imageReservation == other.imageReservation
      && titlePadding == other.titlePadding && titleAlignment == other.titleAlignment
      && titleLineBreakMode == other.titleLineBreakMode
      && automaticallyUpdateForSelection == other.automaticallyUpdateForSelection
  }
}

extension NSDirectionalEdgeInsets {
  /// The same at top and bottom, and at both sides.
  fileprivate init(_ sides: (vertical: CGFloat, horizontal: CGFloat)) {
    self.init(
      top: sides.vertical, leading: sides.horizontal, bottom: sides.vertical,
      trailing: sides.horizontal)
  }
}
