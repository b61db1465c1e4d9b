import UIKit

/// A plane that flies a figure eight and turns with its path.
class KeyframeCard: DemoCard {
  let plane = CAShapeLayer()
  private let track = CAShapeLayer()

  init() {
    super.init(title: "Keyframes", subtitle: "Along a path, turning with it")
    track.fillColor = nil
    track.strokeColor = UIColor.systemGray4.cgColor
    track.lineWidth = 3
    track.lineDashPattern = [1, 8]
    track.lineCap = .round
    plane.fillColor = UIColor.systemTeal.cgColor
    plane.shadowColor = UIColor.systemTeal.cgColor
    plane.shadowOpacity = 0.4
    plane.shadowRadius = 5
    plane.shadowOffset = CGSize(width: 0, height: 3)
    let wings = UIBezierPath()
    for (index, point) in [(20.0, 0.0), (-14, 14), (-7, 0), (-14, -14)].enumerated() {
      let place = CGPoint(x: point.0, y: point.1)
      if index == 0 { wings.move(to: place) } else { wings.addLine(to: place) }
    }
    wings.close()
    plane.path = wings.cgPath
    stage.layer.addSublayer(track)
    stage.layer.addSublayer(plane)
  }

  required init?(coder: NSCoder) {
    fatalError("the gallery makes its cards in code")
  }

  /// Gerono's lemniscate, starting at its crossing.
  private var eight: CGPath {
    let path = UIBezierPath()
    let size = CGSize(width: stage.bounds.width / 2 - 40, height: stage.bounds.height / 2 - 30)
    for step in 0...96 {
      let angle = CGFloat(step) * 2 * .pi / 96
      let place = CGPoint(
        x: stage.bounds.midX + size.width * sin(angle),
        y: stage.bounds.midY + 4 + size.height * sin(2 * angle))
      if step == 0 { path.move(to: place) } else { path.addLine(to: place) }
    }
    path.close()
    return path.cgPath
  }

  override func layoutStage() {
    track.path = eight
    if plane.animationKeys() != nil { play() }
  }

  override func play() {
    let flight = CAKeyframeAnimation(keyPath: "position")
    flight.path = eight
    flight.calculationMode = .paced
    flight.rotationMode = .rotateAuto
    flight.duration = 4
    flight.repeatCount = .infinity
    plane.add(flight, forKey: "flight")
  }
}
