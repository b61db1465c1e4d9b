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
