public import Foundation

/// Has the `init(style:reuseIdentifier:)` of cells, but `required`, as `ViewMaker` has that of views.
/// Not for use by programs. Workaround: as `InstanceMaker`.
@_spi(Making) open class TableCellMaker: UITableViewCell {
  public required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  static func make(_ type: UITableViewCell.Type, _ identifier: String) -> UITableViewCell {
    let made = unsafeBitCast(type as AnyClass, to: TableCellMaker.Type.self)
      .init(style: .default, reuseIdentifier: identifier)
    return unsafeDowncast(made as AnyObject, to: UITableViewCell.self)
  }
}

/// The same for headers and footers. Not for use by programs.
@_spi(Making) open class TableHeaderMaker: UITableViewHeaderFooterView {
  public required override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  static func make(
    _ type: UITableViewHeaderFooterView.Type, _ identifier: String
  ) -> UITableViewHeaderFooterView {
    let made = unsafeBitCast(type as AnyClass, to: TableHeaderMaker.Type.self)
      .init(reuseIdentifier: identifier)
    return unsafeDowncast(made as AnyObject, to: UITableViewHeaderFooterView.self)
  }
}
