import SceneNumbers
import UIKit

/// 200 translucent rounded squares, each circling and rotating.
final class TurningCardsScene: SceneViewController {
  private var items: [SceneItem] = []
  private var cards: [UIView] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    items = SceneItem.make(200, in: numbers)
    for item in items {
      let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      card.layer.backgroundColor = UIColor(hex: item.color, alpha: 0.8).cgColor
      card.layer.cornerRadius = 16
      cards.append(card)
      view.addSubview(card)
    }
  }

  override func show(frame: Int, time: Double) {
    for (card, item) in zip(cards, items) {
      let place = item.place(at: time)
      card.center = CGPoint(x: place.x, y: place.y)
      card.transform = CGAffineTransform(rotationAngle: place.angle)
    }
  }
}
