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

  /// Of a process and all that it has started.
  init(ofFamilyOf pid: Int32) {
    for member in Self.family(of: pid) {
      let one = ProcessActivity(of: member)
      switches += one.switches
      nanosecondsRun += one.nanosecondsRun
    }
  }

  /// A process, those that it has started, and theirs.
  static func family(of pid: Int32) -> [Int32] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    var children: [Int32: [Int32]] = [:]
    for process in names.compactMap({ Int32($0) }) {
      let stat = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
      // The name in parentheses may have spaces and parentheses itself; the state and the parent follow it.
      let fields = stat.split(separator: ")").last?.split(separator: " ") ?? []
      guard fields.count > 1, let parent = Int32(fields[1]) else { continue }
      children[parent, default: []].append(process)
    }
    var (family, next) = ([pid], 0)
    while next < family.count {
      family += children[family[next]] ?? []
      next += 1
    }
    return family
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
