import Foundation
import FoundationNetworking
import WebEngineProtocol

extension WKWebView {
  func load(_ wanted: PageRequest, _ body: Data, _ id: RequestID) {
    guard let url = URL(string: wanted.url), let scheme = url.scheme?.lowercased(),
      let handler = configuration.handlers[scheme]
    else { return tellPage(.answerResource(id, ResourceAnswer(error: "no handler"))) }
    var request = URLRequest(wanted, url: url)
    if !body.isEmpty { request.httpBody = body }
    let asker = asker
    let task = SchemeTask(request) { [weak self] answer, data in
      self?.schemeTasks[id] = nil
      asker.tell(.answerResource(id, answer), body: data)
    }
    schemeTasks[id] = task
    handler.webView(self, start: task)
  }

  /// When the page they are for is gone.
  func stopResources() {
    let tasks = schemeTasks.values
    schemeTasks = [:]
    for task in tasks {
      task.stop()
      if let scheme = task.request.url?.scheme?.lowercased() {
        configuration.handlers[scheme]?.webView(self, stop: task)
      }
    }
  }

  /// Whether the engine itself loads a scheme.
  public class func handlesURLScheme(_ urlScheme: String) -> Bool {
    ["http", "https", "file", "about", "data", "blob", "ftp", "ws", "wss", "javascript"]
      .contains(urlScheme.lowercased())
  }
}

extension URLRequest {
  init(_ request: PageRequest, url: URL) {
    self.init(url: url)
    httpMethod = request.method
    for (name, value) in request.headers { setValue(value, forHTTPHeaderField: name) }
  }
}
