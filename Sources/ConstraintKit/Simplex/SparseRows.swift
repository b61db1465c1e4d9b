/// A matrix of which only the coefficients that are not zero are kept.
struct SparseRows {
  struct Entry {
    var column: Int32
    var coefficient: Double
  }

  /// Coefficients that are smaller than this, compared with what was added, are rounding errors.
  private static let negligible = 1e-12

  /// In the order of the columns.
  private(set) var rows: [[Entry]]
  /// The rows in which each column has a coefficient.
  private(set) var columns: [[Int32]]
  private var sum = [Entry]()

  init(rows: [[Entry]], columnCount: Int) {
    self.rows = rows
    columns = [[Int32]](repeating: [], count: columnCount)
    for (index, row) in rows.enumerated() {
      for entry in row { columns[Int(entry.column)].append(Int32(index)) }
    }
  }

  subscript(row: Int, column: Int) -> Double {
    guard let index = index(of: column, in: row) else { return 0 }
    return rows[row][index].coefficient
  }

  private func index(of column: Int, in row: Int) -> Int? {
    var low = 0
    var high = rows[row].count
    while low < high {
      let middle = (low + high) / 2
      if Int(rows[row][middle].column) < column { low = middle + 1 } else { high = middle }
    }
    return low < rows[row].count && Int(rows[row][low].column) == column ? low : nil
  }

  /// Rewrites a row, an equation `basic = sum of coefficients * nonbasic`, so that it gives the
  /// column's member, and puts that in place of the column everywhere else.
  mutating func exchange(_ row: Int, _ column: Int) {
    guard let own = index(of: column, in: row) else {
      preconditionFailure("Exchange a row with one of its columns")
    }
    let inverse = 1 / rows[row][own].coefficient
    for index in rows[row].indices { rows[row][index].coefficient *= -inverse }
    rows[row][own].coefficient = inverse
    for other in columns[column] where Int(other) != row {
      substitute(row, column, in: Int(other))
    }
  }

  private mutating func substitute(_ row: Int, _ column: Int, in target: Int) {
    let factor = self[target, column]
    sum.removeAll(keepingCapacity: true)
    var (i, j) = (0, 0)
    let (olds, added) = (rows[target], rows[row])
    while i < olds.count || j < added.count {
      if j == added.count || (i < olds.count && olds[i].column < added[j].column) {
        sum.append(olds[i])
        i += 1
        continue
      }
      let entry = added[j]
      j += 1
      let new = factor * entry.coefficient
      guard i < olds.count, olds[i].column == entry.column else {
        sum.append(Entry(column: entry.column, coefficient: new))
        columns[Int(entry.column)].append(Int32(target))
        continue
      }
      let old = Int(entry.column) == column ? 0 : olds[i].coefficient
      i += 1
      if (old + new).magnitude > Self.negligible * (old.magnitude + new.magnitude) {
        sum.append(Entry(column: entry.column, coefficient: old + new))
      } else {
        columns[Int(entry.column)].removeAll { $0 == target }
      }
    }
    swap(&rows[target], &sum)
  }
}
