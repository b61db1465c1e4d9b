import Foundation
import FoundationAdditions

/// What a program can't do with a list, in UIKit's words.
enum ListFault {
  /// Ends the process with the reason.
  static func raise(
    _ reason: String, _ name: NSExceptionName = .internalInconsistencyException
  ) -> Never {
    NSException(name: name, reason: reason).raise()
    preconditionFailure(reason)
  }
}
