import Testing
@testable import UIKit

struct GestureStateMachineTests {
  private typealias State = UIGestureRecognizer.State
  private static let all: [State] = [.possible, .began, .changed, .ended, .cancelled, .failed]

  /// Apple's diagram as text: a row for each state, a word for each requested state.
  ///
  /// `?` asks the arena, `-` changes nothing, a letter is the new state.
  private static let diagram: [(State, String)] = [
    (.possible, "- ?b ?b ?e f f"),
    (.began, "- - c e x x"),
    (.changed, "- - c e x x"),
    (.ended, "- - - - - -"),
    (.cancelled, "- - - - - -"),
    (.failed, "- - - - - -"),
  ]

  @Test func everyMoveIsTheDiagrams() {
    let names: [State: String] = [
      .began: "b", .changed: "c", .ended: "e", .cancelled: "x", .failed: "f",
    ]
    for (state, words) in Self.diagram {
      let moves = Self.all.map { wanted in
        switch GestureStateMachine.move(from: state, to: wanted) {
        case .stays: "-"
        case .asks(let new): "?" + names[new]!
        case .goes(let new): names[new]!
        }
      }
      #expect(moves.joined(separator: " ") == words, "from \(state)")
    }
  }

  @Test func actionsAreSentForWhatHasBegun() {
    #expect(Self.all.filter(\.sendsAction) == [.began, .changed, .ended, .cancelled])
    #expect(Self.all.filter(\.isOver) == [.ended, .cancelled, .failed])
    #expect(State.recognized == .ended)
  }
}
