import Testing
import UIKit
import UIKitTesting

/// Cards whose heights follow from their texts, in a scroll view; written in visual formats.
@MainActor
final class CardListTests {
  private final class Card: UIView {
    let avatar = UIView()
    let title = UILabel()
    let body = UILabel()

    convenience init(_ name: String, _ text: String) {
      self.init(frame: .zero)
      title.text = name
      title.font = .preferredFont(forTextStyle: .headline)
      body.text = text
      body.font = .preferredFont(forTextStyle: .body)
      body.numberOfLines = 0
      for label in [title, body] { label.adjustsFontForContentSizeCategory = true }
      let views: [String: UIView] = ["avatar": avatar, "title": title, "body": body]
      for view in views.values {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
      }
      layoutMargins = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
      let formats = [
        "H:|-[avatar(40)]-[title]-|", "H:[avatar]-[body]-|", "V:|-[avatar(40)]-(>=0)-|",
        "V:|-[title]-4-[body]-|",
      ]
      for format in formats {
        NSLayoutConstraint.activate(
          NSLayoutConstraint.constraints(
            withVisualFormat: format, metrics: nil, views: views))
      }
    }
  }

  private let harness = AppHarness()
  private let scroll = UIScrollView()
  private let list = UIStackView()
  private let cards: [Card]
  private let window: UIWindow

  init() {
    let text = "Pears want a sunny wall and a second tree of another kind within the reach of bees."
    cards = [Card("Ann", text), Card("Bo", "Yes."), Card("Cy", text + " " + text)]
    let controller = UIViewController()
    (list.axis, list.spacing) = (.vertical, 16)
    for card in cards { list.addArrangedSubview(card) }
    for (child, parent) in [(scroll as UIView, controller.view!), (list, scroll)] {
      child.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(child)
    }
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: controller.view.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
      list.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 10),
      list.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -10),
      list.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      list.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
    ])
    window = harness.show(controller, size: CGSize(width: 320, height: 400))
    harness.settle()
  }

  /// How many lines of its font a label has.
  private func lines(_ label: UILabel) -> Int {
    Int((label.bounds.height / label.font.lineHeight).rounded())
  }

  private func expectRightHeights() {
    for card in cards {
      let text = card.title.frame.height + 4 + card.body.frame.height
      #expect(abs(card.bounds.height - 24 - max(text, 40)) <= 1)
      #expect(card.body.frame.minY - card.title.frame.maxY == 4)
      #expect(card.avatar.frame.size == CGSize(width: 40, height: 40))
    }
    let heights = cards.map(\.frame.height).reduce(0, +)
    #expect(scroll.contentSize == CGSize(width: 320, height: heights + 52))
    #expect(cards[1].frame.minY == cards[0].frame.maxY + 16)
  }

  @Test func heightsFollowFromTheTexts() {
    for card in cards {
      #expect(card.frame.width == 320)
      #expect(card.avatar.frame.origin == CGPoint(x: 12, y: 12))
      #expect(card.title.frame.minX == 60 && card.title.frame.maxX == 308)
      #expect(card.body.frame.minX == 60 && card.body.frame.maxX == 308)
    }
    #expect(cards.map { lines($0.title) } == [1, 1, 1])
    #expect(lines(cards[0].body) >= 2 && lines(cards[1].body) == 1)
    #expect(lines(cards[2].body) > lines(cards[0].body))
    expectRightHeights()
  }

  @Test func largerTextMakesLargerCards() {
    let before = cards.map(\.frame.height)
    harness.changeTraits { $0.preferredContentSizeCategory = .accessibilityLarge }
    harness.settle()
    for (card, height) in zip(cards, before) { #expect(card.frame.height > height) }
    expectRightHeights()
    harness.changeTraits { $0.preferredContentSizeCategory = .large }
    harness.settle()
    #expect(cards.map(\.frame.height) == before)
  }

  @Test func aWiderWindowNeedsFewerLines() {
    let before = lines(cards[2].body)
    harness.resize(window, to: CGSize(width: 600, height: 400))
    #expect(lines(cards[2].body) < before)
    #expect(scroll.contentSize.width == 600)
    #expect(cards[2].body.frame.maxX == 588)
  }

  @Test func fromRightToLeftEachCardIsTurnedRound() {
    let heights = cards.map(\.frame.height)
    for card in cards { card.semanticContentAttribute = .forceRightToLeft }
    harness.settle()
    for card in cards {
      #expect(card.avatar.frame.minX == 268)
      #expect(card.title.frame.minX == 12 && card.title.frame.maxX == 260)
    }
    #expect(cards.map(\.frame.height) == heights)
  }

  @Test func aTextThatChangesMovesWhatIsBelow() {
    let (before, size) = (cards[2].frame, scroll.contentSize)
    scroll.contentOffset.y = 20
    cards[1].body.text = String(repeating: "More to say. ", count: 20)
    harness.settle()
    let growth = cards[2].frame.minY - before.minY
    #expect(growth > 30 && cards[2].frame.height == before.height)
    #expect(scroll.contentSize.height == size.height + growth)
    #expect(scroll.contentOffset.y == 20)
    expectRightHeights()
  }
}
