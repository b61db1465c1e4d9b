import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import SafariServices

@MainActor
struct SFSafariViewControllerTests {
  private final class Ear: SFSafariViewControllerDelegate {
    var heard: [String] = []
    func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
      heard.append("finished")
    }
  }

  @Test func barsLieAroundThePageAndDoneDismisses() throws {
    let (harness, root, ear) = (AppHarness(), UIViewController(), Ear())
    harness.show(root)
    let safari = SFSafariViewController(url: URL(string: "http://127.0.0.1:9/")!)
    safari.delegate = ear
    root.present(safari, animated: false)
    harness.advance(by: 1)
    #expect(safari.top.frame.maxY == safari.webView.frame.minY)
    #expect(safari.webView.frame.maxY == safari.bottom.frame.minY)
    #expect(!safari.back.isEnabled && !safari.forward.isEnabled)
    let done = try #require(harness.view(labelled: "Done"))
    harness.tap(done)
    harness.advance(by: 1)
    #expect(root.presentedViewController == nil)
    #expect(ear.heard == ["finished"])
  }
}
