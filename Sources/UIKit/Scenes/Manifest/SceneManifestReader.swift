import Diagnostics
import Foundation
package import FoundationAdditions

/// Reads the scene manifest, URL schemes, shortcuts, tint and fonts of an app from its `Info.plist`.
///
/// SwiftPM writes an `Info.plist` of its own and refuses the app's, so the app's is a resource of its
/// target under the name `Info.casement.plist`; the build plugin renames it. Where there is none, lists
/// whose names end in `-Info.plist` are read, as some projects call theirs. Each fault in it is a line in the log,
/// and the rest counts.
@MainActor
package struct SceneManifestReader {
  let file: URL
  /// The module of the app delegate, where classes are looked for.
  let module: String

  /// The manifest of the app whose delegate is in `module`; empty where there is none. It is read from
  /// the resource folder of that module.
  package static func manifest(
    ofModule module: String, among folders: ResourceFolders = .ofProgram
  ) -> SceneManifest {
    let manifests = folders.folders(ofTarget: module).flatMap(files)
      .map { SceneManifestReader(file: $0, module: module).read() }
    return manifests.first(where: \.hasScenes) ?? manifests.first ?? SceneManifest()
  }

  private static func files(in folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let renamed = names.filter { $0 == "Info.casement.plist" }
    let found = renamed.isEmpty ? names.filter { $0.hasSuffix("-Info.plist") }.sorted() : renamed
    return found.map { folder.appendingPathComponent($0) }
  }

  func read() -> SceneManifest {
    guard let data = try? Data(contentsOf: file),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let info = list as? [String: Any]
    else {
      complain("is not a property list; the app has no scenes. Write one with a dictionary")
      return SceneManifest()
    }
    var manifest = scenes(info["UIApplicationSceneManifest"])
    manifest.urlSchemes = urlSchemes(info["CFBundleURLTypes"])
    manifest.shortcutItems = shortcutItems(info["UIApplicationShortcutItems"])
    manifest.accentColorName = name(info["NSAccentColorName"], "NSAccentColorName")
    manifest.fontFiles = names(info["UIAppFonts"], "UIAppFonts")
    manifest.mainStoryboardName = name(info["UIMainStoryboardFile"], "UIMainStoryboardFile")
    readIdentity(info, into: &manifest)
    return manifest
  }

  func name(_ value: Any?, _ key: String) -> String? {
    guard let value else { return nil }
    if let name = value as? String { return name.isEmpty ? nil : name }
    complain("\(key) is no string; it is ignored")
    return nil
  }

  private func names(_ value: Any?, _ key: String) -> [String] {
    guard let value else { return [] }
    if let names = value as? [String] { return names }
    complain("\(key) is no array of strings; it is ignored")
    return []
  }

  private func scenes(_ value: Any?) -> SceneManifest {
    guard let value else { return SceneManifest() }
    guard let manifest = value as? [String: Any] else {
      complain("UIApplicationSceneManifest is no dictionary; the app has no scenes")
      return SceneManifest()
    }
    return SceneManifest(
      supportsMultipleScenes: manifest["UIApplicationSupportsMultipleScenes"]
        .map { flag($0, "UIApplicationSupportsMultipleScenes") } ?? false,
      configurations: configurations(manifest["UISceneConfigurations"]))
  }

  func flag(_ value: Any, _ key: String) -> Bool {
    if let flag = value as? Bool { return flag }
    complain("\(key) is no Boolean; it counts as false")
    return false
  }

  private func configurations(_ value: Any?) -> [SceneManifest.Configuration] {
    guard let value else { return [] }
    guard let roles = value as? [String: Any] else {
      complain("UISceneConfigurations is no dictionary of roles; it is ignored")
      return []
    }
    return roles.sorted { $0.key < $1.key }.flatMap { role, value in
      guard let entries = value as? [[String: Any]] else {
        complain("\(role) is no array of configurations; it is ignored")
        return [SceneManifest.Configuration]()
      }
      return entries.map { configuration($0, role: role) }
    }
  }

  private func configuration(
    _ entry: [String: Any], role: String
  ) -> SceneManifest.Configuration {
    SceneManifest.Configuration(
      name: entry["UISceneConfigurationName"] as? String,
      role: UISceneSession.Role(rawValue: role),
      sceneClass: type(entry["UISceneClassName"], key: "UISceneClassName"),
      delegateClass: type(entry["UISceneDelegateClassName"], key: "UISceneDelegateClassName"),
      storyboardName: name(entry["UISceneStoryboardFile"], "UISceneStoryboardFile"))
  }

  /// A class by its name, with the module or without.
  private func type(_ value: Any?, key: String) -> AnyClass? {
    guard let value else { return nil }
    guard let written = value as? String else {
      complain("\(key) is no string; it is ignored")
      return nil
    }
    let name = written.replacingOccurrences(of: "$(PRODUCT_MODULE_NAME)", with: module)
    let candidates = name.contains(".") ? [name] : ["\(module).\(name)", "UIKit.\(name)"]
    for candidate in candidates {
      if let type = NSClassFromString(candidate) { return type }
    }
    complain("\(key) names \(written), but there is no class \(candidates[0]); correct the name")
    return nil
  }

  func complain(_ reason: String) {
    Log.application.write("\(file.path): \(reason)")
  }
}
