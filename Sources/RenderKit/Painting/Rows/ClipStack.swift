import RasterKit

extension FramePlan {
  /// The shapes that cut into `area`, from a clip outwards.
  func clipShapes(from clip: Int?, cutting area: PixelRect) -> [Int] {
    var shapes: [Int] = []
    var node = clip
    while let current = node {
      if let shape = clips[current].shape, !self.shapes[shape].innerRect.contains(area) {
        shapes.append(shape)
      }
      node = clips[current].parent
    }
    return shapes
  }
}

/// Everything that decides which pixels of an item are covered: its shape, a hole in it, clips.
struct ItemCoverage {
  /// Replaces the shape if set.
  var mask: ShiftedMask?
  var shape: PlanShape?
  var hole: PlanShape?
  /// A blurred mask; replaces the shape if set.
  var shadow: PlanShadow?
  var clips: [PlanShape] = []
  /// One of several disjoint parts of the shape.
  var part: PlanShape?

  /// Whether every pixel is covered.
  var isWhole: Bool {
    mask == nil && shape == nil && hole == nil && shadow == nil && part == nil && clips.isEmpty
  }

  /// Finds the runs of row `y` between two columns.
  func findRuns(y: Int32, _ minX: Int32, _ maxX: Int32, into coverage: inout RowCoverage) {
    if let mask {
      coverage.begin(mask, y: y, minX, maxX)
    } else {
      coverage.begin(minX, maxX, isFull: shadow == nil)
    }
    if let shape { coverage.restrict(to: shape, y: y) }
    if let hole { coverage.exclude(hole, y: y) }
    if let part { coverage.restrict(to: part, y: y) }
    for clip in clips { coverage.restrict(to: clip, y: y) }
  }

  /// Writes a run's coverage to the scratch mask: shape minus hole, times every clip.
  func writeMask(_ run: CoverageRun, y: Int32, _ scratch: PaintScratch) {
    let mask = scratch.mask.base
    let other = scratch.otherMask.base
    let columns = run.minX..<run.maxX
    if let placed = self.mask {
      mask.update(from: placed.row(x: run.minX, y: y), count: run.count)
    } else if let shape {
      shape.coverage(y: y, x: columns, into: mask)
    } else if let shadow {
      shadow.coverage(y: y, x: columns, into: mask)
    } else {
      mask.update(repeating: 255, count: run.count)
    }
    if let hole {
      hole.coverage(y: y, x: columns, into: other)
      Kernels.cutMask(mask, by: other, count: run.count)
    }
    for clip in clips {
      clip.coverage(y: y, x: columns, into: other)
      Kernels.multiplyMask(mask, by: other, count: run.count)
    }
  }
}
