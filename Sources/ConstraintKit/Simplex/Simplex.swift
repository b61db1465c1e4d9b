/// Minimizes costs level by level over numbers that depend on each other linearly.
///
/// *Members* are the parameters, and rows that are linear in the parameters. Each member has bounds,
/// which say what its values cost. As in every simplex method, as many members as there are
/// parameters are *nonbasic*: they rest at a bound (or anywhere, if nothing pulls at them), and the
/// tableau expresses all others through them. Costs are piecewise linear and convex, so a step moves
/// one nonbasic member past all bounds that make it cheaper to go on.
struct Simplex {
  /// How far values may be off, relative to their magnitude.
  static let tolerance = 1e-9
  /// Coefficients below this are rounding errors.
  static let negligible = 1e-11

  let columns: Int
  let rows: Int
  /// The number of priorities, and one for the ranks.
  let levels: Int
  var values: [Double]
  /// The bounds of each member.
  var bounds: [[Bound]]
  /// The member of each column (nonbasic) and of each row (basic).
  var nonbasic: [Int]
  var basic: [Int]
  /// Row by row.
  var tableau: [Double]
  var pivots = 0

  /// Members 0 to `parameters` - 1 are the parameters; `forms` gives the coefficients of the others.
  init(values: [Double], bounds: [[Bound]], forms: [[Double]], priorities: Int) {
    rows = forms.count
    columns = values.count - rows
    levels = priorities + 1
    self.values = values
    self.bounds = bounds
    nonbasic = Array(0..<columns)
    basic = Array(columns..<values.count)
    tableau = forms.flatMap(\.self)
    for member in values.indices {
      for index in self.bounds[member].indices {
        self.bounds[member][index].isAbove = values[member] > self.bounds[member][index].target
      }
    }
  }

  static func isClose(_ a: Double, _ b: Double) -> Bool {
    (a - b).magnitude <= tolerance * (1 + b.magnitude)
  }
}
