package import Foundation
import ProcessStarting
import XTestRig

/// A web server by Python, with a certificate of OpenSSL's program that nobody vouches for. It serves one page, to
/// several connections at once: browsers open one ahead.
package final class SecureServer: Sendable {
  package static let isPossible = [openssl, python].allSatisfy {
    FileManager.default.isExecutableFile(atPath: $0)
  }
  private static let (openssl, python) = ("/usr/bin/openssl", "/usr/bin/python3")
  /// Says on which port it listens. Each connection shakes hands in a thread of its own.
  private static let program = """
    import http.server, os, ssl, sys
    os.chdir(sys.argv[1])
    sys.stderr = open(os.devnull, "w")
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain("certificate.pem", "key.pem")
    handler = http.server.SimpleHTTPRequestHandler
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    server.socket = context.wrap_socket(server.socket, True, do_handshake_on_connect=False)
    print(server.server_port, flush=True)
    server.serve_forever()
    """

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
    server = try GuardedProcess(
      [Self.python, "-c", Self.program, folder.path],
      environment: ProcessInfo.processInfo.environment)
    guard let port = server.output.readLine(),
      let url = URL(string: "https://127.0.0.1:\(port)/page.html")
    else { throw XTestRigError("the server didn't say where it listens") }
    self.url = url
  }

  package func stop() {
    server.end(with: "kill")
    try? FileManager.default.removeItem(at: folder)
  }

  private static func run(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: openssl)
    process.arguments = arguments
    process.standardError = FileHandle.nullDevice
    try process.runAlone()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw XTestRigError("openssl \(arguments) failed") }
  }
}
