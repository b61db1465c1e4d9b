package import Foundation

/// What a server asks for before it is trusted or answers.
package struct PageChallenge: Codable, Equatable, Sendable {
  package enum Method: String, Codable, Sendable {
    case basic, digest, form, ntlm, negotiate, other
    /// The server's certificate isn't one that the system trusts.
    case serverTrust
  }

  package var method: Method
  package var host: String
  package var port: Int
  package var realm: String?
  package var isProxy = false
  /// Whether an answer was given before and refused.
  package var isRetry = false
  /// What was kept of an earlier answer.
  package var proposedUser: String?
  package var proposedPassword: String?
  /// The certificate in DER, and why it isn't trusted.
  package var certificate: Data?
  package var faults: [CertificateFault] = []

  package init(_ method: Method, host: String, port: Int, realm: String? = nil) {
    (self.method, self.host) = (method, host)
    (self.port, self.realm) = (port, realm)
  }
}

/// Why a certificate isn't trusted.
package enum CertificateFault: String, Codable, CaseIterable, Sendable {
  case unknownAuthority, wrongHost, notYetValid, expired, revoked, insecure, other
}

/// What the program says to a challenge.
package enum ChallengeAnswer: Codable, Equatable, Sendable {
  /// Until the engine ends, or also on disk.
  case credential(user: String, password: String, isKept: Bool)
  /// The certificate will do.
  case trust
  /// Goes on without a credential; a certificate that isn't trusted fails.
  case proceed
  case cancel
}
