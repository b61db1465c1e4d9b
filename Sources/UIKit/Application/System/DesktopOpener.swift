import Diagnostics
import Foundation

/// Hands URLs to the desktop's own programs.
struct DesktopOpener: Sendable {
  /// The folders of the programs, as in `PATH`; nil takes that of the environment.
  var path: String?
  /// Where the programs are described; nil takes the folders of the environment.
  var folders: DesktopFolders?

  var runner: ProgramRunner { ProgramRunner(path: path) }
  var programs: DesktopPrograms {
    DesktopPrograms(runner: runner, folders: folders ?? DesktopFolders())
  }

  private static let commonSchemes: Set<String> = ["file", "ftp", "http", "https", "mailto"]

  /// URLs without a scheme could be taken for options of the command, and the app's settings are
  /// nobody's.
  func accepts(_ url: URL) -> Bool {
    url.scheme.map { !$0.isEmpty && $0 != "app-settings" } ?? false
  }

  func canOpen(_ url: URL) -> Bool {
    guard accepts(url), program("xdg-open") != nil, let scheme = url.scheme?.lowercased() else {
      return false
    }
    if Self.commonSchemes.contains(scheme) { return true }
    return output(of: "xdg-mime", ["query", "default", "x-scheme-handler/\(scheme)"])
      .map { !$0.isEmpty } ?? false
  }

  /// `completion` is called on any thread. The token lets the program come to the front.
  func open(_ url: URL, token: String? = nil, completion: @escaping @Sendable (Bool) -> Void) {
    guard let program = program("xdg-open") else {
      Log.application.write("\(url) is not opened: there is no xdg-open; install xdg-utils")
      return completion(false)
    }
    let process = Process()
    process.executableURL = program
    process.arguments = [url.absoluteString]
    if let token {
      process.environment = ProcessInfo.processInfo.environment
        .merging(["DESKTOP_STARTUP_ID": token]) { _, new in new }
    }
    process.standardInput = FileHandle.nullDevice
    process.whenEnded { completion($0.terminationStatus == 0) }
    do { try process.run() } catch { completion(false) }
  }

  private func output(of name: String, _ arguments: [String]) -> String? {
    guard let program = program(name) else { return nil }
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = program
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    // A process that has run would keep it open.
    try? pipe.fileHandleForReading.close()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private func program(_ name: String) -> URL? { runner.find(name) }
}
