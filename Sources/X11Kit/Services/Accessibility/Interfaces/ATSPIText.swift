import DBusKit
import PlatformKit
import RasterKit

/// Text by characters: of fields and text views, and of labels. A long one is counted only when something about it is
/// asked, and then once.
final class ATSPIText: ATSPIInterface {
  static let name = "Text"
  let object: ATSPIObject
  private(set) lazy var characters = ATSPICharacters(
    node.text?.string ?? (node.role.isRead ? node.spokenName : ""))

  init(object: ATSPIObject) { self.object = object }

  var exists: Bool { node.text != nil || node.role.isRead }

  var properties: [String: DBusValue] {
    ["CharacterCount": .int(characters.count), "CaretOffset": .int(caret)]
  }

  func call(_ member: String, _ arguments: ATSPIArguments) -> [DBusValue]? {
    reading(member, arguments) ?? selecting(member, arguments) ?? placing(member, arguments)
  }

  private var caret: Int { node.text.map { characters.offset(units: $0.caret) } ?? 0 }

  private var selection: Range<Int> {
    node.text.map { characters.offsets(units: $0.selection) } ?? 0..<0
  }
}

// Reading.
extension ATSPIText {
  private func reading(_ member: String, _ arguments: ATSPIArguments) -> [DBusValue]? {
    guard let first = arguments.int(0) else {
      return member.contains("DefaultAttribute") ? [.texts([])] : nil
    }
    switch (member, arguments.int(1)) {
    case ("GetText", let end?):
      return range(first, end).map { [.text(characters.text($0))] }
    case ("GetStringAtOffset", let granularity?): return string(piece(granularity, at: first))
    case ("GetTextAtOffset", let boundary?): return string(bounded(boundary, at: first))
    case ("GetTextBeforeOffset", let boundary?):
      let here = bounded(boundary, at: first)
      return string(
        here.lowerBound > 0 ? bounded(boundary, at: here.lowerBound - 1) : 0..<0)
    case ("GetTextAfterOffset", let boundary?):
      return string(bounded(boundary, at: bounded(boundary, at: first).upperBound))
    case ("GetCharacterAtOffset", _):
      let isInside = characters.scalars.indices.contains(first)
      return [.int32(isInside ? Int32(bitPattern: characters.scalars[first].value) : 0)]
    case ("GetAttributes", _), ("GetAttributeRun", _): return attributes(at: first)
    case ("GetAttributeValue", _):
      return arguments.string(1).map { [.text(attribute($0, at: first))] }
    default: return nil
    }
  }

  private func range(_ start: Int, _ end: Int) -> Range<Int>? {
    let (start, end) = (characters.offset(start), characters.offset(end))
    return start <= end ? start..<end : nil
  }

  private func string(_ range: Range<Int>) -> [DBusValue] {
    [.text(characters.text(range)), .int(range.lowerBound), .int(range.upperBound)]
  }

  /// AT-SPI's granularities: character, word, sentence, line, paragraph.
  private func piece(_ granularity: Int, at offset: Int) -> Range<Int> {
    switch granularity {
    case 0: characters.piece(.character, at: offset)
    case 1: characters.piece(.word, at: offset)
    case 2: characters.piece(.sentence, at: offset)
    case 3: line(at: offset)
    default: characters.piece(.paragraph, at: offset)
    }
  }

  /// AT-SPI's older boundaries: character, start and end of words, of sentences, of lines.
  private func bounded(_ boundary: Int, at offset: Int) -> Range<Int> {
    piece([0, 1, 1, 2, 2, 3, 3][min(max(boundary, 0), 6)], at: offset)
  }

  private func line(at offset: Int) -> Range<Int> {
    guard (0...characters.count).contains(offset) else { return 0..<0 }
    let line = object.source?.line(at: characters.units(offset), in: node.id)
    return line.map(characters.offsets) ?? characters.piece(.paragraph, at: offset)
  }
}

// Caret and selection.
extension ATSPIText {
  private func selecting(_ member: String, _ arguments: ATSPIArguments) -> [DBusValue]? {
    switch (member, arguments.int(0), arguments.int(1)) {
    case ("GetNSelections", _, _): [.int32(selection.isEmpty ? 0 : 1)]
    case ("GetSelection", let index?, _):
      index == 0 && !selection.isEmpty
        ? [.int(selection.lowerBound), .int(selection.upperBound)] : [.int32(-1), .int32(-1)]
    case ("SetCaretOffset", let offset?, _): [.boolean(select(offset, offset))]
    case ("AddSelection", let start?, let end?): [.boolean(select(start, end))]
    case ("RemoveSelection", let index?, _):
      [.boolean(index == 0 && !selection.isEmpty && select(caret, caret))]
    case ("SetSelection", let index?, let start?):
      arguments.int(2).map { [.boolean(index == 0 && select(start, $0))] }
    default: nil
    }
  }

  private func select(_ start: Int, _ end: Int) -> Bool {
    let ends = [characters.offset(start), characters.offset(end)].sorted()
    return node.text != nil && object.perform(.select(characters.units(ends[0]..<ends[1])))
  }
}

// Places.
extension ATSPIText {
  private func placing(_ member: String, _ arguments: ATSPIArguments) -> [DBusValue]? {
    guard let first = arguments.int(0) else { return nil }
    switch member {
    case "GetCharacterExtents":
      return arguments.coordinates(1).map {
        extents(characters.scalars.indices.contains(first) ? first..<first + 1 : nil, $0)
      }
    case "GetRangeExtents":
      guard let end = arguments.int(1), let range = range(first, end) else { return nil }
      return arguments.coordinates(2).map { extents(range, $0) }
    case "GetOffsetAtPoint":
      guard let y = arguments.int(1), let coordinates = arguments.coordinates(2) else { return nil }
      let units = object.source?.offset(at: object.point(first, y, coordinates), in: node.id)
      return [.int(units.map { characters.offset(units: $0) } ?? -1)]
    case "ScrollSubstringTo": return [.boolean(object.perform(.scrollTo))]
    case "ScrollSubstringToPoint": return [.boolean(false)]
    default: return nil
    }
  }

  /// Nothing for characters that are not there.
  private func extents(_ range: Range<Int>?, _ coordinates: ATSPICoordinates) -> [DBusValue] {
    guard let range else {
      return object.extents(PixelRect(x: 0, y: 0, width: 0, height: 0), .window)
    }
    let box = object.source?.extents(of: characters.units(range), in: node.id)
    return object.extents(box ?? node.extents, coordinates)
  }
}

extension AccessibilityRole {
  /// Whether its name is a text that is read by characters.
  var isRead: Bool { self == .staticText || self == .heading }
}
