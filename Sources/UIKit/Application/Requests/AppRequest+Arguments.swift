import Foundation

// Desktops start programs with what is to be opened as arguments: URLs, or paths of files.

extension AppRequest {
  /// Begins an argument that names the type of a shortcut.
  static let shortcutOption = "--shortcut-item="

  /// Finds URLs, paths of files and a shortcut among the arguments of a program, without its name.
  /// Other options and words are the program's own.
  init(arguments: [String], manifest: SceneManifest) {
    self.init()
    let ended = arguments.firstIndex(of: "--") ?? arguments.count
    for argument in arguments[..<ended] {
      if argument.hasPrefix(Self.shortcutOption) {
        let type = String(argument.dropFirst(Self.shortcutOption.count))
        shortcutItem = manifest.shortcutItem(ofType: type)
      } else if !argument.hasPrefix("-"), let url = manifest.url(of: argument) {
        urls.append(url)
      }
    }
    urls += arguments[ended...].dropFirst().compactMap(manifest.url)
  }
}

extension SceneManifest {
  /// The type of the shortcut that an action of the desktop file stands for: there each sign that is no ASCII letter
  /// or digit is a hyphen.
  func shortcutType(ofAction action: String) -> String {
    let types = shortcutItems.map(\.type)
    return types.first { $0 == action } ?? types.first { Self.actionName($0) == action } ?? action
  }

  private static func actionName(_ type: String) -> String {
    let scalars = type.unicodeScalars.map { scalar -> Unicode.Scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9": scalar
      default: "-"
      }
    }
    return String(String.UnicodeScalarView(scalars))
  }

  /// One of the manifest's shortcuts, or one that has only its type.
  fileprivate func shortcutItem(ofType type: String) -> UIApplicationShortcutItem? {
    if type.isEmpty { return nil }
    return shortcutItems.first { $0.type == type }
      ?? UIApplicationShortcutItem(type: type, localizedTitle: "")
  }

  fileprivate func url(of argument: String) -> URL? { address(argument) ?? file(argument) }

  /// A file's URL, or one of a scheme that the app has declared; without declarations, anything with a
  /// scheme and `//`.
  private func address(_ argument: String) -> URL? {
    guard let url = URL(string: argument), let scheme = url.scheme?.lowercased() else { return nil }
    let isMeant = urlSchemes?.contains(scheme) ?? argument.contains("://")
    return url.isFileURL || isMeant ? url : nil
  }

  /// A file that exists. A folder needs its whole path, since a single word is rather an argument of
  /// the program's own.
  private func file(_ argument: String) -> URL? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: argument, isDirectory: &isFolder),
      !isFolder.boolValue || argument.hasPrefix("/")
    else { return nil }
    return URL(fileURLWithPath: argument).standardizedFileURL
  }
}
