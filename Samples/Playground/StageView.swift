import UIKit

/// Holds the cards and throws them with a dynamic animator.
class StageView: UIView {
  /// Called when a finger lands on a card.
  var onTouch: (CardView) -> Void = { _ in }
  private(set) var cards: [CardView] = []
  private lazy var animator = UIDynamicAnimator(referenceView: self)
  private let walls = UICollisionBehavior(items: [])
  private var throwing: [CardView: UIDynamicItemBehavior] = [:]

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    layer.cornerRadius = 22
    clipsToBounds = true
    walls.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(walls)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  var isAtRest: Bool { !animator.isRunning && cards.allSatisfy { !$0.isHeld } }

  func dealCards() {
    let places = [(120, 140), (375, 265), (550, 150), (150, 390), (545, 390)]
    for (index, place) in places.enumerated() {
      let card = CardView(picture: Picture(index))
      card.center = CGPoint(x: place.0, y: place.1)
      card.transform = CGAffineTransform(rotationAngle: CGFloat(index - 2) * 0.09)
      card.stage = self
      cards.append(card)
      addSubview(card)
    }
  }

  /// A finger takes the card from the animator.
  func hold(_ card: CardView) {
    if let behavior = throwing.removeValue(forKey: card) { animator.removeBehavior(behavior) }
    walls.removeItem(card)
    bringSubviewToFront(card)
  }

  /// Releases the card, which slides and rotates on between the walls.
  func release(_ card: CardView, velocity: CGPoint, spin: CGFloat) {
    let behavior = UIDynamicItemBehavior(items: [card])
    behavior.resistance = 2.2
    behavior.angularResistance = 2.6
    behavior.elasticity = 0.55
    behavior.addLinearVelocity(velocity, for: card)
    behavior.addAngularVelocity(spin, for: card)
    throwing[card] = behavior
    walls.addItem(card)
    animator.addBehavior(behavior)
  }

  /// Moves the card back upright to its original size, with a spring.
  func straighten(_ card: CardView) {
    hold(card)
    UIView.animate(springDuration: 0.6, bounce: 0.35) {
      card.transform = .identity
      card.bounds.size = CardView.size
      card.layoutIfNeeded()
    }
  }
}
