import CoreGraphics
import Foundation
import Testing
import UIKitTesting
import XTestRig

/// Elements of a program in a real window, found over AT-SPI, and used by the server's mouse and keyboard.
@MainActor
@Suite(.serialized, .enabled("at-spi2-core is installed") { AccessibilityDesktop.isInstalled })
struct QueriesEndToEndTests {
  private let server: XServer
  private let desktop: AccessibilityDesktop

  init() throws {
    server = try XServer.start(windowManager: "openbox")
    desktop = try AccessibilityDesktop(isEnabled: false)
  }

  private func launch(_ mode: String, on server: XServer) -> XCUIApplication {
    let app = XCUIApplication(url: AppProcess.folder.appendingPathComponent("ProbeApp"))
    app.launchArguments = [mode]
    app.launchEnvironment = server.environment.merging(desktop.environment) { $1 }
    app.launch()
    return app
  }

  private func close(_ app: XCUIApplication) {
    app.terminate()
    #expect(app.state == .notRunning && !app.windows.firstMatch.exists)
    desktop.stop()
    server.stop()
  }

  @Test func elementsAreFoundAndUsedByRealInput() throws {
    let app = launch("spoken", on: server)
    defer { close(app) }
    #expect(app.wait(for: .runningForeground, timeout: 60))
    #expect(app.buttons["Save"].frame == CGRect(x: 20, y: 70, width: 200, height: 32))
    app.buttons["Save"].tap()
    #expect(app.staticTexts["Saved 1"].waitForExistence(timeout: 60))
    app.buttons["Save"].doubleTap()
    #expect(app.staticTexts["Saved 3"].waitForExistence(timeout: 60))
    #expect(!app.staticTexts["Not saved"].exists && app.buttons.count == 1)
    // Places on the screen are those of the window where it is now.
    try server.xdotool([
      "search", "--sync", "--name", "^Probe$", "windowmove", "--sync", "33", "44",
    ])
    app.buttons["Save"].tap()
    #expect(app.staticTexts["Saved 4"].waitForExistence(timeout: 60))
    let name = app.textFields["Name"]
    name.tap()
    // The keyboard has no é.
    name.typeText("Ann Lée_2")
    #expect(becomesTrue { name.value as? String == "Ann Lée_2" }, "\(app.debugDescription)")
    app.switches["Sound"].tap()
    #expect(becomesTrue { app.switches["Sound"].value as? String == "1" })
    let volume = app.sliders["Volume"]
    volume.adjust(toNormalizedSliderPosition: 0.25)
    #expect(becomesTrue { volume.value as? String == "25%" })
    let knob = volume.coordinate(withNormalizedOffset: CGVector(dx: 0.28, dy: 0.5))
    knob.press(forDuration: 0.1, thenDragTo: knob.withOffset(CGVector(dx: 200, dy: 0)))
    #expect(becomesTrue { volume.value as? String == "100%" }, "\(app.debugDescription)")
  }

  @Test func theMouseAndTheKeyboardOpenMenusAndReplaceText() {
    let app = launch("spoken", on: server)
    defer { close(app) }
    let name = app.textFields["Name"]
    name.tap()
    name.typeText("Ann")
    name.typeKey("a", modifierFlags: .command)
    name.typeKey("B", modifierFlags: [])
    #expect(becomesTrue { name.value as? String == "B" }, "\(app.debugDescription)")
    name.rightClick()
    #expect(app.menuItems["Select All"].waitForExistence(timeout: 60))
    app.typeKey(.escape, modifierFlags: [])
    #expect(app.menuItems["Select All"].waitForNonExistence(timeout: 60))
  }

  @Test func listsAreSwiped() {
    let app = launch("list", on: server)
    defer { close(app) }
    #expect(app.cells["Row 2"].waitForExistence(timeout: 60))
    #expect(app.tables.firstMatch.elementType == .table && app.cells.count < 50)
    app.tables.firstMatch.swipeUp()
    #expect(app.cells["Row 0"].waitForNonExistence(timeout: 60), "\(app.debugDescription)")
    app.tables.firstMatch.scroll(byDeltaX: 0, deltaY: 5000)
    #expect(app.cells["Row 0"].waitForExistence(timeout: 60), "\(app.debugDescription)")
  }

  /// Without XTEST elements are asked to do what a user would.
  @Test func elementsAreUsedWhereTheServerTakesNoInput() throws {
    let plain = try XServer.start(arguments: ["-extension", "XTEST"], windowManager: "openbox")
    defer { plain.stop() }
    let app = launch("spoken", on: plain)
    defer { close(app) }
    app.buttons["Save"].tap()
    #expect(app.staticTexts["Saved 1"].waitForExistence(timeout: 60))
    app.textFields["Name"].tap()
    app.textFields["Name"].typeText("Ann")
    #expect(becomesTrue { app.textFields["Name"].value as? String == "Ann" })
  }
}
