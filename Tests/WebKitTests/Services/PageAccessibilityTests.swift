import Foundation
import Testing
import UIKit
import UIKitTesting
import WebEngineProtocol

@testable import WebKit

/// What assistive technologies hear of a web view.
@MainActor
struct PageAccessibilityTests {
  @Test func aPageIsADocumentWithATitleAndAnAddress() async throws {
    let stage = WebStage()
    let app = stage.harness.app
    #expect(app.webViews.count == 1 && stage.view.accessibilityLabel == "")
    let page = try #require(stage.load())
    stage.engine.send(.url("https://example.org/news"), page: page)
    stage.engine.send(.title("News"), page: page)
    try await stage.wait { stage.view.title == "News" }
    #expect(app.webViews["News"].exists)
    let label = try #require(stage.view.accessibilityAttributedLabel)
    let link = label.attribute(.link, at: 0, effectiveRange: nil) as? URL
    #expect(label.string == "News" && link?.absoluteString == "https://example.org/news")
    stage.engine.send(.title(""), page: page)
    try await stage.wait { stage.view.title == "" }
    #expect(stage.view.accessibilityLabel == "https://example.org/news")
    stage.view.accessibilityLabel = "Mine"
    #expect(app.webViews["Mine"].exists)
  }
}
