import CUIWebKitGTK
import Foundation
import WebEngineProtocol

/// What a challenge's answer goes to.
enum PageChallengeQuestion {
  case authentication(CUIObject)
  case certificate(CUIObject, url: String, host: String)
}

// Servers that want to know who asks, and servers that the system doesn't trust.
extension Page {
  func connectChallenges() {
    typealias Asked = @convention(c) (CUIObject, CUIObject, UnsafeMutableRawPointer?) -> Int32
    typealias Untrusted =
      @convention(c) (
        CUIObject, UnsafePointer<CChar>?, CUIObject, UInt32, UnsafeMutableRawPointer?
      ) -> Int32
    let asked: Asked = { _, request, context in
      let page: Page = owner(context)
      page.challenge(request)
      return 1
    }
    let untrusted: Untrusted = { _, url, certificate, faults, context in
      let page: Page = owner(context)
      page.challenge(certificate, faults, url: text(url) ?? "")
      return 1
    }
    connect(view, "authenticate", self, asked)
    connect(view, "load-failed-with-tls-errors", self, untrusted)
  }

  private func challenge(_ request: CUIObject) {
    isChallengedEarly = repeatable != nil && isStarting
    if isChallengedEarly { return }
    let scheme = Int(gtk.webkit_authentication_request_get_scheme(request))
    let methods: [Int: PageChallenge.Method] = [
      1: .basic, 2: .basic, 3: .digest, 4: .form, 5: .ntlm, 6: .negotiate,
    ]
    var challenge = PageChallenge(
      methods[scheme] ?? .other,
      host: text(gtk.webkit_authentication_request_get_host(request)) ?? "",
      port: Int(gtk.webkit_authentication_request_get_port(request)),
      realm: text(gtk.webkit_authentication_request_get_realm(request)))
    challenge.isProxy = gtk.webkit_authentication_request_is_for_proxy(request) != 0
    challenge.isRetry = gtk.webkit_authentication_request_is_retry(request) != 0
    if let kept = gtk.webkit_authentication_request_get_proposed_credential(request) {
      challenge.proposedUser = text(gtk.webkit_credential_get_username(kept))
      challenge.proposedPassword = text(gtk.webkit_credential_get_password(kept))
      gtk.webkit_credential_free(kept)
    }
    let id = engine.newRequest()
    challenges[id] = .authentication(gtk.g_object_ref(request))
    tell(.challenged(id, challenge))
  }

  /// The load has failed, and is begun again where the program trusts the certificate.
  private func challenge(_ certificate: CUIObject, _ faults: UInt32, url: String) {
    hasFailed = true
    guard let host = URL(string: url)?.host else { return failUntrusted(url) }
    var challenge = PageChallenge(
      .serverTrust, host: host, port: URL(string: url)?.port ?? 443)
    challenge.certificate = CertificateBytes.der(of: certificate)
    challenge.faults = CertificateFault.faults(faults)
    let id = engine.newRequest()
    challenges[id] = .certificate(gtk.g_object_ref(certificate), url: url, host: host)
    tell(.challenged(id, challenge))
  }

  func answerChallenge(_ id: RequestID, _ answer: ChallengeAnswer) {
    switch challenges.removeValue(forKey: id) {
    case .authentication(let request):
      authenticate(request, answer)
      gtk.g_object_unref(request)
    case .certificate(let certificate, let url, let host):
      trust(certificate, answer, url: url, host: host)
      gtk.g_object_unref(certificate)
    case nil: break
    }
  }

  private func authenticate(_ request: CUIObject, _ answer: ChallengeAnswer) {
    switch answer {
    case .credential(let user, let password, let isKept):
      let (session, permanent): (Int32, Int32) = (1, 2)
      let credential = gtk.webkit_credential_new(user, password, isKept ? permanent : session)
      gtk.webkit_authentication_request_authenticate(request, credential)
      gtk.webkit_credential_free(credential)
    case .proceed, .trust: gtk.webkit_authentication_request_authenticate(request, nil)
    case .cancel: gtk.webkit_authentication_request_cancel(request)
    }
  }

  private func trust(_ certificate: CUIObject, _ answer: ChallengeAnswer, url: String, host: String)
  {
    switch answer {
    case .trust, .credential:
      gtk.webkit_web_context_allow_tls_certificate_for_host(context.object, certificate, host)
      let request = PageRequest(url: url)
      repeatable = request
      startAgain(request)
    case .proceed: failUntrusted(url)
    case .cancel:
      let message = "The certificate was refused."
      tell(.failed(PageFailure(.cancelled, url: url, message: message, isProvisional: true)))
    }
  }

  /// What is loaded next makes late answers to earlier certificates void.
  func forgetCertificates() {
    for (id, question) in challenges {
      guard case .certificate(let certificate, _, _) = question else { continue }
      challenges[id] = nil
      gtk.g_object_unref(certificate)
    }
  }

  private func failUntrusted(_ url: String) {
    let message = "The server's certificate isn't trusted."
    tell(.failed(PageFailure(.untrusted, url: url, message: message, isProvisional: true)))
  }
}

enum CertificateBytes {
  /// GLib keeps them in an array of bytes that the caller owns.
  static func der(of certificate: CUIObject) -> Data? {
    guard let array = CUICertificateBytes(gtkFunctions, certificate) else { return nil }
    defer { gtk.g_byte_array_unref(array) }
    return array.pointee.data.map { Data(bytes: $0, count: Int(array.pointee.count)) }
  }
}

extension CertificateFault {
  /// Of GTlsCertificateFlags.
  static func faults(_ flags: UInt32) -> [CertificateFault] {
    let all: [CertificateFault] = [
      .unknownAuthority, .wrongHost, .notYetValid, .expired, .revoked, .insecure, .other,
    ]
    return all.enumerated().filter { flags & 1 << $0.offset != 0 }.map(\.element)
  }
}
