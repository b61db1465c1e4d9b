package import Foundation
import Glibc
import ProcessStarting

/// Paths for files of tests. What is still there when the tests end is removed then, also when they crash: objects that
/// are never released have no other end, and some work goes on after the test that began it.
package enum TemporaryPlaces {
  /// Is told of paths until the tests end for any reason, and gives programs that end with them a second. Signals of a
  /// terminal reach it too.
  private static let script = """
    trap '' HUP INT TERM; places=$(cat); sleep 1
    printf '%s\\n' "$places" | while IFS= read -r place; do rm -rf -- "$place"; done
    """

  /// The pipe to the shell; nil where there is none.
  private static let keeper = startKeeper()

  /// A path in the folder for temporary files that nothing is at.
  package static func new(_ name: String) -> URL {
    let place = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(name)-\(UUID().uuidString.prefix(8))")
    try? keeper?.write(contentsOf: Data("\(place.path)\n".utf8))
    return place
  }

  private static func startKeeper() -> FileHandle? {
    let (places, shell) = (Pipe.alone(), Process())
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", script]
    shell.standardInput = places
    shell.standardOutput = FileHandle.nullDevice
    shell.standardError = FileHandle.nullDevice
    let writing = places.fileHandleForWriting
    // Programs that tests start must not hold the pipe open.
    _ = fcntl(writing.fileDescriptor, F_SETFD, FD_CLOEXEC)
    return (try? shell.runAlone()) == nil ? nil : writing
  }
}
