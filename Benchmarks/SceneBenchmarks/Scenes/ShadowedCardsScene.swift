import SceneNumbers
import UIKit

/// 50 white cards with blurred shadows that circle, on whole points.
final class ShadowedCardsScene: SceneViewController {
  private var items: [SceneItem] = []
  private var cards: [UIView] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    items = SceneItem.make(50, in: numbers)
    for _ in items {
      let card = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 120))
      card.backgroundColor = .white
      card.layer.cornerRadius = 12
      card.layer.shadowOpacity = 0.5
      card.layer.shadowOffset = CGSize(width: 0, height: 4)
      card.layer.shadowRadius = 12
      cards.append(card)
      view.addSubview(card)
    }
  }

  override func show(frame: Int, time: Double) {
    for (card, item) in zip(cards, items) {
      let place = item.place(at: time)
      card.center = CGPoint(x: place.x.rounded(.down), y: place.y.rounded(.down))
    }
  }
}
