/// Minimizes costs level by level over numbers that depend on each other linearly.
///
/// *Members* are the parameters, and rows that are linear in the parameters. Each member has bounds,
/// which say what its values cost. As in every simplex method, as many members as there are
/// parameters are *nonbasic*: they rest at a bound (or anywhere, if nothing pulls at them), and the
/// tableau expresses all others through them. Costs are piecewise linear and convex, so a step moves
/// one nonbasic member past all bounds that make it cheaper to go on.
final class Simplex {
  /// How far values may be off, relative to their magnitude.
  static let tolerance = 1e-9

  /// The variables: first the parameters, then the others.
  let members: [Slot]
  let parameterCount: Int
  /// The number of priorities, and one for the ranks.
  let levels: Int
  @exclusivity(unchecked) var values: [Double]
  /// The bounds of all members, one member after the other, and where each member's begin.
  @exclusivity(unchecked) var bounds: [Bound]
  let starts: [Int]
  /// The member of each column (nonbasic) and of each row (basic).
  @exclusivity(unchecked) var nonbasic: [Int]
  @exclusivity(unchecked) var basic: [Int]
  /// The bound at which the member of each column rests, or -1.
  @exclusivity(unchecked) var resting: [Int]
  @exclusivity(unchecked) var tableau: SparseRows
  /// What the basic members cost for a unit of each column, level by level.
  @exclusivity(unchecked) var pulls: [Double]
  @exclusivity(unchecked) var pivots = 0
  /// Rounding errors make a step look as if it lowered the costs without end.
  @exclusivity(unchecked) var isSpoilt = false

  // Working memory.
  @exclusivity(unchecked) var slope: [Double]
  @exclusivity(unchecked) var gain: [Double]
  @exclusivity(unchecked) var crossings = [Crossing]()
  /// Columns whose costs may have changed, from `nextSuspect` on.
  @exclusivity(unchecked) var suspects = [Int]()
  @exclusivity(unchecked) var nextSuspect = 0
  @exclusivity(unchecked) var isSuspect: [Bool]
  /// Members of which no solution is known from which to start.
  @exclusivity(unchecked) var isNew: [Bool]

  /// `forms` has a row for each member that is no parameter.
  init(
    members: [Slot], forms: [[SparseRows.Entry]], bounds: [[Bound]], priorities: Int
  ) {
    self.members = members
    parameterCount = members.count - forms.count
    levels = priorities + 1
    values = [Double](repeating: 0, count: members.count)
    var starts = [0]
    for list in bounds { starts.append(starts.last! + list.count) }
    self.starts = starts
    self.bounds = Array(bounds.joined())
    nonbasic = Array(0..<parameterCount)
    basic = Array(parameterCount..<members.count)
    resting = [Int](repeating: -1, count: parameterCount)
    tableau = SparseRows(rows: forms, columnCount: parameterCount)
    pulls = [Double](repeating: 0, count: parameterCount * levels)
    slope = [Double](repeating: 0, count: levels)
    gain = slope
    isSuspect = [Bool](repeating: false, count: parameterCount)
    isNew = [Bool](repeating: false, count: members.count)
  }

  /// A copy with a further member, which has one bound, and without ranks.
  init(copying other: Simplex, form: [SparseRows.Entry], value: Double) {
    members = other.members + [noSlot]
    parameterCount = other.parameterCount
    levels = other.levels
    values = other.values + [value]
    bounds = other.bounds
    for index in bounds.indices { bounds[index].rank = 0 }
    bounds.append(
      Bound(noSlot, coefficient: 1, relation: .equal, level: levels - 1, rank: 0))
    starts = other.starts + [bounds.count]
    nonbasic = other.nonbasic
    basic = other.basic + [members.count - 1]
    resting = other.resting
    tableau = SparseRows(
      rows: other.tableau.copiedRows() + [form], columnCount: other.nonbasic.count)
    pulls = other.pulls
    slope = other.slope
    gain = other.gain
    isSuspect = [Bool](repeating: false, count: other.nonbasic.count)
    isNew = [Bool](repeating: false, count: members.count)
  }

  /// The places of a member's bounds.
  func bounds(of member: Int) -> Range<Int> { starts[member]..<starts[member + 1] }

  static func isClose(_ a: Double, _ b: Double) -> Bool {
    (a - b).magnitude <= tolerance * (1 + b.magnitude)
  }

  /// Makes a basic member nonbasic in a column's place.
  func exchange(_ row: Int, _ column: Int) {
    pivots += 1
    tableau.exchange(row, column)
    swap(&basic[row], &nonbasic[column])
  }
}

/// A bound that a step reaches.
struct Crossing {
  var distance: Double
  var rate: Double
  /// The row of the member, or -1 for the moving member itself.
  var row: Int
  var member: Int
  var bound: Int
}
