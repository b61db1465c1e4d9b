public import Foundation

/// The name of a sound's file among the app's resources.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// What is heard with a notification.
open class UNNotificationSound: NSObject, NSCopying, @unchecked Sendable {
  /// Nil for the desktop's own.
  let name: UNNotificationSoundName?

  init(name: UNNotificationSoundName?) {
    self.name = name
    super.init()
  }

  /// A file of the app; the desktop's own sound where there is no such file.
  public convenience init(named name: UNNotificationSoundName) { self.init(name: name) }

  /// The desktop's own.
  open class var `default`: UNNotificationSound { UNNotificationSound(name: nil) }
  /// The desktop's own: it decides what is heard while it is muted.
  open class var defaultCritical: UNNotificationSound { UNNotificationSound(name: nil) }
  /// The desktop's own: it decides how loud that is.
  open class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound {
    UNNotificationSound(name: nil)
  }
  /// A file of the app: the desktop decides what is heard while it is muted.
  open class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound(name: name)
  }
  /// A file of the app: the desktop decides how loud that is.
  open class func criticalSoundNamed(
    _ name: UNNotificationSoundName, withAudioVolume volume: Float
  ) -> UNNotificationSound {
    UNNotificationSound(name: name)
  }

  /// Itself, as it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UNNotificationSound)?.name == name
  }

  open override var hash: Int { name.hashValue }

  /// The file's path; nil for the desktop's own sound.
  var file: String? {
    name.flatMap { Bundle.main.url(forResource: $0.rawValue, withExtension: nil)?.path }
  }
}
