// Porting 7: findings in the compiler's format, and the exit status that says so. Next:
// Reporting/Coverage.

import Foundation

/// What a run has to say, and how it ends.
struct Diagnostics {
  private(set) var findings: [Finding] = []

  init() {}

  mutating func add(_ more: [Finding]) { findings += more }

  var hasErrors: Bool { findings.contains { $0.severity == .error } }

  /// 1 where something could not be lowered.
  var exitStatus: Int32 { hasErrors ? 1 : 0 }

  func write(to handle: FileHandle = .standardError) {
    let text = findings.map { "\($0)\n" }.joined()
    handle.write(Data(text.utf8))
  }
}
