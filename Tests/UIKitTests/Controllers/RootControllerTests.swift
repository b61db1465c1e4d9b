import PlatformKit
import Testing
@testable import UIKit

/// When a window loads and shows its root controller's view.
@MainActor
struct RootControllerTests {
  @MainActor final class Log { var lines: [String] = [] }

  final class NotingView: UIView {
    var log: Log?
    override func willMove(toWindow newWindow: UIWindow?) { log?.lines.append("view.willWindow") }
    override func didMoveToWindow() { log?.lines.append("view.didWindow") }
    override func layoutSubviews() { log?.lines.append("view.layout") }
  }

  final class Noting: UIViewController {
    let log: Log
    var wantedTitle: String?

    init(_ log: Log) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("not read from archives") }

    private func note(_ what: String) { log.lines.append(what) }
    override func loadView() {
      note("loadView")
      let own = NotingView()
      own.log = log
      view = own
    }
    override func viewDidLoad() {
      note("didLoad")
      title = wantedTitle
    }
    override func viewWillAppear(_ animated: Bool) { note("willAppear") }
    override func viewIsAppearing(_ animated: Bool) {
      note("isAppearing \(Int(view.bounds.width))")
    }
    override func viewWillLayoutSubviews() { note("willLayout") }
    override func viewDidLayoutSubviews() { note("didLayout") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
  }

  private static let appearance = [
    "view.willWindow", "willAppear", "view.didWindow", "isAppearing 100",
  ]
  private static let layout = ["willLayout", "view.layout", "didLayout"]

  @MainActor private struct Stage {
    let app = TestApp()
    let log = Log()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 80))

    func taken() -> [String] {
      defer { log.lines = [] }
      return log.lines
    }
  }

  @Test func aHiddenWindowDoesNotLoadIt() {
    let stage = Stage()
    let controller = Noting(stage.log)
    stage.window.rootViewController = controller
    #expect(!controller.isViewLoaded)
    #expect(stage.window.rootViewController === controller)
    stage.app.turn()
    #expect(stage.taken() == [])
    #expect(stage.window.subviews.isEmpty)
  }

  @Test(arguments: [true, false])
  func showingTheWindowLoadsItAndLetsItAppear(isMadeKey: Bool) {
    let stage = Stage()
    let controller = Noting(stage.log)
    stage.window.rootViewController = controller
    if isMadeKey { stage.window.makeKeyAndVisible() } else { stage.window.isHidden = false }
    stage.app.turn()
    #expect(
      stage.taken() == ["loadView", "didLoad"] + Self.appearance + Self.layout + ["didAppear"])
    #expect(controller.view.frame == stage.window.bounds)
    #expect(stage.window.subviews == [controller.view])
  }

  @Test func aViewThatWasLoadedBeforeComesInWithTheWindow() {
    let stage = Stage()
    let controller = Noting(stage.log)
    stage.window.rootViewController = controller
    controller.view.tag = 1
    #expect(stage.taken() == ["loadView", "didLoad"])
    #expect(controller.view.window == nil)
    stage.window.isHidden = false
    stage.app.turn()
    #expect(stage.taken() == Self.appearance + Self.layout + ["didAppear"])
  }

  @Test func aVisibleWindowLoadsItAtOnce() {
    let stage = Stage()
    stage.window.makeKeyAndVisible()
    stage.app.turn()
    stage.window.rootViewController = Noting(stage.log)
    #expect(stage.taken() == ["loadView", "didLoad"] + Self.appearance)
    stage.app.turn()
    #expect(stage.taken() == Self.layout + ["didAppear"])
  }

  @Test func shownAgainItAppearsOnce() {
    let stage = Stage()
    stage.window.rootViewController = Noting(stage.log)
    stage.window.makeKeyAndVisible()
    stage.app.turn()
    stage.log.lines = []
    stage.window.isHidden = true
    #expect(stage.taken() == ["willDisappear", "didDisappear"])
    stage.window.isHidden = false
    stage.app.turn()
    #expect(
      stage.taken().filter { !$0.contains("ayout") } == [
        "willAppear", "isAppearing 100", "didAppear",
      ])
  }

  @Test func oneReplacedWhileHiddenNeverLoads() {
    let stage = Stage()
    let (first, second) = (Noting(stage.log), UIViewController())
    stage.window.rootViewController = first
    stage.window.rootViewController = second
    stage.window.makeKeyAndVisible()
    #expect(!first.isViewLoaded)
    #expect(stage.window.subviews == [second.view])
  }

  @Test(arguments: [true, false])
  func aTitleSetAsTheViewLoadsIsTheWindows(isShownBefore: Bool) throws {
    let stage = Stage()
    if isShownBefore { stage.window.makeKeyAndVisible() }
    let controller = Noting(stage.log)
    controller.wantedTitle = "Loaded"
    stage.window.rootViewController = controller
    stage.window.makeKeyAndVisible()
    #expect(stage.app.platform.windows.last?.title == "Loaded")
  }
}
