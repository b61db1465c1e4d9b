import Foundation
import Glibc

/// What the kernel has counted for all threads of a process.
struct ProcessActivity: Equatable {
  /// Times a thread ran and then went to sleep or was put off the processor.
  var switches = 0
  var nanosecondsRun = 0

  init(of pid: Int32) {
    let tasks = "/proc/\(pid)/task"
    for task in (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? [] {
      let status = (try? String(contentsOfFile: "\(tasks)/\(task)/status", encoding: .utf8)) ?? ""
      for line in status.split(separator: "\n") where line.contains("ctxt_switches") {
        switches += Int(line.split(whereSeparator: \.isWhitespace).last ?? "") ?? 0
      }
      let run = (try? String(contentsOfFile: "\(tasks)/\(task)/schedstat", encoding: .utf8)) ?? ""
      nanosecondsRun += Int(run.split(separator: " ").first ?? "") ?? 0
    }
  }

  /// Waits for two whole seconds of sleep, without a single switch of any thread; false when none come.
  /// Dispatch takes about five seconds to send the workers home that painted the last frame.
  static func comesToRest(_ pid: Int32) -> Bool {
    (0..<6).contains { _ in
      let before = ProcessActivity(of: pid)
      usleep(2_000_000)
      return ProcessActivity(of: pid) == before
    }
  }
}
