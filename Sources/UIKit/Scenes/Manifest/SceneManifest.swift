import Foundation

/// What the app's `Info.plist` says of scenes, of what they are opened for, of their tint and their fonts.
@MainActor
package struct SceneManifest {
  struct Configuration {
    var name: String?
    var role: UISceneSession.Role
    var sceneClass: AnyClass?
    var delegateClass: AnyClass?
    var storyboardName: String?
  }

  /// Nil without a manifest.
  var supportsMultipleScenes: Bool?
  var configurations: [Configuration] = []
  /// In lower case; nil if the app declares none.
  var urlSchemes: Set<String>?
  /// Those that the app always has.
  var shortcutItems: [UIApplicationShortcutItem] = []
  /// The app's tint, by its name in the asset catalogs; nil if the app does not say.
  var accentColorName: String?
  /// The storyboard that an app without scenes begins with; nil if it says none.
  var mainStoryboardName: String?

  /// The app's reverse domain name, which is also that of its desktop file; nil if it says none.
  var identifier: String?
  /// What people call the app; nil if it does not say.
  var displayName: String?
  /// Whether later starts of the app go to the one that runs.
  var isSingleInstance = false

  /// Files of fonts among the app's resources.
  var fontFiles: [String] = []

  /// Whether the app has a manifest.
  var hasScenes: Bool { supportsMultipleScenes != nil }

  /// Sets the classes of the configuration with this name and role; a nil name means the first.
  func configure(_ configuration: UISceneConfiguration) {
    let found = configurations.first {
      $0.role == configuration.role
        && (configuration.name == nil || $0.name == configuration.name)
    }
    if let name = found?.name { configuration.name = name }
    configuration.sceneClass = found?.sceneClass
    configuration.delegateClass = found?.delegateClass
    configuration.storyboardName = found?.storyboardName
  }
}
