import Testing
import UIKit
import UIKitTesting

@testable import Breakout

@MainActor @Suite(.serialized) struct BreakoutTests {
  private let app = RunningApp(AppDelegate())

  private var game: Game {
    get throws {
      try #require(app.harness.application.delegate as? AppDelegate).game.game
    }
  }

  /// Keeps the paddle under the ball for a while.
  private func play(seconds: Double) throws {
    for _ in 0..<Int(seconds * 60) {
      try game.paddleX = try game.ball.x
      app.harness.advance(by: 1.0 / 60)
    }
  }

  @Test func itWaitsForATap() throws {
    #expect(try app.text("score") == "Score 0" && app.text("lives") == "●●●")
    #expect(try app.text("hint") == "Tap to serve")
    let ball = try game.ball
    app.harness.advance(by: 1)
    #expect(try game.ball == ball, "the link is paused")
    try app.tap("field")
    #expect(try app.text("hint") == "" && !game.isPaused)
    app.harness.advance(by: 0.5)
    #expect(try game.ball.y < ball.y - 50)
  }

  @Test func observersSeeTheScore() throws {
    try app.tap("field")
    try play(seconds: 12)
    let hit = try game.bricks.count { $0 == nil }
    #expect(hit > 2)
    #expect(try game.score == hit * 10)
    #expect(try app.text("score") == "Score \(hit * 10)")
  }

  @Test func aHitBrickFadesAndGoes() throws {
    let field = try app.find("field", as: FieldView.self)
    #expect(field.layer.sublayers?.count == 34)
    try app.tap("field")
    while try game.score == 0 { app.harness.advance(by: 1.0 / 60) }
    let index = try #require(try game.bricks.firstIndex { $0 == nil })
    #expect(field.brickLayers[index].animation(forKey: "destroy") is CAAnimationGroup)
    #expect(field.brickLayers[index].opacity == 0)
    try game.isPaused = true
    app.harness.advance(by: 0.4)
    #expect(field.brickLayers[index].superlayer == nil)
    #expect(field.layer.sublayers?.count == 33)
  }

  @Test func aLostBallCostsALifeAndThreeEndTheGame() throws {
    for lives in [2, 1, 0] {
      try app.tap("field")
      try game.velocity = CGVector(dx: 0, dy: 300)
      try game.paddleX = game.ball.x > 160 ? 0 : 320
      app.harness.advance(by: 1)
      #expect(try game.lives == lives && game.isPaused)
      #expect(try app.text("lives") == String(repeating: "●", count: lives))
    }
    #expect(try app.text("hint") == "Game over. Tap to play again")
    try app.tap("field")
    #expect(try app.text("lives") == "●●●" && game.lives == 3)
  }

  @Test func aPanAndArrowsMoveThePaddle() throws {
    let field = try app.find("field")
    app.harness.drag(from: CGPoint(x: 100, y: 380), to: CGPoint(x: 160, y: 380), in: field)
    #expect(try game.paddleX == 210, "60 points less the ten that make it a pan")
    app.harness.drag(from: CGPoint(x: 10, y: 380), to: CGPoint(x: 300, y: 380), in: field)
    #expect(try game.paddleX == 288, "it stops at the wall")
    app.harness.press(.keyboardSpacebar)
    #expect(try !game.isPaused)
  }

  @Test func anInactiveAppPauses() throws {
    try app.tap("field")
    NotificationCenter.default.post(
      name: UIApplication.willResignActiveNotification, object: app.harness.application)
    #expect(try game.isPaused && app.text("hint") == "Tap to serve")
  }
}
