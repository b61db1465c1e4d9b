import CoreGraphics
import Diagnostics
import Testing

@testable import UIKit

/// The order in which constraints are updated and views are laid out, as recorded in UIKit.
@MainActor
@Suite(.serialized) struct UpdateOrderTests {
  static var log: [String] = []

  private static func take() -> [String] {
    defer { log = [] }
    return log
  }

  final class Noting: UIView {
    var name = ""
    var onUpdate: () -> Void = {}
    override func updateConstraints() {
      UpdateOrderTests.log.append("\(name) update")
      onUpdate()
      super.updateConstraints()
    }
    override func layoutSubviews() {
      UpdateOrderTests.log.append("\(name) layout")
      super.layoutSubviews()
    }
  }

  final class Controller: UIViewController {
    let root = Noting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = Noting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    override func loadView() {
      (root.name, child.name) = ("root", "child")
      root.addSubview(child)
      view = root
    }
    override func updateViewConstraints() {
      UpdateOrderTests.log.append("controller")
      super.updateViewConstraints()
      UpdateOrderTests.log.append("controller done")
    }
    override func viewWillLayoutSubviews() { UpdateOrderTests.log.append("will") }
    var onDidLayout: () -> Void = {}
    override func viewDidLayoutSubviews() {
      UpdateOrderTests.log.append("did")
      onDidLayout()
    }
  }

  private let controller = Controller()

  init() {
    controller.loadViewIfNeeded()
    Self.log = []
  }

  @Test func deepestFirstAndBeforeLayout() {
    #expect(controller.root.needsUpdateConstraints() && controller.child.needsUpdateConstraints())
    controller.view.layoutIfNeeded()
    #expect(
      Self.take() == [
        "child update", "controller", "root update", "controller done", "will", "root layout",
        "did", "child layout",
      ])
    #expect(!controller.root.needsUpdateConstraints())
    controller.view.layoutIfNeeded()
    #expect(Self.take() == [], "a settled pass calls nothing")
  }

  @Test func onlyWhatAsksIsUpdated() {
    controller.view.layoutIfNeeded()
    Self.log = []
    controller.child.setNeedsUpdateConstraints()
    controller.child.setNeedsUpdateConstraints()
    controller.view.layoutIfNeeded()
    #expect(Self.take() == ["child update"])
    controller.view.setNeedsUpdateConstraints()
    controller.view.updateConstraintsIfNeeded()
    #expect(Self.take() == ["controller", "root update", "controller done"])
    controller.view.layoutIfNeeded()
    #expect(Self.take() == [])
  }

  @Test func whatAnUpdateActivatesCountsInTheSameLayout() {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.root.addSubview(view)
    controller.root.onUpdate = { [root = controller.root] in
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 8).isActive = true
    }
    controller.view.layoutIfNeeded()
    #expect(view.frame.minX == 8)
    #expect(Self.take().filter { $0 == "root layout" }.count == 1)
  }

  @Test func aViewThatIsAddedLaterIsUpdated() {
    controller.view.layoutIfNeeded()
    let late = Noting()
    late.name = "late"
    let box = UIView()
    box.addSubview(late)
    controller.child.addSubview(box)
    Self.log = []
    controller.view.layoutIfNeeded()
    #expect(Self.take().first == "late update")
  }

  @Test func updatesThatAskForUpdatesForEverEnd() {
    let lines = LoggedLines(of: .layout, with: "asked for an update")
    let loop = Noting(frame: .zero)
    loop.onUpdate = { [weak loop] in loop?.setNeedsUpdateConstraints() }
    loop.layoutIfNeeded()
    #expect(Self.take().filter { $0 == " update" }.count == 16)
    #expect(lines.all.count == 1 && lines.all[0].hasPrefix(loop.layoutName))
  }

  final class Restless: UIView {
    var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      setNeedsLayout()
    }
  }

  @Test func layoutThatMarksItselfForEverEnds() {
    let lines = LoggedLines(of: .layers, with: "Restless")
    let (box, restless) = (UIView(), Restless(frame: CGRect(x: 0, y: 0, width: 5, height: 5)))
    box.addSubview(restless)
    box.layoutIfNeeded()
    #expect(restless.layouts == 16)
    box.setNeedsLayout()
    box.layoutIfNeeded()
    #expect(restless.layouts == 32)
    let names = [box.layoutName, restless.layoutName].joined(separator: " > ")
    #expect(lines.all.count == 1, "each is named once")
    #expect(lines.all.first?.hasPrefix(names + " ") == true)
  }

  @Test func anApplicationWithEndlessLayoutComesToRest() {
    let lines = LoggedLines(of: .layers, with: "Restless")
    let restless = Restless(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    controller.root.addSubview(restless)
    let app = TestApp(root: controller)
    let before = restless.layouts
    for _ in 0..<5 { app.turn() }
    #expect(restless.layouts == before)
    controller.child.backgroundColor = .red
    for _ in 0..<5 { app.turn() }
    #expect(restless.layouts == before + 16, "it has another chance when something changes")
    #expect(lines.all.count == 1)
    #expect(lines.all.first?.hasPrefix("UIWindow:0x") == true)
  }

  @Test func afterTheRootsLayoutOnlyItsOwnSubviewsHaveTheirPlaces() {
    let (child, deep) = (controller.child, UIView())
    for view in [child, deep] { view.translatesAutoresizingMaskIntoConstraints = false }
    child.addSubview(deep)
    NSLayoutConstraint.activate([
      child.leftAnchor.constraint(equalTo: controller.root.leftAnchor, constant: 3),
      child.widthAnchor.constraint(equalToConstant: 50),
      deep.leftAnchor.constraint(equalTo: child.leftAnchor, constant: 5),
      deep.rightAnchor.constraint(equalTo: child.rightAnchor),
    ])
    controller.onDidLayout = {
      Self.log.append("\(child.frame.minX) \(child.frame.width), \(deep.frame.width)")
    }
    controller.view.layoutIfNeeded()
    #expect(Self.take().contains("3.0 50.0, 0.0"))
    #expect(deep.frame.width == 45)
  }
}
