import PlatformKit
import Testing
@testable import UIKit

@MainActor
struct UIViewControllerTests {
  static var log: [String] = []

  class Noting: UIViewController {
    var name = "c"
    func note(_ what: String) { UIViewControllerTests.log.append("\(name).\(what)") }
    override func viewDidLoad() { note("load") }
    override func viewWillAppear(_ animated: Bool) { note("willAppear") }
    override func viewIsAppearing(_ animated: Bool) {
      note("isAppearing \(view.window != nil) \(Int(view.bounds.width))")
    }
    override func viewWillLayoutSubviews() { note("willLayout") }
    override func viewDidLayoutSubviews() { note("didLayout") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
    override func willMove(toParent parent: UIViewController?) {
      note("willParent \(parent == nil ? "nil" : "new")")
    }
    override func didMove(toParent parent: UIViewController?) {
      note("didParent \(parent == nil ? "nil" : "new")")
    }
  }

  @Test func theViewIsMadeWhenFirstAskedFor() {
    Self.log = []
    let controller = Noting()
    #expect(!controller.isViewLoaded)
    #expect(controller.viewIfLoaded == nil)
    #expect(controller.view.next === controller)
    #expect(Self.log == ["c.load"])
    _ = controller.view
    #expect(Self.log == ["c.load"])
  }

  @Test func firstAppearance() {
    _ = TestApp()
    Self.log = []
    let app = TestApp(root: Noting())
    #expect(
      Self.log == [
        "c.load", "c.willAppear", "c.isAppearing true 320", "c.willLayout", "c.didLayout",
        "c.didAppear",
      ])
    _ = app
  }

  @Test func hidingAndShowingTheWindowComesAndGoes() {
    Self.log = []
    let app = TestApp(root: Noting())
    Self.log = []
    app.window.isHidden = true
    #expect(Self.log == ["c.willDisappear", "c.didDisappear"])
    Self.log = []
    app.window.isHidden = false
    app.turn()
    #expect(
      Self.log.filter { !$0.contains("ayout") }
        == ["c.willAppear", "c.isAppearing true 320", "c.didAppear"])
  }

  @Test func replacingTheRootSwapsTheViews() {
    Self.log = []
    let first = Noting()
    let app = TestApp(root: first)
    let second = Noting()
    second.name = "d"
    Self.log = []
    app.window.rootViewController = second
    app.turn()
    #expect(
      Self.log.filter { !$0.contains("ayout") }
        == [
          "c.willDisappear", "c.didDisappear", "d.load", "d.willAppear", "d.isAppearing true 320",
          "d.didAppear",
        ])
    #expect(app.window.subviews.map(ObjectIdentifier.init) == [ObjectIdentifier(second.view)])
  }

  @Test func childrenAppearWhenTheirViewIsAdded() {
    Self.log = []
    let parent = Noting()
    let app = TestApp(root: parent)
    let child = Noting()
    child.name = "k"
    Self.log = []
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    app.turn()
    #expect(
      Self.log.filter { !$0.contains("ayout") && $0.hasPrefix("k") }
        == [
          "k.willParent new", "k.load", "k.willAppear", "k.isAppearing true 320",
          "k.didParent new", "k.didAppear",
        ])
    #expect(parent.children.count == 1)
    #expect(child.parent === parent)
    Self.log = []
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      Self.log == [
        "k.willParent nil", "k.willDisappear", "k.didDisappear", "k.didParent nil",
      ])
    #expect(parent.children.isEmpty)
  }

  @Test func theTitleIsTheWindowsTitle() throws {
    let controller = UIViewController()
    controller.title = "First"
    let app = TestApp(root: controller)
    let platformWindow = try #require(app.platform.windows.first)
    #expect(platformWindow.title == "First")
    controller.title = "Second"
    #expect(platformWindow.title == "Second")
  }

  @Test func iosStyleInitialisersCompileAndRun() {
    final class Detail: UIViewController {
      let item: Int
      init(item: Int) {
        self.item = item
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }
    #expect(Detail(item: 4).item == 4)
  }
}
