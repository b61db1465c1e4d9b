import UIKit

/// Reports pinches, rotations and taps of three fingers, all recognised simultaneously, and
/// scrolling.
class GestureProbe: UIViewController, UIGestureRecognizerDelegate {
  override func viewDidLoad() {
    title = "Probe"
    view.backgroundColor = .white
    let pinch = UIPinchGestureRecognizer { report("pinch \($0.state) \(hundredths($0.scale))") }
    let rotation = UIRotationGestureRecognizer {
      report("rotation \($0.state) \(hundredths($0.rotation))")
    }
    let tap = UITapGestureRecognizer { report("tap \($0.state) \($0.numberOfTouches)") }
    tap.numberOfTouchesRequired = 3
    let scroll = UIPanGestureRecognizer {
      report("scroll \($0.state) \(Int($0.translation(in: nil).y))")
    }
    scroll.allowedScrollTypesMask = .all
    scroll.maximumNumberOfTouches = 1
    for recognizer in [pinch, rotation, tap, scroll] {
      recognizer.delegate = self
      view.addGestureRecognizer(recognizer)
    }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

private func hundredths(_ value: CGFloat) -> Int { Int((value * 100).rounded()) }

/// Five cards that can be dragged, three in this window and two in another.
class CardsProbe: UIViewController {
  private var second: UIWindow?

  override func viewDidLoad() {
    title = "Probe"
    view.backgroundColor = .white
    for number in 1...3 { addCard(number, at: CGFloat(number - 1) * 120, to: view) }
  }

  override func viewDidAppear(_ animated: Bool) {
    let controller = UIViewController()
    controller.title = "Second"
    controller.view.backgroundColor = .white
    for number in 4...5 { addCard(number, at: CGFloat(number - 4) * 120, to: controller.view) }
    let window = UIWindow(frame: CGRect(x: 500, y: 100, width: 300, height: 300))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    second = window
    report("two windows")
  }

  private func addCard(_ number: Int, at x: CGFloat, to view: UIView) {
    let card = UIView(frame: CGRect(x: 10 + x, y: 20, width: 100, height: 100))
    card.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    let pan = UIPanGestureRecognizer { recognizer in
      let way = recognizer.translation(in: nil)
      report("card \(number) \(recognizer.state) \(Int(way.x.rounded())),\(Int(way.y.rounded()))")
    }
    card.addGestureRecognizer(pan)
    view.addSubview(card)
  }
}
