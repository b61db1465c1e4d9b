package import Foundation
import ProcessStarting
import Synchronization

/// A program that cannot outlive the tests: a shell in between ends it when the pipe from the tests
/// closes for any reason. It is told again every five seconds: an X server that is told just as it begins to wait sees
/// that when something else wakes it, at the latest when the screen saver does, after ten minutes.
package final class GuardedProcess: Sendable {
  private static let script = """
    exec 3<&0; "$@" </dev/null & child=$!; exec 1>&-; read word <&3
    if [ "$word" = kill ]; then kill -9 $child; fi 2>/dev/null
    { while kill $child; do read -t 5 <&3 || [ $? -gt 128 ] || sleep 5; done } 2>/dev/null & killer=$!
    wait $child; kill $killer 2>/dev/null
    """

  package let output: FileHandle
  package let errors: FileHandle
  private let shell: Process
  private let orders: FileHandle
  private let isOver = Mutex(false)

  package init(_ arguments: [String], environment: [String: String]) throws {
    let (orders, output, errors) = (Pipe.alone(), Pipe.alone(), Pipe.alone())
    shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/bash")
    shell.arguments = ["-c", Self.script, "bash"] + arguments
    shell.environment = environment
    shell.standardInput = orders
    shell.standardOutput = output
    shell.standardError = errors
    self.orders = orders.fileHandleForWriting
    self.output = output.fileHandleForReading
    self.errors = errors.fileHandleForReading
    try shell.runHearingSignals()
  }

  deinit { end(with: "stop") }

  /// Ends the program ("kill": without a chance to clean up) and waits for it.
  package func end(with word: String) {
    let wasOver = isOver.withLock { over in
      defer { over = true }
      return over
    }
    if wasOver { return }
    try? orders.write(contentsOf: Data("\(word)\n".utf8))
    shell.waitUntilExit()
    try? orders.close()
  }
}

extension FileHandle {
  /// What comes until the end of the line, without that; nil if the line does not end.
  package func readLine() -> String? {
    var line = Data()
    while let byte = try? read(upToCount: 1), !byte.isEmpty {
      if byte[byte.startIndex] == 10 { return String(decoding: line, as: UTF8.self) }
      line += byte
    }
    return nil
  }
}
