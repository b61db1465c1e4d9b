import UIKit

/// A tile that shows each transition in turn: flips, a dissolve and a page curl. A tap starts the
/// next one at once.
class TransitionCard: DemoCard {
  let tile = UIView.gem(.systemOrange, size: 92, radius: 20)
  private let letter = UILabel()
  private var turn = 0

  private static let ways: [UIView.AnimationOptions] = [
    .transitionFlipFromLeft, .transitionFlipFromTop, .transitionCrossDissolve,
    .transitionCurlUp,
  ]
  private static let colors: [UIColor] = [
    .systemOrange, .systemPink, .systemPurple, .systemGreen,
  ]

  init() {
    super.init(title: "Transitions", subtitle: "Flip, dissolve, turn the page")
    letter.text = "A"
    letter.font = .systemFont(ofSize: 44, weight: .bold)
    letter.textColor = .white
    letter.textAlignment = .center
    letter.frame = tile.bounds
    tile.addSubview(letter)
    stage.addSubview(tile)
    tile.addGestureRecognizer(
      UITapGestureRecognizer { [weak self] (_: UITapGestureRecognizer) in self?.change() })
  }

  required init?(coder: NSCoder) {
    fatalError("the gallery makes its cards in code")
  }

  override func layoutStage() {
    tile.center = CGPoint(x: stage.bounds.midX, y: stage.bounds.midY + 4)
  }

  override func play() { change() }

  private func change() {
    turn += 1
    let number = turn
    let way = Self.ways[turn % Self.ways.count].union(.allowUserInteraction)
    UIView.transition(with: tile, duration: 0.7, options: way) {
      let color = Self.colors[self.turn % Self.colors.count]
      self.tile.backgroundColor = color
      self.tile.layer.shadowColor = color.cgColor
      self.letter.text = String("ABCD"[self.turn % 4])
    } completion: { [weak self] _ in
      self?.rest(after: number)
    }
  }

  /// Starts the next transition after a moment, unless a tap already did.
  private func rest(after number: Int) {
    UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 0.3, delay: 0, options: .allowUserInteraction,
      animations: { self.tile.layer.shadowOpacity = self.turn % 2 == 0 ? 0.35 : 0.36 },
      completion: { [weak self] _ in if self?.turn == number { self?.change() } })
  }
}

extension String {
  fileprivate subscript(place: Int) -> Character { self[index(startIndex, offsetBy: place)] }
}
