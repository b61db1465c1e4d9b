import Foundation

// What the app can be asked to open.

extension SceneManifestReader {
  /// Nil without any.
  func urlSchemes(_ value: Any?) -> Set<String>? {
    guard let value else { return nil }
    guard let types = value as? [[String: Any]] else {
      complain("CFBundleURLTypes is no array of dictionaries; it is ignored")
      return nil
    }
    return Set(
      types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }.map { $0.lowercased() })
  }

  func shortcutItems(_ value: Any?) -> [UIApplicationShortcutItem] {
    guard let value else { return [] }
    guard let entries = value as? [[String: Any]] else {
      complain("UIApplicationShortcutItems is no array of dictionaries; it is ignored")
      return []
    }
    return entries.compactMap(shortcutItem)
  }

  private func shortcutItem(_ entry: [String: Any]) -> UIApplicationShortcutItem? {
    guard let type = entry["UIApplicationShortcutItemType"] as? String else {
      complain("a shortcut has no UIApplicationShortcutItemType; it is ignored")
      return nil
    }
    return UIApplicationShortcutItem(
      type: type, localizedTitle: entry["UIApplicationShortcutItemTitle"] as? String ?? "",
      localizedSubtitle: entry["UIApplicationShortcutItemSubtitle"] as? String)
  }
}
