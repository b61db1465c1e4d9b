import DBusKit
import PlatformKit

/// A link that is an element of its own. Its address is the program's secret.
struct ATSPIHyperlink: ATSPIInterface {
  static let name = "Hyperlink"
  let object: ATSPIObject
  var exists: Bool { node.role == .link }

  var properties: [String: DBusValue] {
    ["NAnchors": .int16(1), "StartIndex": .int32(0), "EndIndex": .int32(1)]
  }

  func call(_ member: String, _ arguments: ATSPIArguments) -> [DBusValue]? {
    switch member {
    case "GetObject": [object.ownReference]
    case "GetURI": [.string("")]
    case "IsValid": [.boolean(true)]
    default: nil
    }
  }
}
