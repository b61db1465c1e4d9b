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

  /// The variables of Xcode's templates stand for the module's name; other variables say nothing here.
  func readIdentity(_ info: [String: Any], into manifest: inout SceneManifest) {
    func text(_ key: String) -> String? {
      let written = name(info[key], key)?
        .replacingOccurrences(of: "$(PRODUCT_NAME)", with: module)
        .replacingOccurrences(of: "$(PRODUCT_MODULE_NAME)", with: module)
      return written.flatMap { $0.contains("$(") ? nil : $0 }
    }
    manifest.identifier = text("CFBundleIdentifier")
    manifest.displayName = text("CFBundleDisplayName") ?? text("CFBundleName")
    let key = "LSMultipleInstancesProhibited"
    manifest.isSingleInstance = info[key].map { flag($0, key) } ?? false
    if manifest.isSingleInstance, manifest.identifier == nil {
      complain("\(key) needs a CFBundleIdentifier; several instances can run")
    }
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
