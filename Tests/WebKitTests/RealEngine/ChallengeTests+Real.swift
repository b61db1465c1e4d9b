import Foundation
import FoundationNetworking
import Testing
import UIKitTesting
import WebRig

@testable import WebKit

extension RealEngineTests {
  /// Servers that ask, and servers that nobody trusts.
  @MainActor @Suite struct ServerTests {
    @Test func aPasswordOpensAPage() async throws {
      let stage = try RealStage(["/": .guarded("u:p", page: "<title>In</title>")])
      defer { stage.end() }
      try await stage.open()
      let text = try await stage.value("document.body.textContent")
      #expect(text == "refused", "\(stage.heard) \(stage.failure)")
      var failures: [Int] = []
      stage.met = { challenge in
        #expect(challenge.protectionSpace.realm == "Cellar")
        failures.append(challenge.previousFailureCount)
        let password = failures.count == 1 ? "wrong" : "p"
        return (.useCredential, URLCredential(user: "u", password: password, persistence: .none))
      }
      try await stage.open("/?2")
      try await stage.wait { stage.view.title == "In" }
      #expect(failures == [0, 1])
    }

    @Test(.enabled(if: SecureServer.isPossible, "openssl and Python are not installed"))
    func aCertificateIsTrustedByTheDelegateAlone() async throws {
      let stage = try RealStage()
      defer { stage.end() }
      let secure = try SecureServer("<title>Safe</title>")
      defer { secure.stop() }
      try await stage.open { stage.view.load(URLRequest(url: secure.url)) }
      #expect(
        stage.heard == ["start", "fail \(NSURLErrorServerCertificateUntrusted)"],
        "\(stage.failure)")
      stage.met = { challenge in
        guard let trust = challenge.protectionSpace.serverTrust else {
          return (.performDefaultHandling, nil)
        }
        #expect(trust.certificateData?.isEmpty == false)
        #expect(trust.faults.contains("unknownAuthority"))
        return (.useCredential, URLCredential(trust: trust))
      }
      try await stage.open { stage.view.load(URLRequest(url: secure.url)) }
      #expect(stage.heard == ["start", "commit", "finish"], "\(stage.failure)")
      try await stage.wait { stage.view.title == "Safe" }
      // The load that the trust begins anew isn't decided again.
      #expect(stage.decisions == 2)
    }

    @Test func aFileReadsItsFolderAndNoOther() async throws {
      let stage = try RealStage()
      defer { stage.end() }
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("site (1).\(UUID().uuidString.prefix(8))")
      let inner = folder.appendingPathComponent("inner", isDirectory: true)
      try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let script = "log.push('NAME')"
      for (place, name) in [(folder, "outer"), (inner, "inner")] {
        try Data(script.replacingOccurrences(of: "NAME", with: name).utf8)
          .write(to: place.appendingPathComponent("\(name).js"))
      }
      let page = """
        <title>File</title><script>const log = []</script><script src="inner.js"></script>
        <script src="../outer.js"></script><script src="..%2fouter.js"></script>
        <script src="%2e%2e/outer.js"></script>
        """
      let file = inner.appendingPathComponent("page.html")
      try Data(page.utf8).write(to: file)
      try await stage.open { stage.view.loadFileURL(file, allowingReadAccessTo: inner) }
      #expect(try await stage.value("log.join()") == "inner")
      try await stage.open { stage.view.loadFileURL(file, allowingReadAccessTo: folder) }
      #expect(try await stage.value("log.join()") == "inner,outer,outer")
      try await stage.open {
        stage.view.loadFileURL(file, allowingReadAccessTo: folder.appendingPathComponent("other"))
      }
      #expect(stage.heard.last?.hasPrefix("fail") == true, "\(stage.heard)")
    }
  }
}
