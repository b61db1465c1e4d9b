import Foundation
import FoundationAdditions

extension UIDatePicker {
  /// What is found by name.
  nonisolated final class ObjCMembers: ObjectiveCMembers {
    static var properties: [KeyValueProperty] {
      [
        KeyValueProperty(
          "date", { (object: UIDatePicker) in object.date }, { $0.date = $1 },
          keyPath: { \UIDatePicker.date })
      ]
    }
  }
}
