import Foundation

/// A window manager that tests run under.
package enum WindowManager: String, CaseIterable, Sendable, CustomStringConvertible {
  case openbox, xfwm4, metacity, mutter, i3, twm
  /// A server without one.
  case none

  package var description: String { rawValue }

  /// Whether it speaks EWMH.
  package var isExtended: Bool { self != .twm && self != .none }
  /// Whether it puts windows where and as large as they ask to be. i3 tiles: it knows neither maximised
  /// windows nor icons.
  package var isFloating: Bool { self != .i3 }
  /// Whether it shows windows through a compositor of its own.
  package var isCompositing: Bool { self == .mutter }
  /// Whether it owns the selection of compositing managers. metacity does though it composites nothing.
  package var claimsCompositing: Bool { isCompositing || self == .metacity }

  /// Whether the machine has it.
  package var isInstalled: Bool {
    self == .none
      || (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        .contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(rawValue)") }
  }

  /// Those that the machine has.
  package static let installed = allCases.filter(\.isInstalled)
  /// Those of them that speak EWMH.
  package static let extended = installed.filter(\.isExtended)
  /// Those of the latter that put windows where and as large as they ask to be.
  package static let floating = extended.filter(\.isFloating)

  /// Its command, with a configuration in `folder` that asks the user nothing.
  func command(in folder: URL) throws -> [String] {
    func file(_ text: String) throws -> String {
      let file = folder.appendingPathComponent("\(rawValue).conf")
      try text.write(to: file, atomically: true, encoding: .utf8)
      return file.path
    }
    switch self {
    case .openbox: return [rawValue] + (try openboxOptions(file))
    case .xfwm4: return [rawValue, "--compositor=off"]
    case .metacity: return [rawValue, "--compositor=none", "--sm-disable"]
    case .mutter: return [rawValue, "--x11", "--sm-disable"]
    case .i3: return [rawValue, "-c", try file("# i3 config file (v4)\nfont fixed\n")]
    case .twm: return [rawValue, "-f", try file(Self.twmOptions)]
    case .none: return []
    }
  }

  /// Those of its fonts that come with every server, as it doesn't start without one.
  private static let twmOptions = """
    NoGrabServer
    RandomPlacement
    TitleFont "fixed"
    ResizeFont "fixed"
    MenuFont "fixed"
    IconFont "fixed"
    IconManagerFont "fixed"

    """

  /// Its own configuration, but that it doesn't show the desktop's name, which would take clicks in the middle of
  /// the screen for a second.
  private func openboxOptions(_ file: (String) throws -> String) throws -> [String] {
    guard let own = try? String(contentsOfFile: "/etc/xdg/openbox/rc.xml", encoding: .utf8) else {
      return []
    }
    let text = own.replacing("<popupTime>875</popupTime>", with: "<popupTime>0</popupTime>")
    return ["--config-file", try file(text)]
  }
}
