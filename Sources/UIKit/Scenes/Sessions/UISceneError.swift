public import Foundation

/// Why a request for a scene was refused.
public struct UISceneError: Error, Hashable, Sendable, CustomNSError, LocalizedError {
  /// The reasons.
  public enum Code: Int, Sendable {
    case multipleScenesNotSupported
    case requestDenied
    case geometryRequestUnsupported = 100
    case geometryRequestDenied
  }

  public static let errorDomain = "UISceneErrorDomain"

  /// The reason.
  public let code: Code

  /// An error for this reason.
  public init(_ code: Code) { self.code = code }

  public static let multipleScenesNotSupported = Code.multipleScenesNotSupported
  public static let requestDenied = Code.requestDenied
  public static let geometryRequestUnsupported = Code.geometryRequestUnsupported
  public static let geometryRequestDenied = Code.geometryRequestDenied

  /// The number of the reason.
  public var errorCode: Int { code.rawValue }

  /// The reason in words.
  public var errorDescription: String? {
    switch code {
    case .multipleScenesNotSupported:
      "The app has one scene. Set UIApplicationSupportsMultipleScenes in its scene manifest."
    case .requestDenied: "The session is not one of the app's."
    case .geometryRequestUnsupported: "A window of the desktop cannot be turned."
    case .geometryRequestDenied: "The window manager refused the size."
    }
  }
}
