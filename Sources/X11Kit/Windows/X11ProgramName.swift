import Foundation

/// What WM_CLASS says of the program.
enum X11ProgramName {
  /// The name it was started by.
  static let started =
    CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "Casement"

  /// Its file, which is the same whatever link it was started by: desktop files name it.
  static let file: String = {
    let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    guard let name = path?.split(separator: "/").last else { return started }
    // The kernel says so of a file that an update has replaced.
    let mark = " (deleted)"
    return String(name.hasSuffix(mark) ? name.dropLast(mark.count) : name)
  }()
}
