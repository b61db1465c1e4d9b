import PlatformKit
import Testing

@testable import UIKit

@MainActor
struct UIRefreshControlTests {
  @MainActor
  private final class Stage {
    let stage = ScrollStage()
    let control = UIRefreshControl()
    var events = 0
    var app: TestApp { stage.app }
    var scrollView: UIScrollView { stage.scrollView }

    init() {
      control.addAction(UIAction { [unowned self] _ in events += 1 }, for: .valueChanged)
      scrollView.refreshControl = control
      app.turn()
    }

    /// Pulls the content down with a finger. From 20 to 400 it shows at -110, far below the window.
    func pull(to end: Double) { app.drag(from: (100, 20), to: (100, end), frames: 12) }
    func lift() {
      app.touch(1, .lift, 100, 400)
      app.turn()
    }
  }

  @Test func itIsBehindTheContentAndHiddenAtRest() {
    let stage = Stage()
    #expect(stage.scrollView.subviews.first === stage.control)
    #expect(stage.control.isHidden)
    #expect(stage.control.frame == CGRect(x: 0, y: 0, width: 320, height: 60))
    #expect(stage.scrollView.adjustedContentInset == .zero)
  }

  @Test func itHangsFromTheTopAndItsBladesCome() {
    let stage = Stage()
    stage.pull(to: 110)
    let offset = stage.scrollView.contentOffset.y
    #expect(offset < -30 && offset > -60)
    #expect(!stage.control.isHidden && stage.control.frame.minY == offset)
    #expect(stage.control.spinner.shownPart > 0 && stage.control.spinner.shownPart < 1)
    #expect(!stage.control.isRefreshing && stage.events == 0)
    stage.lift()
    stage.app.play(frames: 120)
    #expect(stage.scrollView.contentOffset.y == 0 && stage.control.isHidden)
  }

  @Test func pulledFarEnoughItSendsOneEventAndMakesRoom() {
    let stage = Stage()
    stage.pull(to: 400)
    #expect(stage.control.isRefreshing && stage.events == 1)
    #expect(stage.control.spinner.isAnimating)
    #expect(stage.scrollView.adjustedContentInset.top == 0, "the finger is still down")
    stage.lift()
    stage.app.play(frames: 120)
    #expect(stage.scrollView.contentOffset.y == -60)
    #expect(stage.scrollView.adjustedContentInset.top == 60)
    #expect(stage.scrollView.contentInset.top == 0)
    #expect(stage.control.frame.minY == -60)
    stage.control.endRefreshing()
    #expect(stage.scrollView.contentOffset.y == -60, "it goes back over several frames")
    stage.app.play(frames: 90)
    #expect(stage.scrollView.contentOffset.y == 0 && stage.control.isHidden)
    #expect(stage.events == 1)
  }

  @Test func endedAtOnceTheContentReturnsWhereItWas() {
    let stage = Stage()
    stage.control.addAction(
      UIAction { [unowned stage] _ in stage.control.endRefreshing() }, for: .valueChanged)
    stage.pull(to: 400)
    #expect(stage.events == 1 && !stage.control.isRefreshing, "one pull refreshes once")
    stage.lift()
    stage.app.play(frames: 120)
    #expect(stage.scrollView.contentOffset.y == 0)
    stage.pull(to: 400)
    #expect(stage.events == 2)
  }

  @Test func endedWhileTheContentReturnsTheRoomCloses() {
    let stage = Stage()
    stage.pull(to: 400)
    stage.lift()
    stage.app.play(frames: 4)
    #expect(stage.scrollView.isDecelerating)
    stage.control.endRefreshing()
    stage.app.play(frames: 200)
    #expect(stage.scrollView.contentOffset.y == 0)
  }

  @Test func begunByTheProgramItNeitherScrollsNorSends() {
    let stage = Stage()
    stage.control.beginRefreshing()
    #expect(stage.control.isRefreshing && stage.events == 0)
    #expect(stage.scrollView.contentOffset.y == 0)
    #expect(stage.scrollView.adjustedContentInset.top == 60)
    #expect(stage.control.frame.minY == -60)
    stage.control.endRefreshing()
    #expect(stage.scrollView.adjustedContentInset.top == 0)
    #expect(stage.scrollView.contentOffset.y == 0)
  }

  @Test func aTouchpadPullsItAsAFingerDoes() {
    let stage = Stage()
    for step in 0..<12 { stage.app.scroll(0, 30, phase: step == 0 ? .began : .changed) }
    #expect(stage.control.isRefreshing && stage.events == 1)
    stage.app.scroll(0, 0, phase: .ended)
    stage.app.play(frames: 120)
    #expect(stage.scrollView.contentOffset.y == -60)
  }

  @Test func aWheelPullsIt() {
    let stage = Stage()
    for _ in 0..<2 { stage.app.scroll(0, 48) }
    stage.app.play(frames: 2)
    #expect(stage.scrollView.contentOffset.y < 0 && stage.events == 0)
    stage.app.play(frames: 40)
    #expect(stage.scrollView.contentOffset.y == 0, "let go, the content returns")
    for _ in 0..<8 { stage.app.scroll(0, 48) }
    stage.app.play(frames: 4)
    #expect(stage.events == 1)
    stage.app.play(frames: 60)
    #expect(stage.scrollView.contentOffset.y == -60)
    stage.control.endRefreshing()
    stage.app.play(frames: 90)
    #expect(stage.scrollView.contentOffset.y == 0)
  }

  @Test func contentThatFitsIsPulledToo() {
    let stage = Stage()
    stage.scrollView.contentSize = CGSize(width: 320, height: 50)
    #expect(!stage.scrollView.alwaysBounceVertical)
    stage.pull(to: 400)
    #expect(stage.events == 1)
  }

  @Test func aTableAndItsControllerHaveIt() {
    let app = TestApp()
    let controller = UITableViewController(style: .plain)
    app.window.rootViewController = controller
    controller.tableView.backgroundView = UIView()
    let control = UIRefreshControl()
    controller.refreshControl = control
    app.turn()
    #expect(controller.tableView.refreshControl === control)
    #expect(controller.tableView.subviews[1] === control, "above the background, below the rows")
    app.drag(from: (100, 10), to: (100, 500), frames: 12)
    #expect(control.isRefreshing)
    controller.refreshControl = nil
    #expect(!control.isRefreshing && control.superview == nil)
    #expect(controller.tableView.adjustedContentInset.top == 0)
  }

  @Test func titleAndTintShow() {
    let stage = Stage()
    stage.control.attributedTitle = NSAttributedString(string: "Loading")
    stage.control.tintColor = .red
    stage.app.turn()
    #expect(stage.control.title.text == "Loading")
    #expect(stage.control.spinner.color == .red)
  }
}
