import Foundation

/// Whether tests with random input run for minutes, as `scripts/soak` has them do.
enum Soak {
  static let isOn = ProcessInfo.processInfo.environment["CASEMENT_SOAK"] == "1"
}
