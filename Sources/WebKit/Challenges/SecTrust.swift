public import Foundation
public import FoundationNetworking
import WebEngineProtocol

/// The method of a challenge about a server's certificate, which Foundation on Linux lacks.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"

/// A server's certificate and what is wrong with it.
public final class SecTrust: Sendable {
  /// In DER; nil where the engine has none.
  public let certificateData: Data?
  /// Such as `expired` or `wrongHost`.
  public let faults: [String]

  init(_ challenge: PageChallenge) {
    certificateData = challenge.certificate
    faults = challenge.faults.map(\.rawValue)
  }
}

/// A protection space with the certificate it is about.
final class TrustSpace: URLProtectionSpace, @unchecked Sendable {
  let trust: SecTrust

  init(_ challenge: PageChallenge) {
    trust = SecTrust(challenge)
    super.init(
      host: challenge.host, port: challenge.port, protocol: "https", realm: nil,
      authenticationMethod: NSURLAuthenticationMethodServerTrust)
  }
}

extension URLProtectionSpace {
  /// The certificate of a challenge by `NSURLAuthenticationMethodServerTrust`; nil for others.
  public var serverTrust: SecTrust? { (self as? TrustSpace)?.trust }
}

extension URLCredential {
  /// Says that a certificate will do, as an answer to its challenge. Nothing is kept.
  public convenience init(trust: SecTrust) {
    self.init(user: "", password: "", persistence: .none)
  }
}
