/// A matrix of which only the coefficients that are not zero are kept.
struct SparseRows: ~Copyable {
  struct Entry: BitwiseCopyable {
    var column: Int32
    var coefficient: Double
  }

  /// Coefficients that are smaller than this, compared with what was added, are rounding errors.
  private static let negligible = 1e-12

  /// In the order of the columns.
  private let rows: UnsafeMutablePointer<List<Entry>>
  /// The rows in which each column has a coefficient.
  private let columns: UnsafeMutablePointer<List<Int32>>
  private let rowCount: Int
  private let columnCount: Int
  private var sum = List<Entry>()

  init(rows list: [[Entry]], columnCount: Int) {
    rowCount = list.count
    self.columnCount = columnCount
    rows = .allocate(capacity: rowCount)
    columns = .allocate(capacity: columnCount)
    for row in 0..<rowCount { (rows + row).initialize(to: List()) }
    for column in 0..<columnCount { (columns + column).initialize(to: List()) }
    for (index, row) in list.enumerated() {
      for entry in row {
        rows[index].append(entry)
        columns[Int(entry.column)].append(Int32(index))
      }
    }
  }

  deinit {
    for row in 0..<rowCount { rows[row].deallocate() }
    for column in 0..<columnCount { columns[column].deallocate() }
    sum.deallocate()
    rows.deallocate()
    columns.deallocate()
  }

  /// The coefficients of a row; valid until the next exchange.
  func row(_ row: Int) -> UnsafeBufferPointer<Entry> { rows[row].elements }

  /// The rows in which a column has a coefficient; valid until the next exchange.
  func rows(with column: Int) -> UnsafeBufferPointer<Int32> { columns[column].elements }

  func copiedRows() -> [[Entry]] { (0..<rowCount).map { Array(row($0)) } }

  subscript(row: Int, column: Int) -> Double {
    guard let index = index(of: column, in: row) else { return 0 }
    return rows[row].base[index].coefficient
  }

  private func index(of column: Int, in row: Int) -> Int? {
    let entries = rows[row].base
    var low = 0
    var high = rows[row].count
    while low < high {
      let middle = (low + high) / 2
      if Int(entries[middle].column) < column { low = middle + 1 } else { high = middle }
    }
    return low < rows[row].count && Int(entries[low].column) == column ? low : nil
  }

  /// Rewrites a row, an equation `basic = sum of coefficients * nonbasic`, so that it gives the
  /// column's member, and puts that in place of the column everywhere else.
  mutating func exchange(_ row: Int, _ column: Int) {
    guard let own = index(of: column, in: row) else {
      preconditionFailure("Exchange a row with one of its columns")
    }
    let entries = rows[row].base
    let inverse = 1 / entries[own].coefficient
    for index in 0..<rows[row].count { entries[index].coefficient *= -inverse }
    entries[own].coefficient = inverse
    let others = columns[column]
    for index in 0..<others.count where Int(others.base[index]) != row {
      substitute(row, column, in: Int(others.base[index]))
    }
  }

  private mutating func substitute(_ row: Int, _ column: Int, in target: Int) {
    let factor = self[target, column]
    let (olds, added) = (rows[target], rows[row])
    sum.count = 0
    sum.reserve(olds.count + added.count)
    var (i, j) = (0, 0)
    while i < olds.count || j < added.count {
      if j == added.count || (i < olds.count && olds.base[i].column < added.base[j].column) {
        sum.append(olds.base[i])
        i += 1
        continue
      }
      let entry = added.base[j]
      j += 1
      let new = factor * entry.coefficient
      guard i < olds.count, olds.base[i].column == entry.column else {
        sum.append(Entry(column: entry.column, coefficient: new))
        columns[Int(entry.column)].append(Int32(target))
        continue
      }
      let old = Int(entry.column) == column ? 0 : olds.base[i].coefficient
      i += 1
      if (old + new).magnitude > Self.negligible * (old.magnitude + new.magnitude) {
        sum.append(Entry(column: entry.column, coefficient: old + new))
      } else {
        columns[Int(entry.column)].remove { $0 == target }
      }
    }
    swap(&rows[target], &sum)
  }
}

/// A growing list of plain values, whose owner has to deallocate it.
private struct List<Element: BitwiseCopyable> {
  private(set) var base = UnsafeMutablePointer<Element>.allocate(capacity: 0)
  var count = 0
  private var capacity = 0

  var elements: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: base, count: count) }

  mutating func reserve(_ size: Int) {
    guard size > capacity else { return }
    capacity = max(size, 2 * capacity, 4)
    let old = base
    base = .allocate(capacity: capacity)
    base.update(from: old, count: count)
    old.deallocate()
  }

  mutating func append(_ element: Element) {
    if count == capacity { reserve(count + 1) }
    base[count] = element
    count += 1
  }

  mutating func remove(where isUnwanted: (Element) -> Bool) {
    guard let index = elements.firstIndex(where: isUnwanted) else { return }
    count -= 1
    base[index] = base[count]
  }

  func deallocate() { base.deallocate() }
}
