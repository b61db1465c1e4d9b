import Foundation

/// Where the desktop keeps its programs and the user's choices. Source: XDG Base Directory Specification.
struct DesktopFolders: Equatable, Sendable {
  /// Folders with `mimeapps.list`, the user's first.
  var choices: [String]
  /// Folders with data, such as `applications` and `icons`, the user's first.
  var data: [String]
  /// The names of the desktop that runs, in lower case.
  var desktops: [String] = []

  init(_ environment: [String: String] = ProcessInfo.processInfo.environment) {
    func list(_ name: String, _ standard: String) -> [String] {
      let value = environment[name] ?? ""
      return (value.isEmpty ? standard : value).split(separator: ":").map(String.init)
        .filter { $0.hasPrefix("/") }
    }
    let home = environment["HOME"] ?? ""
    data =
      list("XDG_DATA_HOME", home + "/.local/share").prefix(1)
      + list("XDG_DATA_DIRS", "/usr/local/share:/usr/share")
    choices =
      list("XDG_CONFIG_HOME", home + "/.config").prefix(1) + list("XDG_CONFIG_DIRS", "/etc/xdg")
    desktops = (environment["XDG_CURRENT_DESKTOP"] ?? "").lowercased().split(separator: ":")
      .map(String.init).filter { !$0.contains("/") }
  }

  var applications: [String] { data.map { $0 + "/applications" } }
}
