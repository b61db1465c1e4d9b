import UIKit

/// A scene with a title bar of its own. It does what it is told on standard input, and reports what becomes of it.
class DesktopProbe: UIViewController {
  private var scene: UIWindowScene? { view.window?.windowScene }

  override func viewDidLoad() {
    title = "Probe"
    view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    Thread.detachNewThread { [weak self] in
      while let line = readLine() {
        DispatchQueue.main.async { self?.perform(line) }
      }
    }
  }

  override func viewDidLayoutSubviews() {
    report("layout \(Int(view.bounds.width))x\(Int(view.bounds.height))")
  }

  private func perform(_ line: String) {
    switch line {
    case "titlebar": scene?.titlebar?.isDrawnInWindow = true
    case "maximise": scene?.requestDesktopStates(.maximized)
    case "restore": scene?.requestDesktopStates(.maximized, isOn: false)
    case "full screen": scene?.requestDesktopStates(.fullScreen)
    case "window": scene?.requestDesktopStates(.fullScreen, isOn: false)
    case "tell":
      report("states \(scene?.desktopStates.rawValue ?? -1) full \(scene?.isFullScreen == true)")
    case let order where order.hasPrefix("title "):
      scene?.title = String(order.dropFirst("title ".count))
    default: report("unknown \(line)")
    }
  }
}
