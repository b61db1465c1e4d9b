// The scenes other toolkits are measured with, as a UIKit app: BENCH_SCENE (A, B, hello, latency), BENCH_W and BENCH_H
// (points), BENCH_FRAMES (a file to count frames in). `scripts/bench` runs it beside the others.

import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let environment = ProcessInfo.processInfo.environment
    let scene = environment["BENCH_SCENE"] ?? "A"
    let isSmall = scene == "hello" || scene == "latency"
    let width = isSmall ? 400 : environment["BENCH_W"].flatMap { Int($0) } ?? 1280
    let height = isSmall ? 300 : environment["BENCH_H"].flatMap { Int($0) } ?? 800
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    window?.rootViewController = makeScene(scene)
    window?.makeKeyAndVisible()
    return true
  }

  private func makeScene(_ name: String) -> UIViewController {
    switch name {
    case "B": CellsScene()
    case "hello": HelloScene()
    case "latency": LatencyScene()
    default: CardsScene()
    }
  }
}

/// A label in the middle of a small window.
final class HelloScene: UIViewController {
  override func viewDidLoad() {
    view.backgroundColor = UIColor(red: 0x2E / 255, green: 0x86 / 255, blue: 0xC1 / 255, alpha: 1)
    let label = UILabel(frame: view.bounds)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.text = "Hello, world"
    label.textAlignment = .center
    view.addSubview(label)
  }
}

/// A square that turns black or white at each press.
final class LatencyScene: UIViewController {
  private let square = UIView(frame: CGRect(x: 150, y: 100, width: 100, height: 100))
  private var isOn = false

  override func viewDidLoad() {
    view.backgroundColor = UIColor(red: 0x2E / 255, green: 0x86 / 255, blue: 0xC1 / 255, alpha: 1)
    square.backgroundColor = .black
    view.addSubview(square)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isOn.toggle()
    square.backgroundColor = isOn ? .white : .black
  }
}
