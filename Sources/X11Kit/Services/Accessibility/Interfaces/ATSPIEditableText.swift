import DBusKit
import PlatformKit

/// Text that can be changed.
struct ATSPIEditableText: ATSPIInterface {
  static let name = "EditableText"
  let object: ATSPIObject
  var exists: Bool { node.text?.isEditable == true }

  func call(_ member: String, _ arguments: ATSPIArguments) -> [DBusValue]? {
    switch member {
    case "SetTextContents": arguments.string(0).map { [.boolean(object.perform(.setText($0)))] }
    case "InsertText": insert(arguments).map { [.boolean($0)] }
    case "DeleteText": range(arguments).map { [.boolean(object.perform(.deleteText($0)))] }
    case "CopyText": range(arguments).map { copy($0) }
    case "CutText": range(arguments).map { [.boolean(object.perform(.cutText($0)))] }
    case "PasteText":
      arguments.int(0).map { [.boolean(object.perform(.pasteText(at: units($0))))] }
    default: nil
    }
  }

  private var characters: ATSPICharacters { ATSPICharacters(node.text?.string ?? "") }

  /// The length is in characters; -1 stands for all.
  private func insert(_ arguments: ATSPIArguments) -> Bool? {
    guard let place = arguments.int(0), let text = arguments.string(1),
      let length = arguments.int(2)
    else { return nil }
    let all = ATSPICharacters(text)
    let inserted = all.text(0..<all.offset(length))
    return object.perform(.insertText(inserted, at: units(place)))
  }

  /// Nothing is answered.
  private func copy(_ range: Range<Int>) -> [DBusValue] {
    _ = object.perform(.copyText(range))
    return []
  }

  private func units(_ place: Int) -> Int { characters.units(characters.offset(place)) }

  private func range(_ arguments: ATSPIArguments) -> Range<Int>? {
    guard let start = arguments.int(0), let end = arguments.int(1) else { return nil }
    let all = characters
    let (first, last) = (all.offset(start), all.offset(end))
    return first <= last ? all.units(first..<last) : nil
  }
}
