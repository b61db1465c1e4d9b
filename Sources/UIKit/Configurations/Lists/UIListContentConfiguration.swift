import CoreGraphics
public import Foundation

/// The content of a row, header or footer of a list: an image and two texts.
///
/// Presets have the margins, fonts and colours of the places they are named for.
public struct UIListContentConfiguration: Hashable {
  let style: ListContentStyle
  /// At the leading edge.
  public var image: UIImage?
  /// How the image looks.
  public var imageProperties = ImageProperties()
  /// The first text.
  public var text: String?
  /// Wins over the plain text.
  public var attributedText: NSAttributedString?
  /// How the first text looks.
  public var textProperties: TextProperties
  /// The second text.
  public var secondaryText: String?
  /// Wins over the plain second text.
  public var secondaryAttributedText: NSAttributedString?
  /// How the second text looks.
  public var secondaryTextProperties: TextProperties
  /// Along these axes the superview's margins count as well, where they are larger.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  /// Around the content.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether the texts stand beside each other where there is room.
  public var prefersSideBySideTextAndSecondaryText: Bool
  /// Between the image and the texts.
  public var imageToTextPadding: CGFloat
  /// Between texts beside each other.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// Between texts above each other.
  public var textToSecondaryTextVerticalPadding: CGFloat
  /// Opacity of the content, from 0 to 1.
  public var alpha: CGFloat = 1

  init(_ style: ListContentStyle) {
    self.style = style
    textProperties = TextProperties(font: style.font, color: style.color)
    secondaryTextProperties = TextProperties(font: style.secondaryFont, color: .secondaryLabel)
    directionalLayoutMargins = style.margins
    prefersSideBySideTextAndSecondaryText = style == .valueCell
    imageToTextPadding = style.imagePadding
    textToSecondaryTextVerticalPadding = style.textPadding
    let size = UIFont.TextStyle.body
    imageProperties.preferredSymbolConfiguration =
      UIImage.SymbolConfiguration(textStyle: size, scale: .large)
  }

  /// For rows.
  public static func cell() -> Self { Self(.cell) }
  /// For rows with a smaller second text below.
  public static func subtitleCell() -> Self { Self(.subtitleCell) }
  /// For rows with a value at the trailing edge.
  public static func valueCell() -> Self { Self(.valueCell) }
  /// For headers, whatever the style of the list.
  public static func header() -> Self { Self(.header) }
  /// For footers, whatever the style of the list.
  public static func footer() -> Self { Self(.footer) }
  /// For headers of plain lists.
  public static func plainHeader() -> Self { Self(.plainHeader) }
  /// For footers of plain lists.
  public static func plainFooter() -> Self { Self(.plainFooter) }
  /// For headers of grouped lists.
  public static func groupedHeader() -> Self { Self(.header) }
  /// For footers of grouped lists.
  public static func groupedFooter() -> Self { Self(.footer) }
  /// For headers that stand out.
  public static func prominentInsetGroupedHeader() -> Self { Self(.prominentHeader) }
  /// For headers that stand out more.
  public static func extraProminentInsetGroupedHeader() -> Self { Self(.extraProminentHeader) }
  /// For rows of sidebars.
  public static func sidebarCell() -> Self { Self(.sidebarCell) }
  /// For rows of sidebars with a second text below.
  public static func sidebarSubtitleCell() -> Self { Self(.sidebarSubtitleCell) }
  /// For rows of a column beside a sidebar.
  public static func accompaniedSidebarCell() -> Self { Self(.sidebarCell) }
  /// For rows with a second text, of a column beside a sidebar.
  public static func accompaniedSidebarSubtitleCell() -> Self { Self(.sidebarSubtitleCell) }
  /// For headers of sidebars.
  public static func sidebarHeader() -> Self { Self(.sidebarHeader) }

  /// With the colours for a state, where they are still the preset's.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    guard let interaction = InteractionState(state) else { return self }
    var updated = self
    updated.textProperties.follow(interaction, normally: style.color)
    updated.secondaryTextProperties.follow(interaction, normally: .secondaryLabel)
    return updated
  }
}

extension UIListContentConfiguration: UIContentConfiguration {
  /// A list content view.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
}

extension UIListContentConfiguration.TextProperties {
  fileprivate mutating func follow(_ state: InteractionState, normally normal: UIColor) {
    if color == normal || color == .tertiaryLabel {
      color = state.isDisabled ? .tertiaryLabel : normal
    }
  }
}
