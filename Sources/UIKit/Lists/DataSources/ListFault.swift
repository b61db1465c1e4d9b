import Foundation
import FoundationAdditions

/// What a program can't do with a list, in UIKit's words, which are said in optimised builds too.
enum ListFault {
  /// Ends the process with the reason.
  static func raise(
    _ reason: String, _ name: NSExceptionName = .internalInconsistencyException
  ) -> Never {
    NSException(name: name, reason: reason).raise()
    preconditionFailure(reason)
  }

  /// Ends the process with the reason unless a condition holds.
  static func require(_ condition: Bool, _ reason: @autoclosure () -> String) {
    if !condition { raise(reason()) }
  }
}
