import Foundation
package import FoundationAdditions

/// What the user or another program asks the app to do.
@MainActor
package struct AppRequest {
  package var urls: [URL] = []
  package var shortcutItem: UIApplicationShortcutItem?
  package var userActivity: NSUserActivity?

  package init() {}

  var isEmpty: Bool { urls.isEmpty && shortcutItem == nil && userActivity == nil }

  /// Tells which scene is to get it.
  var targetContentIdentifier: String? {
    urls.first?.absoluteString ?? shortcutItem?.targetContentIdentifier as? String
      ?? userActivity?.targetContentIdentifier
  }
}
