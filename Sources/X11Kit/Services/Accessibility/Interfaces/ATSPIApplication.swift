import DBusKit
import PlatformKit

/// The program.
struct ATSPIApplication: ATSPIInterface {
  static let name = "Application"
  let object: ATSPIObject
  var exists: Bool { node.id == .application }

  var properties: [String: DBusValue] {
    [
      "ToolkitName": .string("Casement"), "Version": .string("1.0"),
      "ToolkitVersion": .string("1.0"), "AtspiVersion": .string("2.1"), "Id": .int32(0),
    ]
  }

  func call(_ member: String, _ arguments: ATSPIArguments) -> [DBusValue]? {
    switch member {
    case "GetLocale": [.text(node.language)]
    case "GetApplicationBusAddress": [.string("")]
    case "RegisterEventListener", "DeregisterEventListener": []
    default: nil
    }
  }

  /// The registry numbers its programs; we need no number.
  func set(_ property: String, _ value: DBusValue) -> Bool { property == "Id" }
}
