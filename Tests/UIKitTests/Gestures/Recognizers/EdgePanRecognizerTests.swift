import Testing
import UIKitTesting
@testable import UIKit

@MainActor @Suite(.serialized) struct EdgePanRecognizerTests {
  private func begins(_ edges: UIRectEdge, from start: CGPoint, by travel: CGVector) -> Bool {
    let stage = GestureStage()
    stage.parent.note = { _ in }
    let pan = stage.add(UIScreenEdgePanGestureRecognizer(), "edge", to: stage.parent)
    pan.edges = edges
    let end = CGPoint(x: start.x + travel.dx, y: start.y + travel.dy)
    stage.harness.drag(from: start, to: end, in: stage.parent)
    return stage.said().first == "edge began"
  }

  @Test func itStartsWithinTwentyPointsOfItsEdge() {
    let right = CGVector(dx: 50, dy: 0)
    #expect(begins(.left, from: CGPoint(x: 20, y: 50), by: right))
    #expect(!begins(.left, from: CGPoint(x: 21, y: 50), by: right))
    #expect(!begins(.top, from: CGPoint(x: 20, y: 50), by: right))
    #expect(begins(.right, from: CGPoint(x: 380, y: 50), by: CGVector(dx: -50, dy: 0)))
    #expect(begins(.top, from: CGPoint(x: 200, y: 0), by: CGVector(dx: 0, dy: 50)))
    #expect(begins(.all, from: CGPoint(x: 200, y: 290), by: CGVector(dx: 0, dy: -50)))
  }

  @Test func itLeadsAwayFromTheEdge() {
    let start = CGPoint(x: 15, y: 150)
    #expect(!begins(.left, from: start, by: CGVector(dx: -15, dy: 0)))
    #expect(!begins(.left, from: start, by: CGVector(dx: 10, dy: 50)))
    #expect(begins(.left, from: start, by: CGVector(dx: 50, dy: 40)))
  }
}
