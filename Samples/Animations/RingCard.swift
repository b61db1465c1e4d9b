import UIKit

/// Three rings that fill up, each slightly later than the one around it.
class RingCard: DemoCard {
  private let colors: [UIColor] = [.systemPink, .systemGreen, .systemCyan]
  private let goals: [CGFloat] = [0.82, 0.64, 0.9]
  private(set) var rings: [CAShapeLayer] = []
  private var tracks: [CAShapeLayer] = []

  init() {
    super.init(title: "Layers", subtitle: "Strokes that draw themselves")
    for color in colors {
      tracks.append(addRing(color.withAlphaComponent(0.18)))
      let ring = addRing(color)
      ring.lineCap = .round
      rings.append(ring)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("the gallery makes its cards in code")
  }

  private func addRing(_ color: UIColor) -> CAShapeLayer {
    let ring = CAShapeLayer()
    ring.fillColor = nil
    ring.strokeColor = color.cgColor
    stage.layer.addSublayer(ring)
    return ring
  }

  override func layoutStage() {
    let middle = CGPoint(x: stage.bounds.midX, y: stage.bounds.midY + 6)
    // Shrinks everything in a small window.
    let scale = min((stage.bounds.height - 26) / 2, 58) / 58
    for (index, ring) in rings.enumerated() {
      let path = UIBezierPath(
        arcCenter: middle, radius: (58 - CGFloat(index) * 16) * scale, startAngle: -.pi / 2,
        endAngle: 1.5 * .pi, clockwise: true)
      for shape in [ring, tracks[index]] {
        shape.path = path.cgPath
        shape.lineWidth = 13 * scale
      }
    }
  }

  override func play() {
    for (index, ring) in rings.enumerated() {
      let fill = CAKeyframeAnimation(keyPath: "strokeEnd")
      fill.values = [0.001, 0.001, goals[index], goals[index], 0.001]
      fill.keyTimes = [0, NSNumber(value: 0.05 + 0.05 * Double(index)), 0.55, 0.85, 1]
      let ease = CAMediaTimingFunction(name: .easeInEaseOut)
      fill.timingFunctions = [ease, ease, ease, ease]
      fill.duration = 4
      fill.repeatCount = .infinity
      ring.add(fill, forKey: "fill")
    }
  }
}
