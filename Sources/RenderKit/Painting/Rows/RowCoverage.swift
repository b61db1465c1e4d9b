import RasterKit

/// Neighbouring pixels of one row that are treated alike.
struct CoverageRun: Equatable {
  var minX: Int32
  var maxX: Int32
  /// Fully covered by everything; else each pixel has a coverage of its own.
  var isFull: Bool

  var count: Int { Int(maxX &- minX) }
}

/// Which pixels of a row a shape inside clips covers: runs from left to right, gaps left out.
struct RowCoverage {
  private(set) var runs: [CoverageRun] = []
  private var rest: [CoverageRun] = []

  /// All of these pixels, to begin with.
  mutating func begin(_ minX: Int32, _ maxX: Int32, isFull: Bool = true) {
    runs.removeAll(keepingCapacity: true)
    if minX < maxX { runs.append(CoverageRun(minX: minX, maxX: maxX, isFull: isFull)) }
  }

  /// Adds pixels to the right of all others.
  mutating func add(_ minX: Int32, _ maxX: Int32, isFull: Bool) {
    if let last = runs.last, last.maxX == minX, last.isFull == isFull {
      runs[runs.count - 1].maxX = maxX
    } else {
      runs.append(CoverageRun(minX: minX, maxX: maxX, isFull: isFull))
    }
  }

  /// Keeps what is inside a shape: its inner pixels as they are, its edges partly.
  mutating func restrict(to shape: PlanShape, y: Int32) {
    let (outer, inner) = shape.rowSpans(y: y)
    rest.removeAll(keepingCapacity: true)
    for run in runs {
      keep(run, outer.lowerBound, inner.lowerBound, isFull: false)
      keep(run, inner.lowerBound, inner.upperBound, isFull: run.isFull)
      keep(run, inner.upperBound, outer.upperBound, isFull: false)
    }
    swap(&runs, &rest)
  }

  /// Leaves out what is inside a shape, its edges partly.
  mutating func exclude(_ shape: PlanShape, y: Int32) {
    let (outer, inner) = shape.rowSpans(y: y)
    rest.removeAll(keepingCapacity: true)
    for run in runs {
      keep(run, .min, outer.lowerBound, isFull: run.isFull)
      keep(run, outer.lowerBound, inner.lowerBound, isFull: false)
      keep(run, inner.upperBound, outer.upperBound, isFull: false)
      keep(run, outer.upperBound, .max, isFull: run.isFull)
    }
    swap(&runs, &rest)
  }

  private mutating func keep(_ run: CoverageRun, _ minX: Int32, _ maxX: Int32, isFull: Bool) {
    let (from, to) = (max(run.minX, minX), min(run.maxX, maxX))
    if from < to { rest.append(CoverageRun(minX: from, maxX: to, isFull: isFull)) }
  }
}
