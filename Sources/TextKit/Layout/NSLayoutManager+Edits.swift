// Walk T6: edits. In: the edited range. Out: blocks that have to be laid out anew. Next:
// Paragraphs/ParagraphIndex.

import CoreGraphics
import Foundation
import RasterKit

extension NSLayoutManager {
  var buffer: TextBuffer { storage?.content.text ?? TextBuffer() }

  func setStorage(_ new: NSTextStorage?) {
    storage = new
    temporaryRuns = nil
    invalidateAll()
  }

  func insert(_ container: NSTextContainer, at place: Int) {
    container.layoutManager?.textContainers.removeAll { $0 === container }
    textContainers.insert(container, at: min(max(0, place), textContainers.count))
    container.layoutManager = self
    invalidateAll()
  }

  func removeContainer(at place: Int) {
    guard textContainers.indices.contains(place) else { return }
    textContainers.remove(at: place).layoutManager = nil
    invalidateAll()
  }

  func removeTextContainer(_ container: NSTextContainer) {
    if let place = textContainers.firstIndex(where: { $0 === container }) {
      removeTextContainer(at: place)
    }
  }

  /// Forgets all layout and says so.
  func invalidateAll() {
    forgetAll()
    delegate?.layoutManagerDidInvalidateLayout(self)
  }

  private func forgetAll() {
    generation += 1
    isIndexValid = false
    layouts = Self.noLayouts
    lastRead = nil
  }

  /// Replaces the blocks that an edit touches by one to be laid out.
  func edit(_ range: NSRange, _ delta: Int) {
    generation += 1
    let new = range.location..<range.location + range.length
    editTemporary(new, delta)
    guard isIndexValid, container?.isBounded == false,
      index.measures.units + delta == buffer.count, new.upperBound <= buffer.count,
      new.upperBound - delta >= new.lowerBound
    else { return forgetAll() }
    var part = touched(new, delta)
    widen(&part, delta)
    // Beside an obstacle, the lines below depend on the height of those above.
    let top = index.place(index: part.slots.lowerBound)?.top ?? index.measures.height
    if top < obstaclesBottom { return forgetAll() }
    replace(part)
  }

  /// Blocks, and the range that takes their place.
  struct Part {
    var slots: Range<Int>
    var range: Range<Int>
  }

  private func touched(_ new: Range<Int>, _ delta: Int) -> Part {
    let oldEnd = new.upperBound - delta
    guard let first = index.place(at: new.lowerBound) else { return Part(slots: 0..<0, range: new) }
    let isAfterAll =
      new.lowerBound == index.measures.units && buffer.isParagraphStart(new.lowerBound)
    if isAfterAll { return Part(slots: first.index + 1..<first.index + 1, range: new) }
    let last = oldEnd > first.range.upperBound ? index.place(at: oldEnd - 1)! : first
    return Part(
      slots: first.index..<last.index + 1, range: first.start..<last.range.upperBound + delta)
  }

  /// Takes neighbours along that no longer start, or now start, where a paragraph does.
  private func widen(_ part: inout Part, _ delta: Int) {
    while let before = index.place(index: part.slots.lowerBound - 1),
      let block = index.place(index: part.slots.lowerBound)?.block,
      buffer.isParagraphStart(part.range.lowerBound) != block.startsParagraph
    {
      part.slots = before.index..<part.slots.upperBound
      part.range = before.start..<part.range.upperBound
    }
    while let after = index.place(index: part.slots.upperBound),
      buffer.isParagraphStart(part.range.upperBound) != after.block.startsParagraph
        || part.range.lowerBound == 0 && delta != 0 && part.range.isEmpty
    {
      part.slots = part.slots.lowerBound..<after.index + 1
      part.range = part.range.lowerBound..<part.range.upperBound + after.block.length
    }
  }

  private func replace(_ part: Part) {
    var height: CGFloat = 0
    for slot in part.slots {
      guard let place = index.place(index: slot) else { continue }
      height += place.block.height
      forget(place.block)
    }
    let isOne = part.slots.count == 1 && part.range.count < longestPiece
    let guess = isOne ? height : estimatedHeight(part.range)
    let block = LayoutBlock(
      state: .estimated, length: part.range.count, height: guess,
      startsParagraph: buffer.isParagraphStart(part.range.lowerBound))
    index.replace(part.slots, with: part.range.isEmpty ? [] : [block])
  }

  func forget(_ block: LayoutBlock) {
    if case .laidOut(let number) = block.state { layouts.remove(number) }
  }

  /// Returns the range of the paragraphs that are laid out anew.
  func invalidate(_ range: NSRange) -> NSRange {
    let limit = buffer.count
    let start = min(max(0, range.location), limit)
    let end = min(max(start, start + max(0, min(range.length, limit))), limit)
    let paragraphs = buffer.paragraphs(start..<end)
    lastRead = nil
    edit(NSRange(paragraphs), 0)
    delegate?.layoutManagerDidInvalidateLayout(self)
    return NSRange(paragraphs)
  }

  /// Makes the layouts of a range anew when they are needed; their heights stay.
  func invalidateDisplay(_ range: NSRange) {
    lastRead = nil
    displayDidChange()
    guard isIndexValid, range.length > 0 else { return }
    var place = index.place(at: max(0, range.location))
    while let found = place, found.start < range.location + range.length {
      forget(found.block)
      place = index.place(index: found.index + 1)
    }
  }
}
