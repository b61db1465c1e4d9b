import UIKit

/// A scene that changes once a frame.
class SceneViewController: UIViewController {
  let counter = FrameCounter()
  private var frame = 0
  private var link: CADisplayLink?

  /// Puts the scene into the state of this moment; `time` is frames / 60.
  func show(frame: Int, time: Double) {}

  override func viewDidLoad() {
    title = "Scene"
    view.backgroundColor = UIColor(red: 240 / 255, green: 240 / 255, blue: 244 / 255, alpha: 1)
  }

  override func viewDidAppear(_ animated: Bool) {
    link = CADisplayLink(target: self, action: SceneViewController.step)
    link?.add(to: .main, forMode: .common)
  }

  private func step(_ link: CADisplayLink) {
    show(frame: frame, time: Double(frame) / 60)
    frame += 1
    counter.count(at: link.timestamp)
  }
}

/// A: 200 translucent rounded squares, each circling and turning.
final class CardsScene: SceneViewController {
  private var items: [SceneItem] = []
  private var cards: [UIView] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    items = SceneItem.make(200, in: view.bounds.size)
    for item in items {
      let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      card.layer.backgroundColor =
        UIColor(red: item.red, green: item.green, blue: item.blue, alpha: 0.8).cgColor
      card.layer.cornerRadius = 16
      cards.append(card)
      view.addSubview(card)
    }
  }

  override func show(frame: Int, time: Double) {
    for (card, item) in zip(cards, items) {
      card.center = item.place(at: time)
      card.transform = CGAffineTransform(
        rotationAngle: item.degreesPerSecond * time * .pi / 180)
    }
  }
}

/// B: still cells (10,000 unless `BENCH_CELLS` says otherwise) and one square that moves.
final class CellsScene: SceneViewController {
  private let mover = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

  override func viewDidLoad() {
    super.viewDidLoad()
    let size = view.bounds.size
    let cells = ProcessInfo.processInfo.environment["BENCH_CELLS"].flatMap { Int($0) } ?? 10_000
    let items = SceneItem.make(200, in: size)
    for index in 0..<cells {
      let item = items[index % 200]
      let x = Double(index % 125) * size.width / 125
      let cell = UIView(
        frame: CGRect(x: x.rounded(.down), y: Double(index / 125) * 10, width: 8, height: 8))
      cell.backgroundColor = UIColor(red: item.red, green: item.green, blue: item.blue, alpha: 1)
      view.addSubview(cell)
    }
    mover.backgroundColor = UIColor(red: 0xD0 / 255, green: 0x20 / 255, blue: 0x20 / 255, alpha: 1)
    view.addSubview(mover)
  }

  override func show(frame: Int, time: Double) {
    let size = view.bounds.size
    let x = size.width / 2 + size.width * 0.35 * cos(time * 1.3) - 25
    let y = size.height / 2 + size.height * 0.35 * sin(time * 1.7) - 25
    mover.frame.origin = CGPoint(x: x.rounded(.down), y: y.rounded(.down))
  }
}
