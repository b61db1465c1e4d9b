import UIKit

/// Red, with a window above the normal level over it: blue where it takes touches, clear where it lets
/// them through.
class LevelsProbe: UIViewController {
  private var overlay: OverlayWindow?

  override func viewDidLoad() {
    title = "Probe"
    view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  }

  override func viewDidAppear(_ animated: Bool) {
    let overlay = OverlayWindow(frame: UIScreen.main.bounds)
    overlay.windowLevel = .alert
    overlay.rootViewController = OverlayController()
    overlay.isHidden = false
    self.overlay = overlay
    report("overlaid")
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    let place = touches.first?.location(in: nil) ?? .zero
    report("below \(Int(place.x)),\(Int(place.y))")
  }
}

class OverlayController: UIViewController {
  private let card = UIView()

  override func viewDidLoad() {
    card.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    view.addSubview(card)
  }

  override func viewDidLayoutSubviews() {
    card.frame = CGRect(x: view.bounds.width - 100, y: 0, width: 100, height: 50)
    report("overlay \(Int(view.bounds.width))x\(Int(view.bounds.height))")
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { report("above") }
}

class OverlayWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === rootViewController?.view ? nil : hit
  }
}

/// Reports when the app becomes active, to tell what comes before.
class FilesProbe: UIViewController {
  override func viewDidLoad() {
    title = "Probe"
    _ = NotificationCenter.default.addObserver(
      forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil
    ) { _ in report("active") }
  }
}
