import Testing
import UIKitTesting

@testable import UIKit

/// One child of a container taking the place of another.
@MainActor
final class ChildTransitionTests {
  private final class Book {
    var lines: [String] = []

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private final class Noting: UIViewController {
    var name = ""
    var book: Book?

    override func viewDidLoad() { book?.lines.append("\(name) load") }
    override func viewWillAppear(_ animated: Bool) { note("willAppear", animated) }
    override func viewIsAppearing(_ animated: Bool) { note("isAppearing", animated) }
    override func viewDidAppear(_ animated: Bool) { note("didAppear", animated) }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear", animated) }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear", animated) }

    private func note(_ what: String, _ animated: Bool) {
      book?.lines.append("\(name) \(what)\(animated ? "" : " at once")")
    }
  }

  private let harness = AppHarness()
  private let book = Book()
  private let container = UIViewController()
  private let (old, new) = (Noting(), Noting())

  init() {
    (old.name, old.book, new.name, new.book) = ("old", book, "new", book)
    container.addChild(old)
    container.addChild(new)
  }

  private func show() {
    container.view.addSubview(old.view)
    _ = harness.show(container, size: CGSize(width: 320, height: 240))
    harness.settle()
    _ = book.take()
  }

  private func exchange(
    duration: Double = 0.3, options: UIView.AnimationOptions = [], _ changes: (() -> Void)? = nil
  ) {
    container.transition(
      from: old, to: new, duration: duration, options: options, animations: changes
    ) { [book] in book.lines.append("done \($0)") }
  }

  @Test func bothAreToldAtTheStartAndAtTheEnd() {
    show()
    new.loadViewIfNeeded()
    new.view.alpha = 0
    _ = book.take()
    exchange { [new] in new.view.alpha = 1 }
    #expect(book.take() == ["old willDisappear", "new willAppear", "new isAppearing"])
    harness.advance(by: 0.15)
    #expect(new.view.superview === container.view && old.view.superview === container.view)
    let shown = new.view.layer.presentation()?.opacity ?? 0
    #expect(shown > 0.1 && shown < 0.9)
    harness.advance(by: 0.3)
    #expect(book.take() == ["old didDisappear", "new didAppear", "done true"])
    #expect(old.view.superview == nil)
    old.removeFromParent()
    harness.settle()
    #expect(book.take() == [])
  }

  @Test func withoutADurationItIsOverInTheTurn() {
    show()
    exchange(duration: 0)
    harness.settle()
    #expect(
      book.take() == [
        "old willDisappear at once", "new load", "new willAppear at once",
        "new isAppearing at once", "old didDisappear at once", "new didAppear at once",
        "done true",
      ])
  }

  @Test func aTransitionOfTheContainerIsOneToo() {
    show()
    exchange(options: .transitionCrossDissolve)
    #expect(old.view.superview == nil && new.view.superview === container.view)
    _ = book.take()
    harness.advance(by: 0.5)
    #expect(book.take() == ["old didDisappear", "new didAppear", "done true"])
  }

  @Test func aContainerThatIsNotSeenTellsNothing() {
    harness.settle()
    container.view.addSubview(old.view)
    exchange(duration: 0)
    harness.settle()
    #expect(new.view.superview === container.view && old.view.superview == nil)
    #expect(!book.take().contains { $0.contains("ppear") })
  }

  @Test func aWindowThatHidesMeanwhileEndsAppearances() {
    show()
    exchange()
    _ = book.take()
    container.view.window?.isHidden = true
    #expect(
      book.take() == [
        "old didDisappear at once", "new willDisappear at once", "new didDisappear at once",
      ])
    harness.advance(by: 0.5)
    #expect(!book.take().contains { $0.contains("ppear") })
  }

  @Test func strangersAreRefusedWithApplesReason() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let (parent, child) = (UIViewController(), UIViewController())
        parent.addChild(child)
        parent.transition(
          from: child, to: UIViewController(), duration: 0, animations: nil)
      }
    }
    let reason = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(reason.contains("must have a common parent view controller when calling"))
  }
}
