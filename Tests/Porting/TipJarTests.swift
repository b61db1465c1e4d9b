import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import TipJar

@MainActor @Suite(.serialized) struct TipJarTests {
  private let app = RunningApp(AppDelegate())

  private var jar: JarView { get throws { try app.find("jar") } }

  @Test func countsArePlurals() throws {
    #expect(try app.text("count") == "No coins")
    try app.tap("small")
    #expect(try app.text("count") == "1 coin")
    try app.tap("large")
    #expect(try app.text("count") == "2 coins" && jar.accessibilityLabel == "2 coins")
    #expect(try app.text("total") == "Total: €2.20")
    #expect(app.harness.application.applicationIconBadgeNumber == 2)
  }

  @Test func textsComeFromTheStringsFile() throws {
    #expect(try app.text("title") == "Tip Jar")
    #expect(try app.find("small", as: UIButton.self).currentTitle == "Small coin")
    #expect(try app.find("empty", as: UIButton.self).currentTitle == "Empty the jar")
    #expect(try app.find("empty", as: UIButton.self).currentImage != nil)
  }

  @Test func aTapTranslatesTheTitle() throws {
    try app.tap("title")
    #expect(try app.text("title") == "Trinkgeld")
    try app.tap("title")
    #expect(try app.text("title") == "Tip Jar")
  }

  @Test func coinsFallBounceAndSparkle() async throws {
    try app.tap("large")
    let coin = try #require(try jar.coinViews.first)
    let end = coin.center
    app.harness.advance(by: 0.2)
    let falling = try #require(coin.layer.presentation()).position
    #expect(falling.y < end.y - 30 && falling.y > -40)
    #expect(try !jar.isSparkling)
    var heights: [CGFloat] = []
    while coin.layer.animationKeys() != nil {
      heights.append(end.y - (try #require(coin.layer.presentation()).position.y))
      app.harness.advance(by: 1.0 / 60)
    }
    let landing = try #require(heights.firstIndex { $0 < 3 })
    let bounce = try #require(heights[landing...].max())
    #expect(bounce > 9 && bounce < 12.5, "\(heights)")
    #expect(try jar.isSparkling)
    try await app.waitForMainQueue { try !jar.isSparkling }
  }

  @Test func keysUndoCoinByCoin() throws {
    try app.tap(["small", "large"])
    app.harness.type("z", modifiers: .command)
    #expect(try app.text("total") == "Total: €0.20" && jar.coinViews.count == 1)
    app.harness.type("z", modifiers: .command)
    #expect(try app.text("count") == "No coins")
    app.harness.type("z", modifiers: [.command, .shift])
    #expect(try app.text("total") == "Total: €0.20")
  }

  @Test func emptyingForgets() throws {
    #expect(try !app.find("empty", as: UIButton.self).isEnabled)
    try app.tap(["small", "small", "empty"])
    #expect(try app.text("count") == "No coins" && jar.coinViews.isEmpty)
    app.harness.type("z", modifiers: .command)
    #expect(try app.text("count") == "No coins")
  }

  @Test func anAddressNobodyOpensAnswersFalse() async throws {
    let controller = try #require(try app.window.rootViewController as? JarViewController)
    try app.tap("help")
    try await app.waitForMainQueue { controller.helpOpened != nil }
    #expect(controller.helpOpened == false)
  }
}
