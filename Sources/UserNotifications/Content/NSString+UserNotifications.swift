public import Foundation
import FoundationAdditions

extension NSString {
  /// The app's text for a key, in the user's language, with the arguments in the places of `%@`.
  public static func localizedUserNotificationString(
    forKey key: String, arguments: [Any]?
  ) -> String {
    let format = NSLocalizedString(key, comment: "")
    guard let arguments, !arguments.isEmpty else { return format }
    return String(format: format, arguments: arguments.map { String(describing: $0) as NSString })
  }
}
