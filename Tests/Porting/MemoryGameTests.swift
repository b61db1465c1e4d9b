import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import MemoryGame

@MainActor @Suite(.serialized) struct MemoryGameTests {
  private let app: RunningApp

  init() {
    UserDefaults.standard.removeObject(forKey: "seed")
    app = RunningApp(AppDelegate())
  }

  private var cards: [CardView] {
    get throws { try app.all("card-").compactMap { $0 as? CardView } }
  }

  /// Cards by what they show, each name twice.
  private var pairs: [[CardView]] {
    get throws { Array(Dictionary(grouping: try cards) { $0.pairName ?? "" }.values) }
  }

  private func turn(_ card: CardView) {
    app.harness.tap(card)
    app.harness.advance(by: 0.5)
  }

  @Test func theDeckLiesInFourRowsFaceDown() throws {
    let cards = try cards
    #expect(cards.count == 16 && cards.allSatisfy { !$0.isFaceUp })
    #expect(try pairs.count == 8 && pairs.allSatisfy { $0.count == 2 })
    #expect(Set(cards.map(\.frame.minX)).count == 4 && Set(cards.map(\.frame.minY)).count == 4)
    #expect(cards[0].frame.origin == CGPoint(x: 16, y: 56))
    #expect(cards.allSatisfy { $0.accessibilityLabel == "Card" })
    let bounds = try app.window.bounds
    #expect(cards.allSatisfy { bounds.contains($0.frame) })
  }

  @Test func aTapTurnsACardOnce() throws {
    let card = try cards[5]
    turn(card)
    #expect(card.isFaceUp && card.flipCount == 1)
    #expect(card.accessibilityLabel == card.pairName)
    #expect(card.subviews.count == 1 && card.subviews[0] is UIImageView)
    #expect((card.subviews[0] as? UIImageView)?.image != nil, "a system symbol")
    turn(card)
    #expect(card.flipCount == 1 && card.isFaceUp)
  }

  @Test func theDelegateMaySayHowLongACardTurns() throws {
    let (card, other) = (try cards[0], try cards[1])
    #expect(card.delegate?.flipDuration == 0.3)
    other.delegate = nil
    card.flip()
    other.flip()
    app.harness.advance(by: 0.45)
    #expect(!card.isTurning && other.isTurning, "without a delegate it takes 0.6 seconds")
    app.harness.advance(by: 0.3)
    #expect(!other.isTurning)
  }

  @Test func aMismatchTurnsBackAfterItsDelay() throws {
    let pairs = try pairs
    let (a, b) = (pairs[0][0], pairs[1][0])
    turn(a)
    turn(b)
    #expect(a.isFaceUp && b.isFaceUp)
    #expect(try app.text("moves") == "Moves: 1")
    try app.wait { !a.isFaceUp && !b.isFaceUp }
    #expect(a.flipCount == 2 && b.flipCount == 2 && pairs[2][0].flipCount == 0)
  }

  @Test func aThirdCardTurnsAMismatchBackAtOnce() throws {
    let pairs = try pairs
    turn(pairs[0][0])
    turn(pairs[1][0])
    turn(pairs[2][0])
    #expect(!pairs[0][0].isFaceUp && !pairs[1][0].isFaceUp && pairs[2][0].isFaceUp)
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.6))
    #expect(pairs[2][0].isFaceUp, "the delayed call was cancelled")
    #expect(pairs[0][0].flipCount == 2)
  }

  @Test func aPairStaysAndTakesNoMoreTaps() throws {
    let pair = try pairs[3]
    pair.forEach(turn)
    app.harness.advance(by: 0.5)
    #expect(pair.allSatisfy { $0.isMatched && $0.isFaceUp && !$0.isUserInteractionEnabled })
    #expect(pair.allSatisfy { $0.transform == .identity })
  }

  @Test func allPairsSolveTheGameAndANewOneDealsOtherCards() throws {
    let first = try cards.map(\.pairName)
    for pair in try pairs { pair.forEach(turn) }
    #expect(try app.text("message") == "Solved in 8 moves" && app.find("message").alpha == 1)
    try app.tap("new")
    app.harness.advance(by: 0.3)
    #expect(try app.text("moves") == "Moves: 0" && app.find("message").alpha == 0)
    #expect(try cards.count == 16 && cards.map(\.pairName) != first)
  }
}
