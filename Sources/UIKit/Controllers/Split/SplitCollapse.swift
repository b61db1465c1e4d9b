/// What is to be known of columns that are one, to part them again.
@MainActor
final class SplitCollapse {
  typealias Column = UISplitViewController.Column

  /// What shows.
  let host: UIViewController
  /// Which column the controllers in its stack came from. Others belong to the one below them.
  var origins: [(controller: UIViewController, column: Column)] = []
  /// The stacks as they were.
  var stacks: [Column: [UIViewController]] = [:]

  init(host: UIViewController) { self.host = host }

  /// The stack that all are in; nil where one controller stands for all.
  var navigation: UINavigationController? { stacks.isEmpty ? nil : host as? UINavigationController }

  func add(_ stack: [UIViewController], of column: Column) {
    stacks[column] = stack
    origins.removeAll { $0.column == column }
    origins += stack.map { ($0, column) }
  }

  func forget(_ column: Column) {
    stacks[column] = nil
    origins.removeAll { $0.column == column }
  }

  /// On top of what shows.
  func show(_ controller: UIViewController, _ sender: Any?) {
    guard let navigation else { return host.show(controller, sender: sender) }
    navigation.pushViewController(controller, animated: true)
  }

  /// The column of each controller in the stack.
  var columns: [Column] {
    var last = Column.primary
    return (navigation?.viewControllers ?? []).enumerated().map { index, controller in
      let own = origins.first { $0.controller === controller }?.column
      last = own ?? (index == 0 ? origins.first?.column ?? last : last)
      return last
    }
  }

  /// The stacks of the columns that became one. A column whose controllers are gone has its first again.
  func parted() -> [Column: [UIViewController]] {
    var parts: [Column: [UIViewController]] = [:]
    for (controller, column) in zip(navigation?.viewControllers ?? [], columns) {
      parts[column, default: []].append(controller)
    }
    for (column, stack) in stacks where parts[column] == nil {
      parts[column] = Array(stack.prefix(1))
    }
    return parts
  }
}
