extension UIBackgroundConfiguration {
  private init(_ style: ListBackgroundStyle) {
    self.init()
    self.style = style
    backgroundColor = style.color
  }

  /// For rows, whatever the style of the list; a plain one's.
  public static func listCell() -> Self { Self(.plainCell) }
  /// For headers, whatever the style of the list.
  public static func listHeader() -> Self { Self(.clearHeader) }
  /// For footers, whatever the style of the list.
  public static func listFooter() -> Self { Self(.clearHeader) }
  /// For rows of plain lists.
  public static func listPlainCell() -> Self { Self(.plainCell) }
  /// For headers and footers of plain lists.
  public static func listPlainHeaderFooter() -> Self { Self(.plainHeader) }
  /// For rows of grouped lists.
  public static func listGroupedCell() -> Self { Self(.groupedCell) }
  /// For headers and footers of grouped lists.
  public static func listGroupedHeaderFooter() -> Self { Self(.clearHeader) }
  /// For headers of sidebars.
  public static func listSidebarHeader() -> Self { Self(.clearHeader) }
  /// For rows of sidebars: the colour of a selected one has round corners, those of a capsule in low rows.
  public static func listSidebarCell() -> Self {
    var cell = Self(.sidebarCell)
    cell.cornerRadius = CellMetrics.cardRadius
    return cell
  }
  /// For rows of a column beside a sidebar.
  public static func listAccompaniedSidebarCell() -> Self { listSidebarCell() }
}
