import Foundation
import Glibc
import Synchronization

/// A small web server on the loopback, which notes what it is asked for.
package final class LoopbackServer: Sendable {
  package enum Answer: Sendable {
    case page(String)
    /// To be kept, not shown.
    case file(String)
    /// A page for who says `user:password`.
    case guarded(String, page: String)
    /// Sends to another path.
    case moved(to: String)
    /// Begins and never ends.
    case endless
  }

  package let port: UInt16
  private let listener: Int32
  private let pages: [String: Answer]
  private let asked = Mutex<[String]>([])

  /// With answers by path; all other paths are empty pages.
  package init(_ pages: [String: Answer]) throws {
    self.pages = pages
    listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let listener = listener
    port = withUnsafeMutablePointer(to: &address) { place in
      place.withMemoryRebound(to: sockaddr.self, capacity: 1) { place in
        bind(listener, place, size)
        listen(listener, 16)
        getsockname(listener, place, &size)
      }
      return UInt16(bigEndian: place.pointee.sin_port)
    }
    Thread.detachNewThread { [self] in
      while case let client = accept(listener, nil, nil), client >= 0 {
        Thread.detachNewThread { [self] in serve(client) }
      }
    }
  }

  package func stop() {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }

  package func url(_ path: String) -> String { "http://127.0.0.1:\(port)\(path)" }

  /// What was asked for, in order, with queries.
  package var requests: [String] { asked.withLock { $0 } }

  package func wait(seconds: Double = 60, for path: String) -> Bool {
    let deadline = Date(timeIntervalSinceNow: seconds)
    while !requests.contains(path) {
      if Date() > deadline { return false }
      usleep(3_000)
    }
    return true
  }

  private func serve(_ client: Int32) {
    defer { close(client) }
    var buffer = [UInt8](repeating: 0, count: 8192)
    let count = recv(client, &buffer, buffer.count, 0)
    guard count > 0 else { return }
    let request = String(decoding: buffer[..<count], as: UTF8.self)
    let line = request.prefix { $0 != "\r\n" }
    let parts = line.split(separator: " ")
    guard parts.count > 1 else { return }
    let path = String(parts[1])
    asked.withLock { $0.append(path) }
    switch pages[String(path.prefix { $0 != "?" })] {
    case .page(let text): write(client, head(text.utf8.count) + text)
    case .guarded(let secret, let page):
      let credential = "Basic \(Data(secret.utf8).base64EncodedString())"
      let isKnown = request.contains("uthorization: \(credential)")
      write(client, isKnown ? head(page.utf8.count) + page : refusal)
    case .file(let text):
      let type = "application/octet-stream\r\nContent-Disposition: attachment; filename=a.bin"
      write(client, head(text.utf8.count, type) + text)
    case .moved(let place):
      write(client, "HTTP/1.1 302 Found\r\nLocation: \(place)\r\nContent-Length: 0\r\n\r\n")
    case .endless:
      write(client, "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n<title>Endless</title>")
      while recv(client, &buffer, buffer.count, 0) > 0 {}
    case nil: write(client, head(0))
    }
  }

  private var refusal: String {
    "HTTP/1.1 401 Unauthorized\r\nWWW-Authenticate: Basic realm=\"Cellar\"\r\n"
      + "Content-Type: text/html\r\nContent-Length: 7\r\nConnection: close\r\n\r\nrefused"
  }

  private func head(_ length: Int, _ type: String = "text/html; charset=utf-8") -> String {
    "HTTP/1.1 200 OK\r\nContent-Type: \(type)\r\nContent-Length: \(length)\r\n"
      + "Cache-Control: no-store\r\nConnection: close\r\n\r\n"
  }

  private func write(_ client: Int32, _ text: String) {
    _ = Array(text.utf8).withUnsafeBufferPointer {
      send(client, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
    }
  }
}
