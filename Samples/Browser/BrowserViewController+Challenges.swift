import UIKit
import WebKit

/// Servers that ask for a name and a password, and servers that nobody vouches for.
extension BrowserViewController {
  func webView(
    _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    guard presentedViewController == nil else {
      return completionHandler(.cancelAuthenticationChallenge, nil)
    }
    let space = challenge.protectionSpace
    if let trust = space.serverTrust {
      askForTrust(in: trust, of: space.host, completionHandler)
    } else {
      askForPassword(challenge, completionHandler)
    }
  }

  private func askForPassword(
    _ challenge: URLAuthenticationChallenge,
    _ answer: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    let space = challenge.protectionSpace
    let alert = UIAlertController(
      title: "Sign in to \(space.host)", message: space.realm, preferredStyle: .alert)
    alert.addTextField { field in
      field.placeholder = "Name"
      field.text = challenge.proposedCredential?.user
      field.autocapitalizationType = .none
    }
    alert.addTextField { field in
      field.placeholder = "Password"
      field.isSecureTextEntry = true
    }
    alert.addAction(
      UIAlertAction(title: "Cancel", style: .cancel) { _ in answer(.performDefaultHandling, nil) })
    let signIn = UIAlertAction(title: "Sign In", style: .default) { [weak alert] _ in
      let texts = alert?.textFields?.map { $0.text ?? "" } ?? ["", ""]
      answer(
        .useCredential, URLCredential(user: texts[0], password: texts[1], persistence: .forSession))
    }
    alert.addAction(signIn)
    alert.preferredAction = signIn
    present(alert, animated: true)
  }

  private func askForTrust(
    in trust: SecTrust, of host: String,
    _ answer: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    let alert = UIAlertController(
      title: "\(host) isn't trusted",
      message: "Its certificate can't be verified. Somebody else may answer in its place.",
      preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Cancel", style: .cancel) { _ in
        answer(.cancelAuthenticationChallenge, nil)
      })
    alert.addAction(
      UIAlertAction(title: "Visit Anyway", style: .destructive) { _ in
        answer(.useCredential, URLCredential(trust: trust))
      })
    present(alert, animated: true)
  }
}
