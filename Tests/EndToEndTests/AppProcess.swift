import Foundation
import Glibc
import ProcessStarting
import Synchronization

/// ProbeApp, or a sample, in its own process, with or without a display, and its reports.
final class AppProcess: Sendable {
  private struct Output {
    var lines: [String] = []
    var partial = ""
    var errors = ""
    /// Of two.
    var endedPipes = 0
  }

  let process = Process()
  private let orders = Pipe.alone()
  private let output = Mutex(Output())

  convenience init(
    _ mode: String, _ arguments: [String] = [], environment: [String: String]
  ) throws {
    try self.init(program: "ProbeApp", [mode] + arguments, environment: environment)
  }

  init(
    program: String, in folder: URL = AppProcess.folder, _ arguments: [String],
    environment: [String: String]
  ) throws {
    process.executableURL = folder.appendingPathComponent(program)
    process.arguments = arguments
    process.environment = environment
    let (out, err) = (Pipe.alone(), Pipe.alone())
    process.standardInput = orders
    process.standardOutput = out
    process.standardError = err
    try process.runAlone()
    read(out.fileHandleForReading) { $0.take($1) }
    read(err.fileHandleForReading) { $0.takeError($1) }
  }

  /// Reads on a thread until the end. Workaround: FileHandle's own handlers race with its release.
  private func read(
    _ handle: FileHandle, _ take: @escaping @Sendable (AppProcess, Data) -> Void
  ) {
    let file = dup(handle.fileDescriptor)
    Thread.detachNewThread { [weak self] in
      var buffer = [UInt8](repeating: 0, count: 4096)
      while case let count = Glibc.read(file, &buffer, buffer.count), count > 0 {
        guard let self else { break }
        take(self, Data(buffer[..<count]))
      }
      close(file)
      self?.output.withLock { $0.endedPipes += 1 }
    }
  }

  deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

  /// The build folder, which contains the running test program.
  static var folder: URL {
    let program =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    let beside = URL(fileURLWithPath: program).deletingLastPathComponent()
    let arguments = CommandLine.arguments.map {
      URL(fileURLWithPath: $0).deletingLastPathComponent()
    }
    return ([beside] + arguments).first {
      FileManager.default.isExecutableFile(atPath: $0.appendingPathComponent("ProbeApp").path)
    } ?? beside
  }

  var lines: [String] { output.withLock { $0.lines } }
  var errors: String { output.withLock { $0.errors } }

  /// Writes a line to its standard input.
  func tell(_ line: String) throws {
    try orders.fileHandleForWriting.write(contentsOf: Data("\(line)\n".utf8))
  }

  /// Waits for a line; returns false after `seconds`.
  func wait(for line: String, seconds: Double = 60) -> Bool {
    wait(seconds: seconds) { $0.contains(line) }
  }

  func wait(seconds: Double = 60, until isDone: ([String]) -> Bool) -> Bool {
    becomesTrue(seconds: seconds) { isDone(lines) }
  }

  /// Waits for the process to end, and until all it said is read, and returns its exit status; nil after `seconds`.
  func exitStatus(seconds: Double = 60) -> Int32? {
    guard becomesTrue(seconds: seconds, { !process.isRunning && hasSaidAll }) else { return nil }
    return process.terminationReason == .exit
      ? process.terminationStatus : -process.terminationStatus
  }

  private var hasSaidAll: Bool { output.withLock { $0.endedPipes == 2 } }

  private func take(_ data: Data) {
    output.withLock { output in
      output.partial += String(decoding: data, as: UTF8.self)
      var parts = output.partial.components(separatedBy: "\n")
      output.partial = parts.removeLast()
      output.lines += parts
    }
  }

  private func takeError(_ data: Data) {
    output.withLock { $0.errors += String(decoding: data, as: UTF8.self) }
  }
}
