import Testing
@testable import UIKit

@MainActor
struct LayoutOrderTests {
  static var log: [String] = []

  final class Noting: UIView {
    var name = ""
    override func layoutSubviews() { LayoutOrderTests.log.append("\(name) layout") }
  }

  final class Controller: UIViewController {
    override func loadView() {
      let root = Noting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      root.name = "root"
      let child = Noting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      child.name = "child"
      root.addSubview(child)
      view = root
    }
    override func viewWillLayoutSubviews() { LayoutOrderTests.log.append("will") }
    override func viewDidLayoutSubviews() { LayoutOrderTests.log.append("did") }
  }

  @Test func topDownOneViewFinishedBeforeItsChildren() {
    Self.log = []
    let controller = Controller()
    controller.loadViewIfNeeded()
    controller.view.setNeedsLayout()
    controller.view.subviews[0].setNeedsLayout()
    controller.view.layoutIfNeeded()
    #expect(Self.log == ["will", "root layout", "did", "child layout"])
  }

  @Test func aSettledPassCallsNothing() {
    Self.log = []
    let controller = Controller()
    controller.view.layoutIfNeeded()
    Self.log = []
    controller.view.layoutIfNeeded()
    #expect(Self.log == [])
  }

  @Test func aNewSizeAsksForLayoutANewPlaceDoesNot() {
    Self.log = []
    let controller = Controller()
    controller.view.layoutIfNeeded()
    Self.log = []
    controller.view.center = CGPoint(x: 7, y: 7)
    controller.view.layoutIfNeeded()
    #expect(Self.log == [])
    controller.view.bounds.size.width = 50
    controller.view.layoutIfNeeded()
    #expect(Self.log == ["will", "root layout", "did"])
  }
}
