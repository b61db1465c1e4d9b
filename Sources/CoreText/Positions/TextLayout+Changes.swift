import CoreGraphics

extension TextLayout {
  /// The heights between which lines look different from those of another layout; empty if all look the
  /// same.
  package func rowsChanged(since old: TextLayout) -> Range<CGFloat>? {
    let count = max(lines.count, old.lines.count)
    let changed = (0..<count).filter { !isLine($0, sameAs: old) }
    guard let first = changed.first, let last = changed.last else { return 0..<0 }
    let tops = [self, old].compactMap { $0.top(ofLine: first) }
    let bottoms = [self, old].compactMap { $0.bottom(ofLine: last) }
    guard let top = tops.min(), let bottom = bottoms.max(), top <= bottom else { return nil }
    return top..<bottom
  }

  private func top(ofLine line: Int) -> CGFloat? {
    lines.indices.contains(line) ? lines[line].origin.y - lines[line].ascent : nil
  }

  private func bottom(ofLine line: Int) -> CGFloat? {
    lines.indices.contains(line) ? lines[line].origin.y + lines[line].descent : nil
  }

  private func isLine(_ index: Int, sameAs old: TextLayout) -> Bool {
    guard lines.indices.contains(index), old.lines.indices.contains(index) else { return false }
    let (line, other) = (lines[index], old.lines[index])
    let (range, otherRange) = (line.source.range, other.source.range)
    guard line.origin == other.origin, line.width == other.width, line.ascent == other.ascent,
      line.descent == other.descent, range.count == otherRange.count,
      line.source.isRightToLeft == other.source.isRightToLeft,
      storage.bytes[range] == old.storage.bytes[otherRange]
    else { return false }
    return looks(range) == old.looks(otherRange)
  }

  /// The attributes of a range, and how far from its start they begin.
  private func looks(_ range: Range<Int>) -> [Look] {
    storage.runs(in: range).map {
      Look(start: max(0, $0.start - range.lowerBound), attributes: $0.attributes)
    }
  }

  private struct Look: Equatable {
    let start: Int
    let attributes: TextAttributes
  }
}
