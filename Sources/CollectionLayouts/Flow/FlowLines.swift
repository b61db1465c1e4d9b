import Foundation
import SumTreeKit

/// The lines of a section. Neighbours that are alike are one entry of a tree.
struct FlowLines {
  private var runs: SumTree<FlowLineRun>
  /// Between one line and the next.
  private let spacing: CGFloat

  init(_ breaker: FlowLineBreaker, spacing: CGFloat) {
    var (runs, item) = ([FlowLineRun](), 0)
    while item < breaker.sizes.count {
      let run = breaker.lines(from: item)
      runs.append(run)
      item += run.itemCount
    }
    self.runs = SumTree(runs: runs)
    self.spacing = spacing
  }

  var count: Int { runs.summary.count }

  /// Of all lines with the spaces between them.
  var length: CGFloat { count == 0 ? 0 : start(behind: runs.summary) - spacing }

  private func start(behind lines: FlowLineSum) -> CGFloat {
    lines.length + CGFloat(lines.count) * spacing
  }

  // MARK: Questions

  func line(ofItem item: Int) -> FlowLine {
    guard let place = runs.first(where: { $0.items > item }) else {
      preconditionFailure("item \(item) of \(runs.summary.items)")
    }
    return line((item - place.before.items) / place.element.itemsPerLine, in: place)
  }

  func line(_ index: Int) -> FlowLine {
    guard let place = runs.first(where: { $0.count > index }) else {
      preconditionFailure("line \(index) of \(count)")
    }
    return line(index - place.before.count, in: place)
  }

  private func line(_ inside: Int, in place: SumTree<FlowLineRun>.Place) -> FlowLine {
    let run = place.element
    let first = place.before.items + inside * run.itemsPerLine
    return FlowLine(
      items: first..<first + run.itemsPerLine,
      start: start(behind: place.before) + CGFloat(inside) * (run.length + spacing),
      length: run.length, justification: run.justification)
  }

  /// How many lines begin before a place, given where each one is put.
  func count(before end: CGFloat, _ put: (CGFloat) -> CGFloat) -> Int {
    guard let place = runs.first(where: { put(start(behind: $0)) >= end }) else { return count }
    let (first, pitch) = (start(behind: place.before), place.element.length + spacing)
    let inside = (0..<place.element.count).partitioningIndex {
      put(first + CGFloat($0) * pitch) >= end
    }
    return place.before.count + inside
  }

  // MARK: Changes

  /// Breaks the lines again around items that have other sizes, up to where a line begins as before. Answers
  /// how many steps that took: a line each, or a stretch of lines that are alike.
  mutating func breakAgain(around items: Range<Int>, _ breaker: FlowLineBreaker) -> Int {
    // The first of these items may have room in the line before it now.
    let first = place(ofItem: max(items.lowerBound - 1, 0))
    var (item, last, new) = (first.start, count, [FlowLineRun]())
    while item < breaker.sizes.count {
      if item >= items.upperBound {
        let next = place(ofItem: item)
        if next.start == item {
          last = next.line
          break
        }
      }
      let run = breaker.lines(from: item)
      new.append(run)
      item += run.itemCount
    }
    runs.replaceItems(first.line..<last, with: new)
    return new.count
  }

  /// The line that holds an item, and the first item of that line.
  private func place(ofItem item: Int) -> (line: Int, start: Int) {
    guard let place = runs.first(where: { $0.items > item }) else { return (count, item) }
    let (inside, perLine) = (item - place.before.items, place.element.itemsPerLine)
    return (place.before.count + inside / perLine, item - inside % perLine)
  }
}

extension RandomAccessCollection where Index == Int {
  /// The first index whose element satisfies the predicate, as those of all after it do.
  fileprivate func partitioningIndex(_ isBehind: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
