import Foundation
import TemporaryPlaces

/// A folder that goes with the object.
final class TemporaryFolder {
  let url = TemporaryPlaces.new("casement-tests")

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file, with the folders on the way to it.
  @discardableResult
  func write(_ text: String, to path: String, isProgram: Bool = false) throws -> URL {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
    if isProgram { try makeProgram(file) }
    return file
  }

  /// Another process writes the program: a file that this one has written can't be run while a child
  /// that was forked meanwhile still holds it open.
  private func makeProgram(_ file: URL) throws {
    let copying = Process()
    copying.executableURL = URL(fileURLWithPath: "/bin/sh")
    copying.arguments = [
      "-c", #"cp "$0" "$0.copy" && chmod 755 "$0.copy" && mv "$0.copy" "$0""#, file.path,
    ]
    try copying.run()
    copying.waitUntilExit()
  }
}
