import UIKit

/// Cards to drag, throw and spin. The cards hand every touch up the responder chain, so that it arrives
/// here too and is drawn with its phase.
class PlaygroundViewController: UIViewController {
  private let meter = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 28))
  private var cards: [CardView] = []
  private var rings: [UITouch: RingView] = [:]
  private var link: CADisplayLink?
  private var frames: [CFTimeInterval] = []

  override func viewDidLoad() {
    title = "Playground"
    view.backgroundColor = UIColor(red: 0.93, green: 0.94, blue: 0.96, alpha: 1)
    let colors = [UIColor.systemRed, .systemOrange, .systemGreen, .systemBlue, .systemPurple]
    for (index, color) in colors.enumerated() {
      let card = CardView(color: color, name: "Card \(index + 1)")
      card.center = CGPoint(x: 150 + 125 * index, y: index.isMultiple(of: 2) ? 220 : 380)
      card.transform = CGAffineTransform(rotationAngle: CGFloat(index - 2) * 0.12)
      card.onRelease = { [weak self] in self?.startCoasting() }
      cards.append(card)
      view.addSubview(card)
    }
    meter.font = .monospacedDigitSystemFont(ofSize: 15, weight: .medium)
    meter.textColor = .white
    meter.textAlignment = .center
    meter.backgroundColor = UIColor(white: 0, alpha: 0.6)
    meter.layer.cornerRadius = 14
    meter.clipsToBounds = true
    meter.text = "at rest"
    view.addSubview(meter)
  }

  override func viewDidLayoutSubviews() { meter.center = CGPoint(x: view.bounds.maxX - 76, y: 30) }

  private func startCoasting() {
    if link != nil { return }
    link = CADisplayLink(target: self, action: PlaygroundViewController.step)
    link?.add(to: .main, forMode: .common)
  }

  private func step(_ link: CADisplayLink) {
    frames = frames.filter { $0 > link.timestamp - 0.5 } + [link.timestamp]
    let isMoving = cards.filter { $0.coast(for: link.duration, in: view.bounds) }.count > 0
    meter.text = isMoving ? "\(frames.count * 2) frames/s" : "at rest"
    if !isMoving {
      link.invalidate()
      self.link = nil
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { draw(touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { draw(touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { draw(touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { draw(touches) }

  private func draw(_ touches: Set<UITouch>) {
    for touch in touches {
      let ring = rings[touch] ?? RingView(in: view)
      ring.center = touch.location(in: view)
      ring.show(touch.phase)
      let isOver = touch.phase == .ended || touch.phase == .cancelled
      rings[touch] = isOver ? nil : ring
      if isOver { ring.fadeOut() }
    }
  }
}
