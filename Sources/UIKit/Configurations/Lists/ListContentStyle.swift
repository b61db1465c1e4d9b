import CoreGraphics

/// What the presets of `UIListContentConfiguration` differ in.
enum ListContentStyle: Hashable {
  case cell, subtitleCell, valueCell
  case header, footer, plainHeader, plainFooter, prominentHeader, extraProminentHeader
  case sidebarCell, sidebarSubtitleCell, sidebarHeader

  /// As measured in UIKit.
  var margins: NSDirectionalEdgeInsets {
    switch self {
    case .cell, .subtitleCell, .valueCell: edges(15, 16, 15, 8)
    case .sidebarCell, .sidebarSubtitleCell: edges(11, 8, 11, 8)
    case .footer, .plainFooter: edges(8, 8, 6, 8)
    default: edges(10, 8, 10, 8)
    }
  }

  private func edges(
    _ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat, _ trailing: CGFloat
  ) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }

  var imagePadding: CGFloat { isSidebar ? 10 : 16 }

  /// Between texts above each other.
  var textPadding: CGFloat {
    switch self {
    case .subtitleCell, .sidebarSubtitleCell: 0
    default: 4
    }
  }

  var isHeader: Bool {
    switch self {
    case .header, .plainHeader, .prominentHeader, .extraProminentHeader, .sidebarHeader: true
    default: false
    }
  }

  var isSidebar: Bool {
    switch self {
    case .sidebarCell, .sidebarSubtitleCell, .sidebarHeader: true
    default: false
    }
  }

  var font: UIFont {
    switch self {
    case .cell, .subtitleCell, .valueCell, .sidebarCell, .sidebarSubtitleCell:
      .preferredFont(forTextStyle: .body)
    case .footer, .plainFooter: .preferredFont(forTextStyle: .footnote)
    case .header, .plainHeader, .sidebarHeader: .preferredFont(forTextStyle: .headline)
    case .prominentHeader: bold(.title3)
    case .extraProminentHeader: bold(.title2)
    }
  }

  private func bold(_ style: UIFont.TextStyle) -> UIFont {
    let regular = UITraitCollection(preferredContentSizeCategory: .large)
    let size = UIFont.preferredFont(forTextStyle: style, compatibleWith: regular).pointSize
    return UIFontMetrics(forTextStyle: style)
      .scaledFont(for: .systemFont(ofSize: size, weight: .bold))
  }

  var secondaryFont: UIFont {
    switch self {
    case .valueCell: .preferredFont(forTextStyle: .body)
    case .footer, .plainFooter: .preferredFont(forTextStyle: .footnote)
    default: .preferredFont(forTextStyle: .subheadline)
    }
  }

  var color: UIColor {
    switch self {
    case .header, .footer, .plainFooter: .secondaryLabel
    default: .label
    }
  }
}
