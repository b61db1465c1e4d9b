// Walk T6: which paragraphs have been laid out, and how high they are. In: edits and measured heights.
// Out: blocks by offset and by height. Next: Layout/BlockLayout.

import CoreGraphics
import SumTreeKit

/// The blocks of a text in order, found by offset and by height in logarithmic time.
struct ParagraphIndex {
  private(set) var blocks: SumTree<LayoutBlock>

  /// A block and where it is.
  struct Place {
    let index: Int
    let start: Int
    let top: CGFloat
    let block: LayoutBlock

    var range: Range<Int> { start..<start + block.length }
    var bottom: CGFloat { top + block.height }
  }

  /// Nothing is laid out.
  init(length: Int = 0, height: CGFloat = 0) {
    let all = LayoutBlock(state: .estimated, length: length, height: height, startsParagraph: true)
    blocks = SumTree(length == 0 ? [] : [all])
  }

  var measures: LayoutMeasures { blocks.summary }

  /// The block with the unit after an offset; the last one at the end; nil in an empty text.
  func place(at offset: Int) -> Place? {
    if let found = blocks.first(where: { $0.units > offset }) { return Place(found) }
    return blocks.count == 0 ? nil : Place(blocks.place(at: blocks.count - 1))
  }

  /// The block at a height; the last one below all.
  func place(atY y: CGFloat) -> Place? {
    if let found = blocks.first(where: { $0.height > y }) { return Place(found) }
    return blocks.count == 0 ? nil : Place(blocks.place(at: blocks.count - 1))
  }

  func place(index: Int) -> Place? {
    index >= 0 && index < blocks.count ? Place(blocks.place(at: index)) : nil
  }

  /// Calls `body` with the blocks from an index on until it returns false.
  ///
  /// - Complexity: logarithmic, and linear in the number of calls.
  func visit(from index: Int, _ body: (Place) -> Bool) {
    blocks.visit(from: index) { body(Place($0)) }
  }

  mutating func replace(_ range: Range<Int>, with new: [LayoutBlock]) {
    blocks.replace(range, with: new)
  }

  mutating func update(_ index: Int, _ body: (inout LayoutBlock) -> Void) {
    blocks.update(at: index, body)
  }

  /// Puts a block that was laid out in place of a part of an estimated one. What is left of that
  /// shares the rest of the guess by length.
  mutating func cut(_ place: Place, to piece: Range<Int>, _ block: LayoutBlock) {
    let whole = place.block
    func rest(_ range: Range<Int>, startsParagraph: Bool) -> [LayoutBlock] {
      if range.isEmpty { return [] }
      let share = CGFloat(range.count) / CGFloat(whole.length)
      return [
        LayoutBlock(
          state: .estimated, length: range.count, height: whole.height * share,
          startsParagraph: startsParagraph)
      ]
    }
    let before = rest(place.start..<piece.lowerBound, startsParagraph: whole.startsParagraph)
    let after = rest(
      piece.upperBound..<place.range.upperBound, startsParagraph: block.endsParagraph)
    replace(place.index..<place.index + 1, with: before + [block] + after)
  }
}

extension ParagraphIndex.Place {
  fileprivate init(_ place: SumTree<LayoutBlock>.Place) {
    self.init(
      index: place.index, start: place.before.units, top: place.before.height,
      block: place.element)
  }
}
