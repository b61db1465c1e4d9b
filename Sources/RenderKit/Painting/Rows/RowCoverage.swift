import RasterKit

/// Neighbouring pixels of a row that are painted the same way.
struct CoverageRun: Equatable {
  var minX: Int32
  var maxX: Int32
  /// Whether all pixels are fully covered; otherwise each has its own coverage.
  var isFull: Bool

  var count: Int { Int(maxX &- minX) }
}

/// The covered runs of a row, from left to right.
struct RowCoverage {
  private(set) var runs: [CoverageRun] = []
  private var rest: [CoverageRun] = []

  /// Begins with all of these pixels.
  mutating func begin(_ minX: Int32, _ maxX: Int32, isFull: Bool = true) {
    runs.removeAll(keepingCapacity: true)
    if minX < maxX { runs.append(CoverageRun(minX: minX, maxX: maxX, isFull: isFull)) }
  }

  /// Appends pixels to the right of all others.
  mutating func add(_ minX: Int32, _ maxX: Int32, isFull: Bool) {
    if let last = runs.last, last.maxX == minX, last.isFull == isFull {
      runs[runs.count - 1].maxX = maxX
    } else {
      runs.append(CoverageRun(minX: minX, maxX: maxX, isFull: isFull))
    }
  }

  /// Keeps only the pixels inside a shape; those on its edge become partly covered.
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

  /// Removes the pixels inside a shape; those on its edge become partly covered.
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
