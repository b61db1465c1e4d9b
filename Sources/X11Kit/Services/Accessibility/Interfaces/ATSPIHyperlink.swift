import DBusKit
import PlatformKit

/// A link: an element of its own, or a piece of a text.
struct ATSPIHyperlink: ATSPIInterface {
  static let name = "Hyperlink"
  let object: ATSPIObject
  var exists: Bool { node.role == .link }

  var properties: [String: DBusValue] {
    let range = object.link?.range ?? 0..<1
    return [
      "NAnchors": .int16(1), "StartIndex": .int(range.lowerBound),
      "EndIndex": .int(range.upperBound),
    ]
  }

  func call(_ member: String, _ arguments: ATSPIArguments) -> [DBusValue]? {
    switch member {
    case "GetObject": [object.ownReference]
    case "GetURI": [.text(node.address)]
    case "IsValid": [.boolean(true)]
    default: nil
    }
  }
}
