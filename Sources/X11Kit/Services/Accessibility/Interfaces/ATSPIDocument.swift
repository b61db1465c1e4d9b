import DBusKit
import PlatformKit

/// A page that is shown.
struct ATSPIDocument: ATSPIInterface {
  static let name = "Document"
  let object: ATSPIObject
  var exists: Bool { node.role == .webView }

  func call(_ member: String, _ arguments: ATSPIArguments) -> [DBusValue]? {
    switch member {
    case "GetLocale": [.text(node.language)]
    case "GetAttributeValue":
      arguments.string(0).map { name in
        [.text(attributes.first { $0.0 == name }?.1 ?? "")]
      }
    case "GetAttributes": [.texts(attributes)]
    default: nil
    }
  }

  private var attributes: [(String, String)] {
    node.address.isEmpty ? [] : [("DocURL", node.address)]
  }
}
