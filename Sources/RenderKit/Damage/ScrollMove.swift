package import RasterKit

/// Pixels of a surface that have all moved by the same distance.
package struct ScrollMove: Hashable, Sendable {
  /// How a buffer follows.
  package enum Way: Hashable, Sendable {
    /// By showing other rows of its memory, which costs nothing, but only rows can move, and all of the
    /// buffer moves with them.
    case rolling
    /// By copying the pixels of the area.
    case copying
  }

  package let area: PixelRect
  package private(set) var dx: Int32
  package private(set) var dy: Int32
  package let way: Way

  package init(_ area: PixelRect, dx: Int32, dy: Int32, way: Way) {
    self.area = area
    self.dx = dx
    self.dy = dy
    self.way = way
  }

  /// What of the area shows pixels that were there before.
  var kept: PixelRect { area.intersection(area.offsetBy(x: dx, y: dy)) }

  /// What a buffer lacks after it was moved too.
  func lacks(after lacks: PixelRegion, in whole: PixelRegion) -> PixelRegion {
    var result = way == .rolling ? whole : lacks
    if way == .copying { result.formUnion(area) }
    result.subtract(kept)
    result.formUnion(lacks.offsetBy(x: dx, y: dy).intersection(kept))
    return result
  }

  /// Both moves in one; nil where that is not the same.
  fileprivate func joined(with next: ScrollMove) -> ScrollMove? {
    guard way == next.way, way == .rolling || area == next.area else { return nil }
    var sum = next
    let (x, y) = (dx.addingReportingOverflow(next.dx), dy.addingReportingOverflow(next.dy))
    (sum.dx, sum.dy) = (x.partialValue, y.partialValue)
    return x.overflow || y.overflow ? nil : sum
  }
}

/// Moves in order. The usual single one takes no memory of its own.
package struct ScrollMoves: Hashable, Sendable {
  private var first: ScrollMove?
  private var rest: [ScrollMove] = []

  package init() {}

  package var isEmpty: Bool { first == nil }
  var count: Int { rest.count + (first == nil ? 0 : 1) }

  /// Adds a move after the others.
  mutating func append(_ move: ScrollMove) {
    if let last = rest.last {
      if let sum = last.joined(with: move) { rest[rest.count - 1] = sum } else { rest.append(move) }
    } else if let only = first {
      if let sum = only.joined(with: move) { first = sum } else { rest.append(move) }
    } else {
      first = move
    }
  }

  package func forEach(_ body: (ScrollMove) -> Void) {
    if let first { body(first) }
    for move in rest { body(move) }
  }
}
