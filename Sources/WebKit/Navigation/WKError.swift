public import Foundation
import WebEngineProtocol

/// The domain of errors of this module.
public let WKErrorDomain = "WKErrorDomain"

/// What went wrong in a web view.
public struct WKError: CustomNSError, Hashable, Sendable {
  /// Numbered as WebKit's.
  public enum Code: Int, Sendable {
    case unknown = 1
    case webContentProcessTerminated = 2
    case webViewInvalidated = 3
    case javaScriptExceptionOccurred = 4
    case javaScriptResultTypeIsUnsupported = 5
  }

  public let code: Code
  private let message: String
  /// The script's own words.
  private let exception: String?

  init(_ code: Code, _ message: String, exception: String? = nil) {
    (self.code, self.message, self.exception) = (code, message, exception)
  }

  public static var errorDomain: String { WKErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] {
    var info: [String: Any] = [NSLocalizedDescriptionKey: message]
    info["WKJavaScriptExceptionMessage"] = exception
    return info
  }
}

extension PageFailure {
  /// As Apple's loading system says it.
  var error: any Error {
    var info: [String: Any] = [NSLocalizedDescriptionKey: message]
    info[NSURLErrorFailingURLErrorKey] = URL(string: url)
    switch kind {
    case .cannotShow: return NSError(domain: "WebKitErrorDomain", code: 101, userInfo: info)
    case .interruptedByPolicy:
      return NSError(domain: "WebKitErrorDomain", code: 102, userInfo: info)
    case .cancelled, .notFound, .unreachable, .untrusted, .other:
      return NSError(domain: NSURLErrorDomain, code: urlCode, userInfo: info)
    }
  }

  private var urlCode: Int {
    switch kind {
    case .cancelled: NSURLErrorCancelled
    case .notFound: NSURLErrorFileDoesNotExist
    case .unreachable: NSURLErrorCannotConnectToHost
    case .untrusted: NSURLErrorServerCertificateUntrusted
    default: NSURLErrorUnknown
    }
  }
}
