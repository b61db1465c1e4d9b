import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import DrawingPad

@MainActor @Suite(.serialized) struct DrawingPadTests {
  private let app = RunningApp(AppDelegate())

  private var canvas: CanvasView { get throws { try app.find("canvas") } }

  /// Draws a line across the canvas, `y` points from its top.
  private func draw(y: CGFloat) throws {
    app.harness.drag(from: CGPoint(x: 40, y: y), to: CGPoint(x: 240, y: y), in: try canvas)
  }

  private func isEnabled(_ button: String) throws -> Bool {
    try app.find(button, as: UIButton.self).isEnabled
  }

  private func color(y: CGFloat) throws -> [Int] {
    let color = app.harness.color(at: CGPoint(x: 140, y: y), in: try canvas)
    return [color.red, color.green, color.blue]
  }

  @Test func aDragDrawsInTheChosenColour() throws {
    try draw(y: 60)
    #expect(try color(y: 60) == [0, 0, 0])
    try app.tap("color-red")
    try draw(y: 100)
    #expect(try color(y: 100) == [255, 0, 0])
    #expect(try color(y: 80) == [255, 255, 255])
    #expect(try canvas.strokes.map(\.color) == [.black, .red])
    #expect(try app.find("color-red").layer.borderWidth == 3)
    #expect(try app.find("color-black").layer.borderWidth == 0)
  }

  @Test func buttonsUndoAndRedoByTurns() throws {
    #expect(try !isEnabled("undo") && !isEnabled("redo") && !isEnabled("clear"))
    try draw(y: 60)
    try draw(y: 100)
    #expect(try canvas.strokes.count == 2 && isEnabled("undo") && !isEnabled("redo"))
    try app.tap("undo")
    #expect(try canvas.strokes.count == 1 && isEnabled("redo"))
    #expect(try color(y: 100) == [255, 255, 255])
    try app.tap("undo")
    #expect(try canvas.strokes.isEmpty && !isEnabled("undo"))
    try app.tap(["redo", "redo"])
    #expect(try canvas.strokes.count == 2 && !isEnabled("redo"))
    #expect(try color(y: 100) == [0, 0, 0])
  }

  @Test func clearingIsUndone() throws {
    try draw(y: 60)
    try draw(y: 100)
    #expect(try canvas.undoManager?.undoActionName == "Stroke")
    try app.tap("clear")
    #expect(try canvas.strokes.isEmpty && canvas.undoManager?.undoActionName == "Clear")
    try app.tap("undo")
    #expect(try canvas.strokes.count == 2)
    try app.tap("redo")
    #expect(try canvas.strokes.isEmpty)
  }

  @Test func commandKeysUndoOnlyWhatCanBeUndone() throws {
    app.harness.type("z", modifiers: .command)
    try draw(y: 60)
    app.harness.type("z", modifiers: .command)
    #expect(try canvas.strokes.isEmpty)
    app.harness.type("z", modifiers: [.command, .shift])
    #expect(try canvas.strokes.count == 1)
  }

  @Test func twoFingersDrawTwoLines() throws {
    app.harness.drag(
      from: CGPoint(x: 60, y: 80), to: CGPoint(x: 60, y: 200), in: try canvas, fingers: 2)
    #expect(try canvas.strokes.count == 2)
    #expect(try canvas.strokes.allSatisfy { $0.points.count > 5 })
  }

  @Test func aDelayedCallSavesOnceAfterTheLastStroke() throws {
    try draw(y: 60)
    try draw(y: 100)
    #expect(try app.text("status") == "2 strokes, edited")
    try app.wait { try app.text("status") == "2 strokes, saved" }
    let delegate = try #require(app.harness.application.delegate as? AppDelegate)
    let image = try #require(delegate.padViewController.saved.flatMap(UIImage.init(data:)))
    #expect(try image.size == canvas.bounds.size)
  }

  @Test func iconsComeFromSystemSymbols() throws {
    let clear = try app.find("clear", as: UIButton.self)
    #expect(clear.currentImage != nil && clear.accessibilityLabel == "Clear")
    #expect(try canvas.accessibilityTraits.contains(.allowsDirectInteraction))
  }
}
