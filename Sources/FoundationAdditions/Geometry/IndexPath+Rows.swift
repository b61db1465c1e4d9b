public import Foundation

extension IndexPath {
  /// A row of a section of a table.
  public init(row: Int, section: Int) { self.init(section, row) }

  /// An item of a section of a collection.
  public init(item: Int, section: Int) { self.init(section, item) }

  /// Without the array that `init(indexes:)` takes, as lists make paths for each row in sight.
  private init(_ section: Int, _ place: Int) {
    self.init(index: section)
    append(place)
  }

  /// The first index. The path must have two.
  public var section: Int {
    get { checked[0] }
    set { self = IndexPath(newValue, checked[1]) }
  }

  /// The second index.
  public var row: Int {
    get { checked[1] }
    set { self = IndexPath(checked[0], newValue) }
  }

  /// The second index.
  public var item: Int {
    get { row }
    set { row = newValue }
  }

  private var checked: IndexPath {
    if count != 2 {
      NSException.raise(
        .internalInconsistencyException,
        "Invalid index path for use with UITableView. Index paths passed to table view must "
          + "contain exactly two indices specifying the section and row. Please use the category "
          + "on NSIndexPath in NSIndexPath+UIKitAdditions.h if possible.")
    }
    return self
  }
}
