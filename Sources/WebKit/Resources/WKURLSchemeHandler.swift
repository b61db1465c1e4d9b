public import Foundation
public import FoundationNetworking
import WebEngineProtocol

/// Loads what pages ask for under a scheme of the program's own.
@preconcurrency @MainActor
public protocol WKURLSchemeHandler: AnyObject {
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

/// One load by the program: a response, data in pieces, and the end or an error.
@preconcurrency @MainActor
public protocol WKURLSchemeTask: AnyObject {
  var request: URLRequest { get }
  func didReceive(_ response: URLResponse)
  func didReceive(_ data: Data)
  func didFinish()
  func didFailWithError(_ error: any Error)
}

/// Gathers what the program loads; the engine gets it at the end.
@MainActor
final class SchemeTask: WKURLSchemeTask {
  let request: URLRequest
  private var response: URLResponse?
  private var data = Data()
  private(set) var isOver = false
  private let end: (ResourceAnswer, Data) -> Void

  init(_ request: URLRequest, end: @escaping (ResourceAnswer, Data) -> Void) {
    (self.request, self.end) = (request, end)
  }

  func didReceive(_ response: URLResponse) {
    requireUnderWay()
    self.response = response
  }

  func didReceive(_ data: Data) {
    requireUnderWay()
    precondition(response != nil, "No response has been sent for this task")
    self.data.append(data)
  }

  func didFinish() {
    requireUnderWay()
    guard let response else {
      preconditionFailure("No response has been sent for this task")
    }
    isOver = true
    let http = response as? HTTPURLResponse
    var headers: [String: String] = [:]
    for case (let name as String, let value as String) in http?.allHeaderFields ?? [:] {
      headers[name] = value
    }
    let type =
      response.mimeType ?? http?.value(forHTTPHeaderField: "Content-Type")
      ?? "application/octet-stream"
    end(
      ResourceAnswer(status: http?.statusCode ?? 200, mimeType: type, headers: headers), data)
  }

  func didFailWithError(_ error: any Error) {
    requireUnderWay()
    isOver = true
    end(ResourceAnswer(error: error.localizedDescription), Data())
  }

  /// The page wants it no more.
  func stop() { isOver = true }

  private func requireUnderWay() {
    precondition(!isOver, "This task has already been stopped")
  }
}
