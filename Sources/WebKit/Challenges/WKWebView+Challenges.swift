import Foundation
import FoundationNetworking
import WebEngineProtocol

extension WKWebView {
  /// Asks the delegate. Without an answer of its own, pages are loaded without a credential, and servers that
  /// aren't trusted are refused.
  func meet(_ challenge: PageChallenge, _ id: RequestID) {
    let asker = asker
    let pending = PendingAnswer<ChallengeAnswer>(
      "webView(_:didReceive:completionHandler:)", fallback: .cancel
    ) { asker.tell(.answerChallenge(id, $0)) }
    guard let navigationDelegate else { return pending.give(.proceed) }
    let answer: @MainActor (URLSession.AuthChallengeDisposition, URLCredential?) -> Void = {
      pending.give(ChallengeAnswer($0, $1, to: challenge))
    }
    navigationDelegate.webView(
      self, didReceive: URLAuthenticationChallenge(challenge), completionHandler: answer)
  }
}

extension URLAuthenticationChallenge {
  fileprivate convenience init(_ challenge: PageChallenge) {
    let proposed = challenge.proposedUser.map {
      URLCredential(
        user: $0, password: challenge.proposedPassword ?? "", persistence: .forSession)
    }
    self.init(
      protectionSpace: Self.space(challenge), proposedCredential: proposed,
      previousFailureCount: challenge.isRetry ? 1 : 0, failureResponse: nil, error: nil,
      sender: ChallengeSender.shared)
  }

  private static func space(_ challenge: PageChallenge) -> URLProtectionSpace {
    if challenge.method == .serverTrust { return TrustSpace(challenge) }
    return URLProtectionSpace(
      host: challenge.host, port: challenge.port, protocol: nil, realm: challenge.realm,
      authenticationMethod: challenge.method.name)
  }
}

extension PageChallenge.Method {
  fileprivate var name: String {
    switch self {
    case .basic: NSURLAuthenticationMethodHTTPBasic
    case .digest: NSURLAuthenticationMethodHTTPDigest
    case .form: NSURLAuthenticationMethodHTMLForm
    case .ntlm: NSURLAuthenticationMethodNTLM
    case .negotiate: NSURLAuthenticationMethodNegotiate
    case .serverTrust: NSURLAuthenticationMethodServerTrust
    case .other: NSURLAuthenticationMethodDefault
    }
  }
}

extension ChallengeAnswer {
  fileprivate init(
    _ disposition: URLSession.AuthChallengeDisposition, _ credential: URLCredential?,
    to challenge: PageChallenge
  ) {
    switch disposition {
    case .useCredential where challenge.method == .serverTrust:
      self = credential == nil ? .proceed : .trust
    case .useCredential:
      guard let credential, let user = credential.user else {
        self = .proceed
        return
      }
      self = .credential(
        user: user, password: credential.password ?? "",
        isKept: credential.persistence == .permanent)
    case .cancelAuthenticationChallenge: self = .cancel
    default: self = .proceed
    }
  }
}

/// Challenges have one on Apple's systems too; the handler answers, and not this.
private final class ChallengeSender: NSObject, URLAuthenticationChallengeSender, Sendable {
  static let shared = ChallengeSender()

  func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge) {}
  func continueWithoutCredential(for challenge: URLAuthenticationChallenge) {}
  func cancel(_ challenge: URLAuthenticationChallenge) {}
  func performDefaultHandling(for challenge: URLAuthenticationChallenge) {}
  func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge) {}
}
