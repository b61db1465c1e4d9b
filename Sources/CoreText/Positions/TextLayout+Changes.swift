import CoreGraphics

extension TextLayout {
  /// The part of the layout that looks different from another one, as far as lines reach; empty if all
  /// looks the same, nil if it is not known.
  package func areaChanged(since old: TextLayout) -> CGRect? {
    let count = max(lines.count, old.lines.count)
    let changed = (0..<count).filter { !isLine($0, sameAs: old) }
    guard let first = changed.first, let last = changed.last else { return .null }
    let tops = [self, old].compactMap { $0.top(ofLine: first) }
    let bottoms = [self, old].compactMap { $0.bottom(ofLine: last) }
    guard let top = tops.min(), let bottom = bottoms.max(), top <= bottom else { return nil }
    let rows = first..<last + 1
    let same = rows.count == 1 ? sameEnd(ofLine: first, as: old) : nil
    let left =
      same.map { min(inkStart(ofLine: first, from: $0), old.inkStart(ofLine: first, from: $0)) }
      ?? min(start(of: rows), old.start(of: rows))
    let right = max(end(of: rows), old.end(of: rows))
    return CGRect(x: left, y: top, width: max(0, right - left), height: bottom - top)
  }

  /// From the first line's top to the last one's bottom, as far as lines reach; null for an empty text.
  package var lineArea: CGRect {
    guard let top = top(ofLine: 0), let bottom = bottom(ofLine: lines.count - 1) else {
      return .null
    }
    let (left, right) = (start(of: lines.indices), end(of: lines.indices))
    return CGRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  private func start(of rows: Range<Int>) -> CGFloat {
    lines[rows.clamped(to: lines.indices)].map(\.origin.x).min() ?? .infinity
  }

  private func end(of rows: Range<Int>) -> CGFloat {
    lines[rows.clamped(to: lines.indices)].map { $0.origin.x + $0.width }.max() ?? 0
  }

  /// Up to where two lines that begin in the same place show the same; nil if they don't.
  private func sameEnd(ofLine index: Int, as old: TextLayout) -> CGFloat? {
    guard lines.indices.contains(index), old.lines.indices.contains(index) else { return nil }
    let (line, other) = (lines[index], old.lines[index])
    guard line.origin == other.origin, line.ascent == other.ascent, line.descent == other.descent
    else { return nil }
    let (runs, others) = (line.source.runs, other.source.runs)
    for (run, other) in zip(runs, others) {
      let attributes = storage.run(at: run.byte).attributes
      guard attributes.shadow == nil else { return nil }
      // What is shown in the room of an attachment may have changed.
      guard attributes.attachment == nil, attributes == old.storage.run(at: other.byte).attributes
      else {
        return line.origin.x + run.x
      }
      if let end = run.sameEnd(as: other) { return line.origin.x + run.x + end }
    }
    let next = runs.count > others.count ? runs[others.count] : others.dropFirst(runs.count).first
    return line.origin.x + (next?.x ?? 0)
  }

  /// A place in a line, or how far to the left of it letters from there on reach, as marks and leaning
  /// ones do.
  private func inkStart(ofLine index: Int, from place: CGFloat) -> CGFloat {
    let line = lines[index]
    return line.source.runs.reduce(place) { left, run in
      let start = line.origin.x + run.x
      // A little less, as sums are rounded.
      return min(left, start + run.inkStart(from: place - start - 0.0001))
    }
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
    let looks = looks(range)
    return looks == old.looks(otherRange) && looks.allSatisfy { $0.attributes.attachment == nil }
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
