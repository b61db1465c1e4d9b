import Diagnostics
import Foundation
import PlatformKit

/// Runs programs of the desktop, without a shell. Can be used on any thread.
struct ProgramRunner: Sendable {
  /// The folders of the programs, as in `PATH`; nil takes that of the environment.
  var path: String?

  /// How a program ended.
  struct Outcome: Sendable {
    /// 0 for success; -1 where it did not start or was stopped.
    var status: Int32
    var output = ""
    var hasSucceeded: Bool { status == 0 }
  }

  /// More is not read of what a program prints.
  private static let longestOutput = 1 << 20

  /// The program with this name or absolute path; nil if nothing can be run there.
  func find(_ name: String) -> URL? {
    let files = FileManager.default
    if name.hasPrefix("/") {
      return files.isExecutableFile(atPath: name) ? URL(fileURLWithPath: name) : nil
    }
    guard !name.isEmpty, !name.contains("/") else { return nil }
    let folders = (path ?? EnvironmentVariable.path.value)?.split(separator: ":") ?? []
    return folders.map { URL(fileURLWithPath: "\($0)/\(name)") }
      .first { files.isExecutableFile(atPath: $0.path) }
  }

  /// Starts a program that goes on by itself; false if it can't be started.
  func start(_ program: URL, _ arguments: [String]) -> Bool {
    let process = Self.make(program, arguments)
    do { try process.run() } catch { return Self.refuse(program, error) }
    return true
  }

  /// Runs a program to its end. One that takes longer than `limit` seconds is stopped. `completion` is
  /// called once, on any thread.
  func run(
    _ program: URL, _ arguments: [String], limit: TimeInterval,
    completion: @escaping @Sendable (Outcome) -> Void
  ) {
    let output = FileManager.default.temporaryDirectory
      .appendingPathComponent("output-\(UUID().uuidString)")
    let process = Self.make(program, arguments)
    guard FileManager.default.createFile(atPath: output.path, contents: nil),
      let writing = FileHandle(forWritingAtPath: output.path)
    else { return completion(Outcome(status: -1)) }
    // The program has its own; a process that has run would keep this one open.
    defer { try? writing.close() }
    process.standardOutput = writing
    process.whenEnded { completion(Self.outcome(of: $0, output)) }
    do { try process.run() } catch {
      try? FileManager.default.removeItem(at: output)
      _ = Self.refuse(program, error)
      return completion(Outcome(status: -1))
    }
    Self.stop(process, after: limit, program)
  }

  private static func make(_ program: URL, _ arguments: [String]) -> Process {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    return process
  }

  private static func refuse(_ program: URL, _ error: any Error) -> Bool {
    Log.application.write("\(program.path) does not start: \(error.localizedDescription)")
    return false
  }

  private static func outcome(of process: Process, _ output: URL) -> Outcome {
    defer { try? FileManager.default.removeItem(at: output) }
    let file = FileHandle(forReadingAtPath: output.path)
    let data = try? file?.read(upToCount: longestOutput)
    let isRegular = process.terminationReason == .exit
    return Outcome(
      status: isRegular ? process.terminationStatus : -1,
      output: String(decoding: data ?? Data(), as: UTF8.self))
  }

  private static func stop(_ process: Process, after seconds: TimeInterval, _ program: URL) {
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { [weak process] in
      guard let process, process.isRunning else { return }
      Log.application.write("\(program.path) is stopped: it took longer than \(Int(seconds)) s")
      kill(process.processIdentifier, SIGKILL)
    }
  }
}
