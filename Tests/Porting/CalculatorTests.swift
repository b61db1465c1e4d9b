import Testing
import UIKit
import UIKitTesting

@testable import Calculator

@MainActor @Suite(.serialized) struct CalculatorTests {
  private let app = RunningApp(AppDelegate())

  /// A key that still flashes takes no touch.
  private func keys(_ names: String...) throws {
    for name in names {
      try app.tap("key-\(name)")
      app.harness.advance(by: 0.3)
    }
  }

  @Test func tapsAddUp() throws {
    try keys("1", "2", "add", "7")
    #expect(try app.text("display") == "7")
    try keys("equals")
    #expect(try app.text("display") == "19")
  }

  @Test func operationsChainAndFractionsStay() throws {
    try keys("1", "point", "5", "multiply", "4", "subtract")
    #expect(try app.text("display") == "6")
    try keys("0", "point", "2", "5", "equals", "negate")
    let shown = try app.text("display")
    #expect(shown == "-5.75")
    try keys("percent")
    #expect(try app.text("display") == "-0.0575")
  }

  @Test func thePendingOperationIsSelectedByItsSelectorsName() throws {
    try keys("8", "divide")
    #expect(try app.find("key-divide", as: UIButton.self).isSelected)
    #expect(try !app.find("key-add", as: UIButton.self).isSelected)
    #expect(try !app.find("key-4", as: UIButton.self).isSelected, "a digit with the same tag")
    #expect(try app.find("key-divide").backgroundColor == .white)
  }

  @Test func dividingByZeroReachesTheOptionalMethod() throws {
    try keys("8", "divide", "0", "equals")
    #expect(try app.text("display") == "Not a number")
    #expect(try app.find("display", as: UILabel.self).textColor == .red)
    try keys("5")
    #expect(try app.text("display") == "5")
    #expect(try app.find("display", as: UILabel.self).textColor == .white)
  }

  @Test func clearGoesUpTheResponderChain() throws {
    try keys("4", "2", "clear")
    #expect(try app.text("display") == "0")
  }

  @Test func keysTypeAndCommandsClear() throws {
    app.harness.type("12*3=")
    #expect(try app.text("display") == "36")
    app.harness.type("k", modifiers: .command)
    #expect(try app.text("display") == "0")
    app.harness.type("9")
    app.harness.press(.keyboardEscape)
    #expect(try app.text("display") == "0")
  }

  @Test func aSwipeOnTheDisplayTakesADigitBack() throws {
    try keys("1", "2", "3")
    app.harness.swipe(try app.find("display"), .left)
    #expect(try app.text("display") == "12")
  }

  @Test func aKeyShrinksUnderTheFingerAndSpringsBack() throws {
    let key = try app.find("key-5")
    app.harness.touchDown(key)
    app.harness.advance(by: 0.2)
    #expect(key.transform.a == 0.94)
    app.harness.touchUp()
    #expect(key.transform == .identity)
    #expect(try app.text("display") == "5")
  }
}
