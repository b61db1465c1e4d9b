// An app with one page, which the end-to-end tests run in its own process. Like any client it uses only public API.
// Its arguments are the page's address and, where nothing is to be kept, "ephemeral"; it reports on standard output.

import FoundationNetworking
import UIKit
import WebKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let controller = PageController(
    keepsNothing: CommandLine.arguments.contains("ephemeral"))

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    window?.rootViewController = controller
    window?.makeKeyAndVisible()
    OrderedSleep.begin()
    return true
  }

  /// The address among the program's arguments.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    controller.page.load(URLRequest(url: url))
    return true
  }
}

class PageController: UIViewController {
  let page: WKWebView

  init(keepsNothing: Bool) {
    let configuration = WKWebViewConfiguration()
    if keepsNothing { configuration.websiteDataStore = .nonPersistent() }
    page = WKWebView(frame: .zero, configuration: configuration)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Probe"
    view.addSubview(page)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    page.frame = view.bounds
  }
}

/// The main thread sleeps between the lines "sleep" and "wake" of standard input.
enum OrderedSleep {
  @MainActor
  static func begin() {
    let alarm = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      while let line = readLine() {
        if line == "wake" { alarm.signal() }
        if line == "sleep" { DispatchQueue.main.async { fallAsleep(until: alarm) } }
      }
    }
  }

  @MainActor
  private static func fallAsleep(until alarm: DispatchSemaphore) {
    report("asleep")
    alarm.wait()
    report("awake")
  }
}

/// Writes one line to standard output, without buffering.
func report(_ line: String) {
  FileHandle.standardOutput.write(Data("\(line)\n".utf8))
}
