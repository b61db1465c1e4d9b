// An app that the end-to-end tests run in its own process. Like any client it uses only UIKit's
// public API. Its first argument selects a mode; it reports on standard output.

import ControlsPage
import UIKit

/// Writes one line to standard output, without buffering.
func report(_ line: String) {
  FileHandle.standardOutput.write(Data("\(line)\n".utf8))
}

class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let controller = makeController()
    let size = controller is ControlsPage ? ControlsPage.size : CGSize(width: 400, height: 300)
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    if CommandLine.arguments.contains("tint") { window.tintColor = TintProbe.tint }
    window.rootViewController = controller
    window.makeKeyAndVisible()
    self.window = window
    report("ready")
    return true
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    report("open \(url.absoluteString) in place \(options[.openInPlace] as? Bool ?? false)")
    return true
  }

  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    report("shortcut \(shortcutItem.type)")
    completionHandler(true)
  }

  func applicationWillTerminate(_ application: UIApplication) { report("will terminate") }

  private func makeController() -> UIViewController {
    switch CommandLine.arguments.dropFirst().first {
    case "touches": TouchProbe()
    case "toggle": ToggleProbe()
    case "toggle-busy": BusyToggleProbe()
    case "stall": StallProbe()
    case "stall-linked": LinkedStallProbe()
    case "hostile": HostileProbe()
    case "shows": ShowsProbe()
    case "gestures": GestureProbe()
    case "cards": CardsProbe()
    case "zoom": ZoomProbe()
    case "list": ListProbe(style: .plain)
    case "ticks": TicksProbe()
    case "brief": BriefProbe()
    case "states": StatesProbe()
    case "levels": LevelsProbe()
    case "files": FilesProbe()
    case "rows": RowsProbe()
    case "scale": ScaleProbe()
    case "typing": TypingProbe()
    case "editing": EditingProbe()
    case "copies": CopyProbe()
    case "controls": ControlsPage(tell: report)
    case "tint": TintProbe()
    case "menus": MenuProbe()
    case "exchanges": ExchangeProbe()
    default: StillProbe()
    }
  }
}

/// Reports its size whenever it is laid out; has a red mark in the corner.
class StillProbe: UIViewController {
  private let mark = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  override func viewDidLoad() {
    title = "Probe"
    view.backgroundColor = .white
    mark.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    view.addSubview(mark)
  }

  override func viewDidLayoutSubviews() {
    mark.center = CGPoint(x: view.bounds.maxX - 10, y: view.bounds.maxY - 10)
    report("layout \(Int(view.bounds.width))x\(Int(view.bounds.height))")
  }
}

/// Reports every touch: its view, its phase, and its position in the window and in the view.
class TouchProbe: UIViewController {
  override func viewDidLoad() {
    title = "Probe"
    let root = ReportingView(name: "root", frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let square = ReportingView(
      name: "square", frame: CGRect(x: 150, y: 100, width: 100, height: 100))
    square.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    square.transform = CGAffineTransform(rotationAngle: .pi / 4)
    root.backgroundColor = .white
    root.addSubview(square)
    view = root
  }
}

class ReportingView: UIView {
  var name = ""

  convenience init(name: String, frame: CGRect) {
    self.init(frame: frame)
    self.name = name
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell("began", touches, event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell("moved", touches, event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell("ended", touches, event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell("cancelled", touches, event)
  }

  private func tell(_ phase: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
    for touch in touches {
      let places = event?.coalescedTouches(for: touch) ?? [touch]
      let trail = places.map { "\($0.location(in: nil).x),\($0.location(in: nil).y)" }
      report("\(name) \(phase) \(trail.joined(separator: " "))")
    }
  }
}

/// Switches between black and white at every press.
class ToggleProbe: UIViewController {
  private var isOn = false

  override func viewDidLoad() {
    title = "Probe"
    view.backgroundColor = .black
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isOn.toggle()
    view.backgroundColor = isOn ? .white : .black
  }
}

/// The same, with a bar that moves up and down beside it.
class BusyToggleProbe: ToggleProbe {
  private let bar = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    bar.isUserInteractionEnabled = false
    view.addSubview(bar)
  }

  override func viewDidAppear(_ animated: Bool) {
    UIView.animate(
      withDuration: 1, delay: 0, options: [.repeat, .autoreverse],
      animations: { self.bar.center.y = 270 })
  }
}

/// A bar that crosses the window in three seconds, while the main thread sleeps for two of them.
class StallProbe: UIViewController {
  private let bar = UIView(frame: CGRect(x: 0, y: 100, width: 10, height: 100))

  override func viewDidLoad() {
    title = "Probe"
    view.backgroundColor = .black
    bar.backgroundColor = .white
    view.addSubview(bar)
  }

  override func viewDidAppear(_ animated: Bool) {
    UIView.animate(
      withDuration: 3, delay: 0, options: .curveLinear,
      animations: { self.bar.center.x = 395 },
      completion: { report("completion \($0)") })
    report("started")
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
      report("asleep")
      Thread.sleep(forTimeInterval: 2)
      report("awake")
    }
  }
}

/// The same beside a square that a display link moves.
class LinkedStallProbe: StallProbe {
  private let mover = LinkedMover()

  override func viewDidAppear(_ animated: Bool) {
    mover.start(in: view, y: 20)
    super.viewDidAppear(animated)
  }
}

/// A spring, a path animation and an emitter, and a bar that shows the time by moving at constant
/// speed, while the main thread sleeps for two seconds. Rows 99, 105, 102 and 100 show nothing
/// else.
class ShowsProbe: UIViewController {
  override func viewDidLoad() {
    title = "Probe"
    view.backgroundColor = .black
  }

  override func viewDidAppear(_ animated: Bool) {
    addBar(y: 70).add(makeSwing(), forKey: nil)
    addBar(y: 100.5, height: 1).add(makeWalk(), forKey: nil)
    addBar(y: 134).add(makeRide(), forKey: nil)
    addEmitter(y: 102.5)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
      report("asleep")
      Thread.sleep(forTimeInterval: 2)
      report("awake")
    }
  }

  private func addBar(y: CGFloat, height: CGFloat = 60) -> CALayer {
    let bar = CALayer()
    bar.bounds.size = CGSize(width: 10, height: height)
    bar.position = CGPoint(x: 20, y: y)
    bar.backgroundColor = UIColor.white.cgColor
    view.layer.addSublayer(bar)
    return bar
  }

  /// Swings much longer than the main thread sleeps.
  private func makeSwing() -> CAAnimation {
    let swing = CASpringAnimation(keyPath: "position.x")
    (swing.fromValue, swing.toValue) = (20, 200)
    (swing.stiffness, swing.damping, swing.duration) = (20, 0.1, 4)
    return swing
  }

  /// Moves a hundred points per second.
  private func makeWalk() -> CAAnimation {
    let walk = CABasicAnimation(keyPath: "position.x")
    (walk.fromValue, walk.toValue, walk.duration) = (5, 395, 3.9)
    return walk
  }

  private func makeRide() -> CAAnimation {
    let ride = CAKeyframeAnimation(keyPath: "position")
    ride.path = CGPath(
      ellipseIn: CGRect(x: 20, y: 133, width: 360, height: 2), transform: nil)
    (ride.calculationMode, ride.duration) = (.paced, 4)
    return ride
  }

  private func addEmitter(y: CGFloat) {
    let emitter = CAEmitterLayer()
    let cell = CAEmitterCell()
    (cell.birthRate, cell.lifetime, cell.velocity) = (40, 3, 90)
    cell.contents =
      UIGraphicsImageRenderer(size: CGSize(width: 5, height: 1)).image { context in
        UIColor.white.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 1))
      }.cgImage
    emitter.emitterCells = [cell]
    emitter.frame = view.bounds
    emitter.emitterPosition = CGPoint(x: 20, y: y)
    view.layer.addSublayer(emitter)
  }
}

/// Invalid geometry.
class HostileProbe: UIViewController {
  override func viewDidLoad() {
    title = "Probe"
    view.backgroundColor = .white
    for frame in [
      CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10),
      CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10),
      CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9),
      CGRect(x: 1e300, y: 1e300, width: 1e300, height: 1e300),
      CGRect(x: 50, y: 50, width: -20, height: -20),
    ] {
      let child = UIView()
      child.frame = frame
      child.backgroundColor = UIColor(white: 0.5, alpha: 0.5)
      child.layer.cornerRadius = 10
      view.addSubview(child)
    }
    let survivor = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    survivor.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    view.addSubview(survivor)
  }

  override func viewDidAppear(_ animated: Bool) { report("alive") }
}
