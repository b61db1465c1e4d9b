import Foundation
import FoundationAdditions
import InterfaceFiles

/// Sets outlets: of the program's classes by their names, of UIKit's by the table of their kind.
@MainActor
enum NibOutlets {
  static func set(
    _ property: String, of source: AnyObject, to value: Any, _ connection: InterfaceElement,
    _ file: NibSource
  ) {
    if let object = source as? NSObject, object.takesValue(forKeyPath: property) {
      return object.setValue(value, forKey: property)
    }
    let kinds = NibKind.chain(of: type(of: source))
    guard let connect = kinds.reversed().lazy.compactMap({ $0.outlets[property] }).first else {
      // Ends the process with Apple's reason.
      (source as? NSObject)?.setValue(value, forKey: property)
      return
    }
    if !connect(source, value) {
      file.complain(
        connection,
        "\(property) of \(type(of: source)) is not set: \(type(of: value)) does not suit")
    }
  }
}
