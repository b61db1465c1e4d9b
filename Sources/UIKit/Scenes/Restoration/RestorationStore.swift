import Diagnostics
import Foundation
import PlatformKit

/// Files that keep a program's scenes from one session of the user to the next, one for each name that a session
/// manager gives the program.
package struct RestorationStore {
  /// The program's own folder.
  var folder: URL

  /// More is no state of scenes.
  private static let largest = 1 << 22

  /// In the user's folder of states (XDG); nil without one.
  static var ofUser: RestorationStore? {
    let state = EnvironmentVariable.stateFolder.value.flatMap { $0.hasPrefix("/") ? $0 : nil }
    guard
      let base = state ?? EnvironmentVariable.home.value.map({ "\($0)/.local/state" }),
      let program = CommandLine.arguments.first?.split(separator: "/").last
    else { return nil }
    return RestorationStore(folder: URL(fileURLWithPath: "\(base)/casement/\(program)"))
  }

  /// Whether the file was written whole.
  func write(_ records: [SceneRecord], for identifier: String) -> Bool {
    guard let file = file(for: identifier) else { return false }
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      try encoder.encode(records).write(to: file, options: .atomic)
      return true
    } catch {
      Log.application.write("scenes are not kept for the next session: \(error)")
      return false
    }
  }

  /// Empty where there is no file; one that cannot be read is a line in the log.
  func read(_ identifier: String) -> [SceneRecord] {
    guard let file = file(for: identifier),
      let handle = try? FileHandle(forReadingFrom: file),
      let data = try? handle.read(upToCount: Self.largest)
    else { return [] }
    do {
      return try PropertyListDecoder().decode([SceneRecord].self, from: data)
    } catch {
      Log.application.write("\(file.path) is no list of scenes")
      return []
    }
  }

  func remove(_ identifier: String) {
    file(for: identifier).map { try? FileManager.default.removeItem(at: $0) }
  }

  /// Nil for names that are none of a session manager's, and could lead elsewhere.
  private func file(for identifier: String) -> URL? {
    let isName = identifier.utf8.allSatisfy {
      (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0) || $0 == 45
    }
    guard isName, (1...200).contains(identifier.utf8.count) else { return nil }
    return folder.appendingPathComponent("\(identifier).plist")
  }
}
