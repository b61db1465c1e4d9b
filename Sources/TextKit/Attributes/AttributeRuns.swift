import Foundation
import SumTreeKit

/// The attributes of a text in runs. Neighbouring runs differ.
package struct AttributeRuns {
  private var runs: SumTree<AttributeRun>

  /// One run.
  package init(length: Int = 0, _ attributes: AttributeSet = .none) {
    runs = SumTree(length == 0 ? [] : [AttributeRun(length: length, attributes: attributes)])
  }

  /// Runs whose neighbours may be equal.
  package init(_ runs: [AttributeRun]) {
    var merged: [AttributeRun] = []
    for run in runs where run.length > 0 {
      if let last = merged.last, last.attributes == run.attributes {
        merged[merged.count - 1].length += run.length
      } else {
        merged.append(run)
      }
    }
    self.runs = SumTree(merged)
  }

  /// The number of units.
  package var count: Int { runs.summary.units }

  package var elements: [AttributeRun] { runs.elements }

  /// Whether all of the text has the same attributes.
  package var isUniform: Bool { runs.count <= 1 }

  /// The run with the unit after an offset, which must not be the end.
  package func run(at offset: Int) -> (attributes: AttributeSet, range: Range<Int>) {
    precondition(offset >= 0 && offset < count, "offset \(offset) in a text of \(count)")
    let place = runs.first { $0.units > offset }!
    let start = place.before.units
    return (place.element.attributes, start..<start + place.element.length)
  }

  /// The runs of a range, cut at its ends.
  package func runs(in range: Range<Int>) -> [AttributeRun] {
    guard !range.isEmpty else { return [] }
    var found: [AttributeRun] = []
    runs.visit(from: runs.first { $0.units > range.lowerBound }!.index) { place in
      let start = place.before.units
      let part = range.clamped(to: start..<start + place.element.length)
      found.append(AttributeRun(length: part.count, attributes: place.element.attributes))
      return start + place.element.length < range.upperBound
    }
    return found
  }

  /// Replaces the runs of a range by others of any length.
  ///
  /// - Complexity: logarithmic, and linear in the number of runs.
  package mutating func replace(_ range: Range<Int>, with new: [AttributeRun]) {
    let (slots, head, tail) = slots(range)
    runs.replace(slots, with: AttributeRuns(head + new + tail).runs)
  }

  /// Changes the attributes of a range.
  package mutating func transform(
    _ range: Range<Int>, _ change: (AttributeSet) -> AttributeSet
  ) {
    let changed = runs(in: range).map { run in
      AttributeRun(length: run.length, attributes: change(run.attributes))
    }
    replace(range, with: changed)
  }

  /// The runs that an edit replaces, and what is kept of the first and the last. Neighbours that the
  /// edit only touches are taken along, as they may become equal.
  private func slots(_ range: Range<Int>) -> (Range<Int>, [AttributeRun], [AttributeRun]) {
    guard runs.count > 0 else { return (0..<0, [], []) }
    let start = runs.first { $0.units >= max(1, range.lowerBound) }!
    let end =
      runs.first { $0.units > range.upperBound } ?? runs.place(at: runs.count - 1)
    let last = end.before.units + end.element.length
    let head = AttributeRun(
      length: range.lowerBound - start.before.units, attributes: start.element.attributes)
    let tail = AttributeRun(
      length: last - range.upperBound, attributes: end.element.attributes)
    return (start.index..<end.index + 1, [head], [tail])
  }
}

extension AttributeRuns {
  package var brokenInvariant: String? {
    let all = runs.elements
    if all.contains(where: { $0.length <= 0 }) { return "a run is empty" }
    if zip(all, all.dropFirst()).contains(where: { $0.attributes == $1.attributes }) {
      return "neighbouring runs are equal"
    }
    return runs.brokenInvariant
  }
}
