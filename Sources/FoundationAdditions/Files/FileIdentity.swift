package import Foundation

/// Tells the contents of a file at one moment from those at another, without reading them.
package struct FileIdentity: Equatable, Sendable {
  let device: UInt
  let number: UInt
  package let size: Int
  let seconds: Int
  let nanoseconds: Int

  package var modificationDate: Date {
    Date(timeIntervalSince1970: Double(seconds) + Double(nanoseconds) * 1e-9)
  }
}

extension FileIdentity {
  /// Nil if there is no file.
  package init?(at url: URL) {
    guard let status = FileStatus(at: url) else { return nil }
    self = status.identity
  }
}
