import DBusKit
import PlatformKit

/// The links in a text. Each is an object, but none of the children.
struct ATSPIHypertext: ATSPIInterface {
  static let name = "Hypertext"
  let object: ATSPIObject
  var exists: Bool { !links.isEmpty }

  func call(_ member: String, _ arguments: ATSPIArguments) -> [DBusValue]? {
    switch member {
    case "GetNLinks": [.int(links.count)]
    case "GetLink":
      arguments.int(0).map {
        [links.indices.contains($0) ? object.reference(toLink: $0) : object.reference(nil)]
      }
    case "GetLinkIndex": arguments.int(0).map { [.int(index(at: $0) ?? -1)] }
    default: nil
    }
  }

  private var links: [AccessibilityLink] { node.text?.links ?? [] }

  private func index(at offset: Int) -> Int? {
    let characters = ATSPICharacters(node.text?.string ?? "")
    guard characters.scalars.indices.contains(offset) else { return nil }
    let units = characters.units(offset)
    return links.firstIndex { $0.range.contains(units) }
  }
}
