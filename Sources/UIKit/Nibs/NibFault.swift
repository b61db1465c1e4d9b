import Foundation
import FoundationAdditions

/// What ends the process, in UIKit's words.
enum NibFault {
  static func raise(
    _ reason: String, _ name: NSExceptionName = .invalidArgumentException
  ) -> Never {
    NSException(name: name, reason: reason).raise()
    preconditionFailure(reason)
  }
}
