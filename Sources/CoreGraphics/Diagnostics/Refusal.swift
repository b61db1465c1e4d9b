import Foundation
import Synchronization

/// Says on standard error, once for each message, that input was refused.
///
/// Drawing goes on at display rate: the same bad number sixty times a second is one line, and a
/// program that varies its bad input ends up silent rather than with a full disk.
package enum Refusal {
  private static let said = Mutex(Set<String>())
  private static let limit = 200

  /// Callable from any thread.
  package static func log(_ message: String) {
    let isNew = said.withLock { $0.count < limit && $0.insert(message).inserted }
    if isNew { FileHandle.standardError.write(Data("CoreGraphics: \(message)\n".utf8)) }
  }
}
