package import Foundation
import ProcessStarting
import XTestRig

/// A web server by OpenSSL's program, with a certificate that nobody vouches for. It serves one page.
package final class SecureServer: Sendable {
  package static let isPossible = FileManager.default.isExecutableFile(atPath: "/usr/bin/openssl")

  package let url: URL
  private let folder: URL
  private let server: GuardedProcess

  package init(_ page: String) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("secure-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(page.utf8).write(to: folder.appendingPathComponent("page.html"))
    let (key, certificate) = ("\(folder.path)/key.pem", "\(folder.path)/certificate.pem")
    try Self.run([
      "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=127.0.0.1",
      "-addext", "subjectAltName=IP:127.0.0.1", "-keyout", key, "-out", certificate,
    ])
    let command =
      "cd '\(folder.path)' && exec openssl s_server -accept 127.0.0.1:0 -cert certificate.pem -key key.pem -WWW"
    server = try GuardedProcess(
      ["/bin/sh", "-c", command], environment: ProcessInfo.processInfo.environment)
    let port = try Self.port(server.output)
    guard let url = URL(string: "https://127.0.0.1:\(port)/page.html") else {
      throw XTestRigError("no address")
    }
    self.url = url
  }

  package func stop() {
    server.end(with: "kill")
    try? FileManager.default.removeItem(at: folder)
  }

  private static func run(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/openssl")
    process.arguments = arguments
    process.standardError = FileHandle.nullDevice
    try process.runAlone()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw XTestRigError("openssl \(arguments) failed") }
  }

  /// From the line that says where it listens.
  private static func port(_ output: FileHandle) throws -> Int {
    var text = ""
    while let data = try output.read(upToCount: 1), !data.isEmpty {
      text += String(decoding: data, as: UTF8.self)
      guard text.hasSuffix("\n") else { continue }
      if text.hasPrefix("ACCEPT"), let port = text.split(separator: ":").last,
        let number = Int(port.trimmingCharacters(in: .whitespacesAndNewlines))
      {
        return number
      }
      text = ""
    }
    throw XTestRigError("openssl didn't say where it listens")
  }
}
