import CoreGraphics
public import Foundation

/// How a section of a compositional layout looks that is a list.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// Of the whole list.
  public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  /// Where headers come from.
  public enum HeaderMode: Int, Sendable {
    case none
    /// Supplementary views of the data source.
    case supplementary
    case firstItemInSection
  }
  /// Where footers come from.
  public enum FooterMode: Int, Sendable {
    case none
    /// Supplementary views of the data source.
    case supplementary
  }

  /// Of the whole list.
  public let appearance: Appearance
  /// Answers what a swipe of a row shows; nil for nothing.
  public typealias SwipeActionsConfigurationProvider =
    (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?
  /// Changes the lines of a row.
  public typealias ItemSeparatorHandler =
    (_ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration)
    -> UIListSeparatorConfiguration

  /// What a swipe towards the trailing edge shows.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// What a swipe towards the leading edge shows.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The lines of all rows.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Changes the lines of single rows.
  public var itemSeparatorHandler: ItemSeparatorHandler?

  /// Whether lines part the rows; true except in sidebars.
  public var showsSeparators: Bool
  /// Behind the rows; nil for the appearance's.
  public var backgroundColor: UIColor?
  /// Where headers come from.
  public var headerMode = HeaderMode.none
  /// Where footers come from.
  public var footerMode = FooterMode.none
  /// Above headers, those of first items too; nil for the appearance's.
  public var headerTopPadding: CGFloat?

  /// A list without headers and footers.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
  }
}

extension UICollectionLayoutListConfiguration {
  var isInset: Bool { appearance == .insetGrouped || appearance == .sidebar }

  var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }

  var background: UIColor {
    backgroundColor ?? (isGrouped ? .systemGroupedBackground : .systemBackground)
  }

  /// As measured in UIKit. A header takes the room above, a footer that below.
  var insets: NSDirectionalEdgeInsets {
    let side: CGFloat = isInset ? 16 : 0
    let bottom: CGFloat = isGrouped && footerMode == .none ? 20 : 0
    return NSDirectionalEdgeInsets(top: top, leading: side, bottom: bottom, trailing: side)
  }

  private var top: CGFloat {
    switch headerMode {
    case .none: isGrouped ? 35 : 0
    case .supplementary: 0
    case .firstItemInSection: headerTopPadding ?? (isGrouped ? 35 : 22)
    }
  }

  var barEstimate: CGFloat { isGrouped ? 17.5 : 28 }
}

/// Where a row or a header of a list is, as far as its look depends on it.
struct ListPlace: Hashable {
  let appearance: UICollectionLayoutListConfiguration.Appearance
  var isFirst = false
  var isLast = false
  var isHeader = false
  var isFooter = false
  /// Nil for none at all.
  var separator: UIListSeparatorConfiguration?

  /// A row.
  @MainActor
  init(
    _ list: UICollectionLayoutListConfiguration, _ path: IndexPath, of count: Int, hasHeader: Bool
  ) {
    let item = path.item
    appearance = list.appearance
    isHeader = hasHeader && item == 0
    isFirst = item == (hasHeader ? 1 : 0)
    isLast = item == count - 1
    guard list.showsSeparators else { return }
    let plain = list.separatorConfiguration.resolved(
      showsBottom: !isHeader && !(list.isGrouped && isLast))
    separator = list.itemSeparatorHandler?(path, plain) ?? plain
  }

  /// A header or footer.
  @MainActor
  init(barOf list: UICollectionLayoutListConfiguration, isFooter: Bool) {
    appearance = list.appearance
    (isHeader, self.isFooter) = (!isFooter, isFooter)
  }

  private var isBar: Bool { isHeader || isFooter }
  private var isSidebar: Bool { appearance == .sidebar || appearance == .sidebarPlain }

  /// Headers and footers begin where the texts of rows do.
  var leadingMargin: CGFloat { isSidebar ? 8 : 16 }

  var content: UIListContentConfiguration {
    if isHeader {
      switch appearance {
      case .plain: return .plainHeader()
      case .sidebar, .sidebarPlain: return .sidebarHeader()
      case .grouped, .insetGrouped: return .groupedHeader()
      }
    }
    if isFooter { return appearance == .plain ? .plainFooter() : .groupedFooter() }
    return isSidebar ? .sidebarCell() : .cell()
  }

  var background: UIBackgroundConfiguration {
    switch appearance {
    case .plain: isBar ? .listPlainHeaderFooter() : .listPlainCell()
    case .grouped, .insetGrouped: isBar ? .listGroupedHeaderFooter() : .listGroupedCell()
    case .sidebar, .sidebarPlain: isBar ? .listSidebarHeader() : .listSidebarCell()
    }
  }

  /// Of the card that the rows are on.
  var cardRadius: CGFloat {
    appearance == .insetGrouped && !isBar ? CellMetrics.cardRadius : 0
  }
}
