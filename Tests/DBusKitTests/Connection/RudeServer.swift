import Foundation
import Synchronization

/// A socket whose server is no bus, or only seems to be one.
final class RudeServer: Sendable {
  enum Manner: String, CaseIterable { case hangsUp, babbles, welcomesAndBabbles }

  let address: String
  private let path: String
  private let listener: Int32
  private let manner: Manner
  private let count = Atomic(0)

  init(_ manner: Manner) throws {
    self.manner = manner
    path =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("rude-\(UUID().uuidString.prefix(8))").path
    address = "unix:path=\(path)"
    listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var name = sockaddr_un()
    name.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &name.sun_path) { $0.copyBytes(from: path.utf8) }
    let result = withUnsafePointer(to: &name) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard result == 0, listen(listener, 8) == 0 else { throw POSIXError(.EADDRINUSE) }
    Thread { [self] in serve() }.start()
  }

  /// How many clients have come.
  var visits: Int { count.load(ordering: .relaxed) }

  func stop() {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
    unlink(path)
  }

  private func serve() {
    while true {
      let client = accept(listener, nil, nil)
      if client < 0 { return }
      count.add(1, ordering: .relaxed)
      answer(client)
      close(client)
    }
  }

  private func answer(_ client: Int32) {
    var request = [UInt8](repeating: 0, count: 4096)
    guard manner != .hangsUp, recv(client, &request, request.count, 0) > 0 else { return }
    if manner == .welcomesAndBabbles {
      send("DATA\r\nOK 0123456789abcdef0123456789abcdef\r\nAGREE_UNIX_FD\r\n".utf8, to: client)
    }
    send((0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 7) }, to: client)
  }

  private func send(_ bytes: some Sequence<UInt8>, to client: Int32) {
    let bytes = Array(bytes)
    _ = Glibc.send(client, bytes, bytes.count, Int32(MSG_NOSIGNAL))
  }
}
