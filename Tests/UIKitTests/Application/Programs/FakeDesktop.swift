import Foundation

@testable import UIKit

/// A desktop with programs of its own: scripts, `.desktop` files and the user's choices.
final class FakeDesktop {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  var folders: DesktopFolders {
    DesktopFolders([
      "XDG_DATA_HOME": folder.url.path + "/data", "XDG_DATA_DIRS": folder.url.path + "/system",
      "XDG_CONFIG_HOME": folder.url.path + "/config", "XDG_CONFIG_DIRS": folder.url.path + "/none",
      "XDG_CURRENT_DESKTOP": "Fake",
    ])
  }

  var opener: DesktopOpener { DesktopOpener(path: folder.url.path, folders: folders) }

  /// A program that writes its arguments to `name.arguments`, one on a line.
  func program(_ name: String, status: Int = 0, output: String = "") throws {
    try folder.write(
      """
      #!/bin/sh
      for word in "$@"; do printf '%s\\n' "$word" >> "\(folder.url.path)/\(name).part"; done
      mv "\(folder.url.path)/\(name).part" "\(folder.url.path)/\(name).arguments"
      printf '\(output)'
      exit \(status)
      """, to: name, isProgram: true)
  }

  func entry(_ name: String, exec: String, more: String = "", in place: String = "data") throws {
    try folder.write(
      "[Desktop Entry]\nType=Application\nName=\(name) Program\nExec=\(exec)\n\(more)\n",
      to: "\(place)/applications/\(name).desktop")
  }

  func choices(_ text: String, to path: String = "config/mimeapps.list") throws {
    try folder.write(text, to: path)
  }

  /// What the program was called with, once it was.
  @MainActor func arguments(of name: String) async throws -> [String] {
    let file = folder.url.appendingPathComponent("\(name).arguments")
    try await wait { FileManager.default.fileExists(atPath: file.path) }
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
  }
}

/// Waits for another process or thread, with the main queue running.
@MainActor
func wait(until isDone: @MainActor () -> Bool) async throws {
  for _ in 0..<6000 {
    if isDone() { return }
    try await Task.sleep(nanoseconds: 10_000_000)
  }
}
