import Testing
import UIKit
import UIKitTesting

@testable import GesturePlayground

@MainActor @Suite(.serialized) struct GesturePlaygroundTests {
  private let app = RunningApp(AppDelegate())

  private func tile(_ name: String) throws -> TileView { try app.find(name) }

  private var last: String {
    get throws { try app.text("log").split(separator: "\n").last.map(String.init) ?? "" }
  }

  @Test func aTapWaitsForTheDoubleTapToFail() throws {
    try app.tap("square")
    #expect(try last == "")
    app.harness.advance(by: 0.5)
    #expect(try last == "tap square")
    let shown = try #require(try tile("square").layer.presentation())
    #expect(shown.opacity < 1, "the keyframes are under way")
    app.harness.advance(by: 0.5)
    #expect(try tile("square").alpha == 1)
  }

  @Test func aDragMovesATileAndADoubleTapSnapsItHome() throws {
    let square = try tile("square")
    #expect(square.center == CGPoint(x: 80, y: 160))
    let window = try app.window
    app.harness.drag(
      from: CGPoint(x: 80, y: 160), to: CGPoint(x: 180, y: 310), in: window, duration: 1)
    #expect(abs(square.center.x - 180) < 11 && abs(square.center.y - 310) < 11)
    #expect(try last == "dropped")
    app.harness.tap(square, taps: 2)
    #expect(try app.text("log").contains("home square"))
    app.harness.advance(by: 4)
    #expect(hypot(square.center.x - 80, square.center.y - 160) < 2)
    #expect(try last == "rest")
  }

  @Test func aFlickIsAThrow() throws {
    app.harness.drag(
      from: CGPoint(x: 80, y: 160), to: CGPoint(x: 80, y: 360), in: try app.window, duration: 0.1)
    #expect(try last == "thrown")
  }

  @Test func twoFingersScaleAndTurnAtOnce() throws {
    let circle = try tile("circle")
    app.harness.transform(circle, from: 40, to: 80, by: .pi / 3)
    let transform = circle.transform
    let scale = hypot(transform.a, transform.b)
    #expect(scale > 1.5 && scale < 2.1, "\(scale)")
    let angle = atan2(transform.b, transform.a)
    #expect(angle > .pi / 3 - 0.2 && angle < .pi / 3 + 0.05, "\(angle)")
  }

  @Test func aRestingFingerHighlights() throws {
    let diamond = try tile("diamond")
    let shape = try #require(diamond.layer as? CAShapeLayer)
    app.harness.touchDown(diamond)
    app.harness.advance(by: 0.6)
    #expect(shape.lineWidth == 6 && shape.lineDashPattern == [8, 6])
    #expect(shape.animation(forKey: "ants") != nil)
    app.harness.touchUp()
    #expect(shape.lineWidth == 2 && shape.animation(forKey: "ants") == nil)
    #expect(try last == "held")
  }

  @Test func touchesOutsideAShapeFallThrough() throws {
    app.harness.tap(try tile("diamond"), at: CGPoint(x: 5, y: 5))
    let corner = try tile("diamond").frame.origin
    #expect(try last == "background \(Int(corner.x) + 5), \(Int(corner.y) + 5)")
    app.harness.tap(try app.window, at: CGPoint(x: 40, y: 120))
    app.harness.advance(by: 0.5)
    #expect(try last == "tap square", "not the background's")
  }

  @Test func twoFingersDownLetTheTilesFall() throws {
    let window = try app.window
    app.harness.drag(
      from: CGPoint(x: 300, y: 300), to: CGPoint(x: 300, y: 420), in: window, duration: 0.15,
      fingers: 2)
    #expect(try last == "gravity")
    app.harness.advance(by: 3)
    for name in ["square", "circle", "diamond"] {
      #expect(try abs(tile(name).frame.maxY - window.bounds.height) < 3, "\(name) is on the floor")
    }
  }

  @Test func hoveringDims() throws {
    app.harness.hover(try tile("circle"))
    #expect(try abs(tile("circle").alpha - 0.8) < 1e-6 && tile("square").alpha == 1)
    app.harness.hover(try app.window, at: CGPoint(x: 20, y: 400))
    #expect(try tile("circle").alpha == 1)
  }
}
