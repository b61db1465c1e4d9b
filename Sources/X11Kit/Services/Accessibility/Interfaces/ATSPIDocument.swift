import DBusKit
import PlatformKit

/// A page that is shown.
struct ATSPIDocument: ATSPIInterface {
  static let name = "Document"
  let object: ATSPIObject
  var exists: Bool { node.role == .webView }

  func call(_ member: String, _ arguments: ATSPIArguments) -> [DBusValue]? {
    switch member {
    case "GetLocale": [.string(node.language)]
    case "GetAttributeValue": [.string("")]
    case "GetAttributes": [.texts([])]
    default: nil
    }
  }
}
