import Foundation
import Glibc

/// The kernel's counts for all threads of a process.
struct ProcessActivity: Equatable {
  /// How often a thread went to sleep or was preempted.
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

  /// Waits for two seconds without a single context switch; returns false if there are none.
  /// Dispatch takes about five seconds to end the workers that painted the last frame.
  static func comesToRest(_ pid: Int32) -> Bool {
    (0..<30).contains { _ in
      let before = ProcessActivity(of: pid)
      usleep(2_000_000)
      return ProcessActivity(of: pid) == before
    }
  }
}
