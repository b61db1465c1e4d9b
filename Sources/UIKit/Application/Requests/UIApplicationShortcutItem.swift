public import Foundation

/// A shortcut of an app's icon. The program is started for one by the argument `--shortcut-item=TYPE`,
/// which an action of a desktop entry can give.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
  /// Tells shortcuts apart.
  open internal(set) var type: String
  /// What the user reads first.
  open internal(set) var localizedTitle: String
  /// What the user reads below the title.
  open internal(set) var localizedSubtitle: String?
  /// Beside the title.
  open internal(set) var icon: UIApplicationShortcutIcon?
  /// For the program's own use.
  open internal(set) var userInfo: [String: any NSSecureCoding]?
  /// Tells which scene is to get it.
  open internal(set) var targetContentIdentifier: Any?

  /// A shortcut for `UIApplication.shortcutItems`.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil,
    icon: UIApplicationShortcutIcon? = nil, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
  }
}

/// A shortcut that can be changed.
@preconcurrency @MainActor
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  open override var type: String {
    get { super.type }
    set { super.type = newValue }
  }
  open override var localizedTitle: String {
    get { super.localizedTitle }
    set { super.localizedTitle = newValue }
  }
  open override var localizedSubtitle: String? {
    get { super.localizedSubtitle }
    set { super.localizedSubtitle = newValue }
  }
  open override var icon: UIApplicationShortcutIcon? {
    get { super.icon }
    set { super.icon = newValue }
  }
  open override var userInfo: [String: any NSSecureCoding]? {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  open override var targetContentIdentifier: Any? {
    get { super.targetContentIdentifier }
    set { super.targetContentIdentifier = newValue }
  }
}

/// The picture of a shortcut. Desktops show none here.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  /// The system's own pictures.
  public enum IconType: Int, Sendable {
    case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation
    case favorite, love, cloud, invitation, confirmation, mail, message, date, time, capturePhoto
    case captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update
  }

  /// One of the system's.
  public init(type: IconType) { super.init() }

  /// An image of the app, as a template.
  public init(templateImageName: String) { super.init() }

  /// A symbol.
  public init(systemImageName: String) { super.init() }
}
