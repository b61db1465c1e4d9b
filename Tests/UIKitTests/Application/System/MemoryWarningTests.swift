import Foundation
import Glibc
import Testing
import UIKitTesting
@testable import UIKit

@MainActor @Suite(.serialized) struct MemoryWarningTests {
  private final class Wasteful: UIViewController {
    var warnings = 0
    override func didReceiveMemoryWarning() {
      super.didReceiveMemoryWarning()
      warnings += 1
    }
  }

  private final class Delegate: UIResponder, UIApplicationDelegate {
    var warnings = 0
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) { warnings += 1 }
  }

  @Test func everyoneWhoShowsSomethingIsToldOnce() {
    let delegate = Delegate()
    let harness = AppHarness(delegate: { delegate })
    let (root, child, presented) = (Wasteful(), Wasteful(), Wasteful())
    root.addChild(child)
    harness.show(root)
    root.present(presented, animated: false)
    var notes = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { notes += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    harness.sendMemoryWarning()
    #expect([root, child, presented].map(\.warnings) == [1, 1, 1])
    #expect(delegate.warnings == 1 && notes == 1)
  }

  @Test func whatCannotBeWrittenIsNotWatched() throws {
    let folder = try TemporaryFolder()
    #expect(MemoryPressureWatch(file: folder.url.path) {} == nil)
    #expect(MemoryPressureWatch(file: folder.url.path + "/missing") {} == nil)
    #expect(MemoryPressureWatch(file: nil) {} == nil)
  }

  /// Urgent data of a connection is an exceptional condition like that of a pressure file.
  @Test func anExceptionalConditionIsReportedOnceEach() async throws {
    let (near, far) = try #require(connectedSockets())
    defer { close(far) }
    var reports = 0
    let take: @Sendable (Int32) -> Void = { descriptor in
      var byte: UInt8 = 0
      recv(descriptor, &byte, 1, Int32(MSG_OOB))
    }
    let watch = try #require(
      MemoryPressureWatch(watching: near, acknowledge: take) { reports += 1 })
    for round in 1...2 {
      send(far, "!", 1, Int32(MSG_OOB))
      for _ in 0..<30_000 where reports < round { try await Task.sleep(for: .milliseconds(2)) }
      #expect(reports == round)
    }
    try await Task.sleep(for: .milliseconds(50))
    #expect(reports == 2)
    withExtendedLifetime(watch) {}
  }

  private func connectedSockets() -> (Int32, Int32)? {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(listener) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    return withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { name in
        guard bind(listener, name, length) == 0, listen(listener, 1) == 0,
          getsockname(listener, name, &length) == 0
        else { return nil }
        let far = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard connect(far, name, length) == 0 else { return nil }
        return (accept(listener, nil, nil), far)
      }
    }
  }
}
