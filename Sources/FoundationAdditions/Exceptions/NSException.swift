public import Foundation

/// An exception by name and reason. Swift cannot unwind, so raising one ends the process, with
/// Apple's message.
open class NSException: NSObject, @unchecked Sendable {
  /// The kind of exception.
  public let name: NSExceptionName
  /// What went wrong, for people.
  public let reason: String?
  /// Anything else that its maker says.
  public let userInfo: [AnyHashable: Any]?

  /// Makes an exception without raising it.
  public init(
    name aName: NSExceptionName, reason aReason: String?,
    userInfo aUserInfo: [AnyHashable: Any]? = nil
  ) {
    name = aName
    reason = aReason
    userInfo = aUserInfo
  }

  /// Ends the process with the name and the reason.
  open func raise() {
    NSException.raise(name, reason ?? "")
  }

  /// Ends the process with this name, and a reason made from the format.
  public class func raise(
    _ name: NSExceptionName, format: String, arguments argList: CVaListPointer
  ) {
    raise(name, NSString(format: format, arguments: argList) as String)
  }

  static func raise(_ name: NSExceptionName, _ reason: String) -> Never {
    fatalError(
      "*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason)'")
  }
}

extension NSExceptionName {
  /// An exception of no particular kind.
  public static let genericException = NSExceptionName("NSGenericException")
  /// An index beyond the end.
  public static let rangeException = NSExceptionName("NSRangeException")
  /// An argument that a method does not accept.
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  /// A state that should not be.
  public static let internalInconsistencyException = NSExceptionName(
    "NSInternalInconsistencyException")
  /// A key that a class does not expose.
  public static let undefinedKeyException = NSExceptionName("NSUnknownKeyException")
}

/// An object as Apple's messages name it.
func described(_ object: AnyObject) -> String {
  "<\(type(of: object)) \(Unmanaged.passUnretained(object).toOpaque())>"
}
