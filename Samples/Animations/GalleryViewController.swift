import UIKit

/// Six cards, each with a different kind of animation that runs by itself and responds to touches.
class GalleryViewController: UIViewController {
  let cards: [DemoCard] = [
    SpringCard(), KeyframeCard(), TransitionCard(), ScrubCard(), RingCard(), DynamicsCard(),
  ]
  private let heading = UILabel()

  override func viewDidLoad() {
    title = "Animations"
    view.backgroundColor = .systemGroupedBackground
    heading.text = "Animations"
    heading.font = .systemFont(ofSize: 32, weight: .bold)
    heading.textColor = .label
    view.addSubview(heading)
    for card in cards { view.addSubview(card) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.layoutIfNeeded()
    for card in cards { card.play() }
  }

  override func viewDidLayoutSubviews() {
    heading.frame = CGRect(x: 28, y: 20, width: view.bounds.width - 56, height: 44)
    let (margin, gap, top): (CGFloat, CGFloat, CGFloat) = (24, 20, 76)
    let width = (view.bounds.width - 2 * margin - 2 * gap) / 3
    let height = (view.bounds.height - top - gap - margin) / 2
    for (index, card) in cards.enumerated() {
      card.frame = CGRect(
        x: margin + CGFloat(index % 3) * (width + gap),
        y: top + CGFloat(index / 3) * (height + gap), width: width, height: height)
    }
  }
}
