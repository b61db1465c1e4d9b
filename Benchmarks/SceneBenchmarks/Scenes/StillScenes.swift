import PlatformKit
import SceneNumbers
import UIKit

/// A label in the middle of a small window.
final class HelloScene: UIViewController {
  override func viewDidLoad() {
    view.backgroundColor = UIColor(hex: 0x2e86c1)
    let label = UILabel(frame: view.bounds)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.text = "Hello, world"
    label.textAlignment = .center
    view.addSubview(label)
  }
}

/// A square that switches between black and white at each press.
final class LatencyScene: UIViewController {
  private let square = UIView(frame: CGRect(x: 150, y: 100, width: 100, height: 100))
  private var isOn = false

  override func viewDidLoad() {
    view.backgroundColor = UIColor(hex: 0x2e86c1)
    square.backgroundColor = .black
    view.addSubview(square)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isOn.toggle()
    square.backgroundColor = isOn ? .white : .black
  }
}

/// 20 squares that the render side rotates and moves, while the main thread sleeps during the
/// second second.
final class StallScene: UIViewController {
  private let counter = FrameCounter()

  override func viewDidLoad() {
    view.backgroundColor = UIColor(hex: SceneWindow.background)
    for item in SceneItem.make(20, in: BenchmarkSettings.windowInPoints) {
      let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      card.center = CGPoint(x: item.middleX, y: item.middleY)
      card.backgroundColor = UIColor(hex: item.color, alpha: 0.8)
      card.layer.cornerRadius = 16
      view.addSubview(card)
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    for card in view.subviews { card.layer.add(turning(), forKey: "turning") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.stall() }
  }

  private func turning() -> CAAnimation {
    let animation = CABasicAnimation(keyPath: "transform.rotation.z")
    animation.fromValue = 0
    animation.toValue = 2 * Double.pi
    animation.duration = 4
    animation.repeatCount = .infinity
    return animation
  }

  private func stall() {
    let clock = SystemClock()
    counter.stallBegan(at: clock.now().seconds)
    Thread.sleep(forTimeInterval: 1)
    counter.stallEnded(at: clock.now().seconds)
  }
}
