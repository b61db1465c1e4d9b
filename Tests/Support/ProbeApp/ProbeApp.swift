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
    case "desktop": DesktopProbe()
    case "levels": LevelsProbe()
    case "files": FilesProbe()
    case "rows": RowsProbe()
    case "scale": ScaleProbe()
    case "typing": TypingProbe()
    case "editing": EditingProbe()
    case "copies": CopyProbe()
    case "secret": SecretProbe()
    case "controls": ControlsPage(tell: report)
    case "tint": TintProbe()
    case "menus": MenuProbe()
    case "tips": ToolTipProbe()
    case "popovers": PopoverProbe()
    case "spoken": SpokenProbe()
    case "exchanges": ExchangeProbe()
    case "drags": DragProbe()
    case "promises": PromiseProbe()
    case "document": DocumentProbe()
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
