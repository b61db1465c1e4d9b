import DBusKit
import Foundation
import PlatformKit

/// A notification in the words of the desktop's service.
struct NotificationWords {
  /// What the service calls a press on the notification itself.
  private static let defaultKey = "default"

  private let notification: DesktopNotification
  private let capabilities: Set<String>

  init(_ notification: DesktopNotification, capabilities: Set<String>) {
    (self.notification, self.capabilities) = (notification, capabilities)
  }

  /// Of `Notify`. The number is that of the notification to replace; 0 for none.
  func arguments(replacing number: UInt32, by program: ProgramIdentity) -> [DBusValue] {
    [
      .string(program.name), .uint32(number), .string(""), .string(clean(notification.title)),
      .string(body), .array(of: "s", actions.map { .string(clean($0)) }),
      .options(hints(program)), .int32(-1),
    ]
  }

  /// What the user has pressed.
  enum Press: Equatable {
    case notification
    case action(String)
  }

  /// Nil for a key that is none of ours.
  static func press(for key: String, of notification: DesktopNotification) -> Press? {
    if key == defaultKey { return .notification }
    guard let index = Int(key), notification.actions.indices.contains(index) else { return nil }
    return .action(notification.actions[index].identifier)
  }

  /// Services without markup show it as it is, those with it would take the text's signs for it.
  private var body: String {
    let text = clean(notification.body)
    guard capabilities.contains("body-markup") else { return text }
    return text.replacingOccurrences(of: "&", with: "&amp;")
      .replacingOccurrences(of: "<", with: "&lt;").replacingOccurrences(of: ">", with: "&gt;")
  }

  /// Keys and titles in turn. The keys are numbers, as the program's own could be the service's words.
  private var actions: [String] {
    guard capabilities.contains("actions") else { return [] }
    let own = notification.actions.enumerated().flatMap { ["\($0.offset)", $0.element.title] }
    return [Self.defaultKey, ""] + own
  }

  private func hints(_ program: ProgramIdentity) -> [(String, DBusValue)] {
    var hints: [(String, DBusValue)] = [
      ("urgency", .byte(notification.urgency.rawValue)),
      ("desktop-entry", .string(program.identifier)),
    ]
    if notification.isSilent {
      hints.append(("suppress-sound", .boolean(true)))
    } else if let file = notification.soundFile {
      hints.append(("sound-file", .string(file)))
    } else {
      hints.append(("sound-name", .string("message-new-instant")))
    }
    if let file = notification.imageFile {
      hints.append(("image-path", .string(URL(fileURLWithPath: file).absoluteString)))
    }
    return hints
  }

  /// Messages can't have zeros in their texts.
  private func clean(_ text: String) -> String { text.replacingOccurrences(of: "\0", with: "") }
}
