import Foundation
import FoundationNetworking
import Testing
import UIKitTesting
import WebEngineProtocol

@testable import WebKit

@MainActor
struct ChallengeTests {
  /// What becomes of a challenge with an answer, or without a delegate's.
  private func answer(
    _ challenge: PageChallenge, _ doorman: Doorman? = nil
  ) async throws -> ChallengeAnswer? {
    let stage = WebStage()
    if let doorman { stage.view.navigationDelegate = doorman }
    let page = try #require(stage.load())
    stage.engine.send(.challenged(5, challenge), page: page)
    // Main must run for the answer to go out.
    var isOver = false
    stage.engine.send(.title("over"), page: page)
    try await stage.wait {
      isOver = stage.view.title == "over"
      return isOver
    }
    try await stage.wait { doorman?.hasAnswered != false }
    // Without the method, the delegate is asked in a task, which came to the main queue before this one.
    await Task { @MainActor in }.value
    return stage.engine.next { message -> ChallengeAnswer? in
      if case .answerChallenge(5, let answer) = message.content { answer } else { nil }
    }
  }

  @Test func aPasswordGoesToTheServerThatAsks() async throws {
    let doorman = Doorman { challenge in
      #expect(challenge.protectionSpace.host == "example.org")
      #expect(challenge.protectionSpace.port == 81)
      #expect(challenge.protectionSpace.realm == "Cellar")
      #expect(
        challenge.protectionSpace.authenticationMethod == NSURLAuthenticationMethodHTTPBasic)
      #expect(challenge.protectionSpace.serverTrust == nil)
      #expect(challenge.previousFailureCount == 1)
      return (.useCredential, URLCredential(user: "u", password: "p", persistence: .permanent))
    }
    var challenge = PageChallenge(.basic, host: "example.org", port: 81, realm: "Cellar")
    challenge.isRetry = true
    let answer = try await answer(challenge, doorman)
    #expect(answer == .credential(user: "u", password: "p", isKept: true))
  }

  @Test func whoSaysNothingLoadsWithoutACredential() async throws {
    let challenge = PageChallenge(.basic, host: "example.org", port: 80)
    #expect(try await answer(challenge) == .proceed)
    let doorman = Doorman { _ in (.cancelAuthenticationChallenge, nil) }
    #expect(try await answer(challenge, doorman) == .cancel)
  }

  @Test func aCertificateIsRefusedUnlessTheDelegateTrustsIt() async throws {
    var challenge = PageChallenge(.serverTrust, host: "example.org", port: 443)
    challenge.certificate = Data([1, 2])
    challenge.faults = [.expired]
    #expect(try await answer(challenge) == .proceed)
    let doorman = Doorman { challenge in
      let space = challenge.protectionSpace
      #expect(space.authenticationMethod == NSURLAuthenticationMethodServerTrust)
      guard let trust = space.serverTrust else { return (.performDefaultHandling, nil) }
      #expect(trust.certificateData == Data([1, 2]) && trust.faults == ["expired"])
      return (.useCredential, URLCredential(trust: trust))
    }
    #expect(try await answer(challenge, doorman) == .trust)
  }
}

@MainActor
private final class Doorman: NSObject, WKNavigationDelegate {
  typealias Answer = (URLSession.AuthChallengeDisposition, URLCredential?)

  private let decide: (URLAuthenticationChallenge) -> Answer
  private(set) var hasAnswered = false

  init(_ decide: @escaping (URLAuthenticationChallenge) -> Answer) { self.decide = decide }

  func webView(
    _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    let (disposition, credential) = decide(challenge)
    completionHandler(disposition, credential)
    hasAnswered = true
  }
}
