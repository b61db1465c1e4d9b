/// The desktop's notifications. Main thread only; nothing waits for it, and nothing runs before it is asked.
@MainActor
package protocol NotificationService: AnyObject {
  /// Called with what the user does about notifications that were shown.
  var onEvent: @MainActor (DesktopNotificationEvent) -> Void { get set }

  /// Asks what the desktop can do with notifications; nil if it shows none. The completion is called once.
  func findAbilities(_ completion: @escaping @MainActor (NotificationAbilities?) -> Void)

  /// Shows a notification in place of one with the same identifier. The completion is called once, with false
  /// if it is not shown.
  func show(
    _ notification: DesktopNotification, completion: @escaping @MainActor (Bool) -> Void)

  /// Takes a notification off the screen and out of the desktop's list.
  func withdraw(_ identifier: String)

  /// Has the program's icon show a number; 0 shows none. Desktops that know no such numbers do nothing.
  func setBadge(_ count: Int)
}

/// What a desktop can do with notifications.
package struct NotificationAbilities: OptionSet, Hashable, Sendable {
  package var rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Buttons.
  package static let actions = NotificationAbilities(rawValue: 1)
  /// Text below the title.
  package static let body = NotificationAbilities(rawValue: 2)
  package static let sound = NotificationAbilities(rawValue: 4)
  /// A list of those that the user has not dealt with.
  package static let persistence = NotificationAbilities(rawValue: 8)
}

/// What a desktop is to show. Texts are plain, without markup.
package struct DesktopNotification: Hashable, Sendable {
  package struct Action: Hashable, Sendable {
    package var identifier: String
    package var title: String

    package init(identifier: String, title: String) {
      (self.identifier, self.title) = (identifier, title)
    }
  }

  package enum Urgency: UInt8, Sendable { case low, normal, critical }

  /// The program's own name for it.
  package var identifier: String
  package var title: String
  package var body = ""
  /// Buttons, in their order.
  package var actions: [Action] = []
  package var urgency = Urgency.normal
  package var isSilent = true
  /// The path of a sound's file; nil for the desktop's usual sound.
  package var soundFile: String?
  /// The path of a picture's file.
  package var imageFile: String?

  package init(identifier: String, title: String) {
    (self.identifier, self.title) = (identifier, title)
  }
}

/// What has become of a notification, by its identifier.
package enum DesktopNotificationEvent: Hashable, Sendable {
  /// The user has opened it, or pressed one of its buttons if there is an action. The token lets a window come to the
  /// front.
  case activated(String, action: String?, token: String?)
  /// It is gone: the user has closed it, or its time was over.
  case closed(String, byUser: Bool)
}
