public import Foundation

/// What a notification says. It does not change; `UNMutableNotificationContent` does.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  var values = ContentValues()

  /// Says nothing.
  public override init() { super.init() }

  /// What is read first.
  open var title: String { values.title }
  /// Stands above the body.
  open var subtitle: String { values.subtitle }
  /// Plain text: signs of markup are shown as they are.
  open var body: String { values.body }
  /// The number on the app's icon; nil leaves it as it is, 0 removes it.
  open var badge: NSNumber? { values.badge }
  /// Nil is silent.
  open var sound: UNNotificationSound? { values.sound }
  /// The first picture among them is shown.
  open var attachments: [UNNotificationAttachment] { values.attachments }
  /// For the app's own use.
  open var userInfo: [AnyHashable: Any] { values.userInfo }
  /// Names the category that has the buttons.
  open var categoryIdentifier: String { values.categoryIdentifier }
  /// Stored only: desktops group notifications by program.
  open var threadIdentifier: String { values.threadIdentifier }
  /// Tells which scene is meant.
  open var targetContentIdentifier: String? { values.targetContentIdentifier }
  /// Stored only: desktops show no launch images.
  open var launchImageName: String { values.launchImageName }
  /// Becomes the desktop's urgency.
  open var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
  /// Stored only: desktops sort notifications by time.
  open var relevanceScore: Double { values.relevanceScore }
  /// Stored only: desktops have no focus filters.
  open var filterCriteria: String? { values.filterCriteria }

  /// The same for good.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UNNotificationContent()
    copy.values = values
    return copy
  }

  /// One that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = UNMutableNotificationContent()
    copy.values = values
    return copy
  }
}
