import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    window.rootViewController = HelloViewController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

class HelloViewController: UIViewController {
  let badge = BadgeView(frame: CGRect(x: 0, y: 0, width: 120, height: 120))
  let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Hello"
    view.backgroundColor = .systemBackground
    label.text = "Hello, window"
    label.font = .systemFont(ofSize: 28, weight: .semibold)
    label.textAlignment = .center
    view.addSubview(badge)
    view.addSubview(label)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    badge.center = CGPoint(x: middle.x, y: middle.y - 36)
    label.frame = CGRect(x: 20, y: middle.y + 48, width: view.bounds.width - 40, height: 40)
  }
}

/// A round badge with a star drawn by `draw(_:)`. A touch rotates it.
class BadgeView: UIView {
  private var turns: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemIndigo
    layer.cornerRadius = frame.width / 2
    clipsToBounds = true
  }

  required init?(coder: NSCoder) {
    fatalError("HelloWindow makes its views in code")
  }

  override func draw(_ rect: CGRect) {
    let star = UIBezierPath()
    for point in 0..<10 {
      let radius = bounds.width * (point.isMultiple(of: 2) ? 0.36 : 0.15)
      let angle = CGFloat(point) * .pi / 5 - .pi / 2
      let place = CGPoint(
        x: bounds.midX + radius * cos(angle), y: bounds.midY + radius * sin(angle))
      if point == 0 { star.move(to: place) } else { star.addLine(to: place) }
    }
    star.close()
    UIColor.white.setFill()
    star.fill()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    turns += 1
    UIView.animate(withDuration: 0.6) {
      self.transform = CGAffineTransform(rotationAngle: self.turns * 2 * .pi / 5)
    }
  }
}
