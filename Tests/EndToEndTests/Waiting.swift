import Foundation
import Glibc

/// Asks until it is so. False after `seconds`, more than a busy machine needs.
func becomesTrue(seconds: Double = 60, _ isSo: () throws -> Bool) rethrows -> Bool {
  let deadline = Date(timeIntervalSinceNow: seconds)
  while Date() < deadline {
    if try isSo() { return true }
    usleep(3_000)
  }
  return try isSo()
}

/// Repeats what a user would repeat until it has an effect: a window that has just come up may not listen yet.
func insist(_ isDone: () -> Bool, _ action: () throws -> Void) throws -> Bool {
  for _ in 0..<10 {
    try action()
    if becomesTrue(seconds: 10, isDone) { return true }
  }
  return false
}
