public import Foundation

/// The domain of `UNError`.
public let UNErrorDomain = "UNErrorDomain"

/// Why there is no notification.
public struct UNError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case notificationsNotAllowed = 1
    case attachmentInvalidURL = 100
    case attachmentUnrecognizedType = 101
    case attachmentInvalidFileSize = 102
    case attachmentNotInDataStore = 103
    case attachmentMoveIntoDataStoreFailed = 104
    case attachmentCorrupt = 105
    case notificationInvalidNoDate = 1400
    case notificationInvalidNoContent = 1401
    case contentProvidingObjectNotAllowed = 1500
    case contentProvidingInvalid = 1501
    case badgeInputInvalid = 1600
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { UNErrorDomain }
  public var errorCode: Int { code.rawValue }
}
