import CoreGraphics

/// Spreads rows over columns of about the same height. A title never stands last in a column.
@MainActor
struct CommandColumns {
  private(set) var columns: [[CommandRow]] = []

  static func rows(of groups: [DiscoverableCommands.Group]) -> [CommandRow] {
    groups.flatMap { [.title($0.title)] + $0.commands.map(CommandRow.command) }
  }

  /// As few columns as fit `height`, but at most `most`, then higher ones.
  init(_ rows: [CommandRow], height: CGFloat, most: Int) {
    let total = rows.reduce(0) { $0 + $1.height }
    let count = min(max(1, Int((total / max(1, height)).rounded(.up))), max(1, most))
    var limit = total / CGFloat(count)
    repeat {
      columns = Self.fill(rows, limit: limit)
      limit += CommandRow.lineHeight
    } while columns.count > count
  }

  /// That of the highest column.
  var height: CGFloat {
    columns.map { $0.reduce(0) { $0 + $1.height } }.max() ?? 0
  }

  private static func fill(_ rows: [CommandRow], limit: CGFloat) -> [[CommandRow]] {
    var columns: [[CommandRow]] = [[]]
    var y: CGFloat = 0
    for (index, row) in rows.enumerated() {
      // A title takes its first command along.
      let needed = row.isTitle ? row.height + rows[index + 1].height : row.height
      if y + needed > limit, !(columns.last?.isEmpty ?? true) {
        columns.append([])
        y = 0
      }
      columns[columns.count - 1].append(row)
      y += row.height
    }
    return columns
  }
}
