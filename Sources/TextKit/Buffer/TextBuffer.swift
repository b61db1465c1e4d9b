import SumTreeKit

/// Text that is edited in place: UTF-8 in pieces, which a tree finds by UTF-16 offset or paragraph.
///
/// An edit takes time for its own length, not for the text's. Copies share what is equal.
package struct TextBuffer {
  private(set) var chunks: SumTree<TextChunk>
  /// The most bytes in a chunk. Tests choose few, so that short texts have many chunks.
  private let most: Int

  /// - Complexity: linear.
  package init(_ string: String = "", chunk most: Int = 1024) {
    precondition(most >= 8, "a chunk needs room for two scalars")
    self.most = most
    chunks = SumTree(Self.cut(string, most))
  }

  /// Repairs what is no UTF-8 with U+FFFD.
  package init(utf8 bytes: some Collection<UInt8>) {
    self.init(String(decoding: bytes, as: UTF8.self))
  }

  private static func cut(_ string: String, _ most: Int) -> [TextChunk] {
    var string = string
    return string.withUTF8 { TextChunk.chunks($0, most: most) }
  }

  /// The sums of the whole text.
  package var measures: TextMeasures { chunks.summary }

  /// The number of UTF-16 units.
  package var count: Int { chunks.summary.units }

  package var isEmpty: Bool { count == 0 }

  /// The text between two UTF-16 offsets. Half of a surrogate pair becomes U+FFFD.
  package func string(_ range: Range<Int>) -> String {
    String(decoding: bytes(range), as: UTF8.self)
  }

  /// The whole text.
  ///
  /// - Complexity: linear.
  package var string: String { string(0..<count) }

  /// The UTF-16 unit at an offset.
  package func unit(at offset: Int) -> UInt16 {
    let place = place(offset)
    return place.element.unit(at: offset - place.before.units)
  }

  /// The units before and after an offset that is inside the text, mostly found at once.
  func units(around offset: Int) -> (before: UInt16, after: UInt16) {
    let place = place(offset)
    let inside = offset - place.before.units
    let after = place.element.unit(at: inside)
    return (inside > 0 ? place.element.unit(at: inside - 1) : unit(at: offset - 1), after)
  }

  /// The sums of what is before an offset.
  package func measures(before offset: Int) -> TextMeasures {
    if offset == 0 { return .zero }
    if offset == count { return measures }
    let place = place(offset)
    return place.before + place.element.measures(before: offset - place.before.units)
  }

  /// The chunk with the unit after an offset, which must not be the end.
  private func place(_ offset: Int) -> SumTree<TextChunk>.Place {
    precondition(offset >= 0 && offset < count, "offset \(offset) in a text of \(count)")
    return chunks.first { $0.units > offset }!
  }

  private func bytes(_ range: Range<Int>) -> [UInt8] {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= count, "range \(range) in a text of \(count)")
    guard !range.isEmpty else { return [] }
    var bytes: [UInt8] = []
    chunks.visit(from: place(range.lowerBound).index) { place in
      let start = place.before.units
      let part = range.clamped(to: start..<start + place.element.summary.units)
      if part.count == place.element.summary.units {
        bytes += place.element.bytes
      } else {
        bytes += place.element.bytes(part.lowerBound - start..<part.upperBound - start)
      }
      return start + place.element.summary.units < range.upperBound
    }
    return bytes
  }
}

extension TextBuffer {
  /// Replaces what is between two UTF-16 offsets. The other half of a surrogate pair that is cut
  /// becomes U+FFFD.
  ///
  /// - Complexity: logarithmic, and linear in the length of `text`.
  package mutating func replace(_ range: Range<Int>, with text: String) {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= count, "range \(range) in a text of \(count)")
    if range.isEmpty, text.isEmpty { return }
    let (slots, head, tail) = pieces(around: range)
    var text = text
    let chunks = text.withUTF8 { (new) -> [TextChunk] in
      var bytes = head
      bytes.reserveCapacity(head.count + new.count + tail.count)
      bytes += new
      bytes += tail
      return bytes.withUnsafeBufferPointer { TextChunk.chunks($0, most: most) }
    }
    self.chunks.replace(slots, with: chunks)
  }

  /// Replaces what is between two offsets with a part of another buffer, which is shared.
  package mutating func replace(_ range: Range<Int>, with other: TextBuffer) {
    if other.count < most { return replace(range, with: other.string) }
    replace(range, with: "")
    let at = range.lowerBound
    guard at > 0 else { return chunks.replace(0..<0, with: other.chunks) }
    guard at < count else { return chunks.replace(chunks.count..<chunks.count, with: other.chunks) }
    let place = place(at)
    let offset = at - place.before.units
    let parts = [0..<offset, offset..<place.element.summary.units].map {
      TextChunk(place.element.bytes($0))
    }
    chunks.replace(place.index..<place.index + 1, with: parts.filter { !$0.bytes.isEmpty })
    let slot = offset == 0 ? place.index : place.index + 1
    chunks.replace(slot..<slot, with: other.chunks)
  }

  /// A part of the text.
  ///
  /// - Complexity: logarithmic.
  package func slice(_ range: Range<Int>) -> TextBuffer {
    if range.count < most { return TextBuffer(string(range), chunk: most) }
    var slice = self
    slice.replace(range.upperBound..<count, with: "")
    slice.replace(0..<range.lowerBound, with: "")
    return slice
  }

  /// The chunks that an edit replaces, and what it keeps of the first and the last. What would be too
  /// short for a chunk takes the next one along.
  private func pieces(around range: Range<Int>) -> (Range<Int>, [UInt8], [UInt8]) {
    guard chunks.count > 0 else { return (0..<0, [], []) }
    let start = chunks.first { $0.units >= max(1, range.lowerBound) }!
    let end = chunks.first { $0.units >= max(1, range.upperBound) }!
    let head = start.element.bytes(0..<range.lowerBound - start.before.units)
    var tail = end.element.bytes(range.upperBound - end.before.units..<end.element.summary.units)
    var last = end.index
    if head.count + tail.count < most / 4, last + 1 < chunks.count {
      last += 1
      tail += chunks[last].bytes
    }
    return (start.index..<last + 1, head, tail)
  }
}
