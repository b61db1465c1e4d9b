/// Methods of a data source or a delegate that it has left to the default, as the default has told.
struct OptionalTableMethods: OptionSet {
  let rawValue: Int

  static let rowHeights = OptionalTableMethods(rawValue: 1)
  static let headerHeights = OptionalTableMethods(rawValue: 1 << 1)
  static let footerHeights = OptionalTableMethods(rawValue: 1 << 2)
  static let rowEstimates = OptionalTableMethods(rawValue: 1 << 3)
  static let headerEstimates = OptionalTableMethods(rawValue: 1 << 4)
  static let footerEstimates = OptionalTableMethods(rawValue: 1 << 5)
  static let headerViews = OptionalTableMethods(rawValue: 1 << 6)
  static let footerViews = OptionalTableMethods(rawValue: 1 << 7)
  static let headerTitles = OptionalTableMethods(rawValue: 1 << 8)
  static let footerTitles = OptionalTableMethods(rawValue: 1 << 9)
  static let editableRows = OptionalTableMethods(rawValue: 1 << 10)
  static let movableRows = OptionalTableMethods(rawValue: 1 << 11)
  static let commits = OptionalTableMethods(rawValue: 1 << 12)
  static let editingStyles = OptionalTableMethods(rawValue: 1 << 13)
  static let trailingSwipes = OptionalTableMethods(rawValue: 1 << 14)
  static let indentations = OptionalTableMethods(rawValue: 1 << 15)
  static let moves = OptionalTableMethods(rawValue: 1 << 16)
}

extension UITableView {
  /// For a default implementation: its answer, which will not be asked for again.
  func note<Answer>(_ method: OptionalTableMethods, answer: Answer) -> Answer {
    silentMethods.insert(method)
    return answer
  }

  func asks(_ method: OptionalTableMethods) -> Bool { !silentMethods.contains(method) }
}
