import PlatformKit
import Testing
import UIKitTesting
@testable import UIKit

/// Presenting and dismissing: the order of callbacks, and the handling of input.
@MainActor
final class PresentationTests {
  private final class Noting: UIViewController {
    let name: String
    let book: Book

    init(_ name: String, _ book: Book, _ style: UIModalPresentationStyle = .automatic) {
      self.name = name
      self.book = book
      super.init(nibName: nil, bundle: nil)
      modalPresentationStyle = style
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() { book.lines.append("\(name) load") }
    override func viewWillAppear(_ animated: Bool) { note("willAppear", animated) }
    override func viewIsAppearing(_ animated: Bool) { note("isAppearing", animated) }
    override func viewDidAppear(_ animated: Bool) { note("didAppear", animated) }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear", animated) }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear", animated) }

    private func note(_ what: String, _ animated: Bool) {
      book.lines.append("\(name) \(what)\(animated ? "" : " at once")")
    }
  }

  private final class Book {
    var lines: [String] = []

    func said() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private let book = Book()
  private lazy var harness = AppHarness()
  private lazy var window = harness.show(
    UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 240)))
  private lazy var root: Noting = {
    let root = Noting("root", book)
    window.rootViewController = root
    harness.settle()
    _ = book.said()
    return root
  }()

  private func present(_ style: UIModalPresentationStyle, animated: Bool = true) -> Noting {
    let top = Noting("top", book, style)
    root.present(top, animated: animated) { [book] in book.lines.append("done") }
    harness.advance(by: 1)
    return top
  }

  @Test func aFullScreenControllerTakesThePresentersPlace() {
    let top = present(.fullScreen)
    #expect(
      book.said() == [
        "top load", "root willDisappear", "top willAppear", "top isAppearing", "top didAppear",
        "root didDisappear", "done",
      ])
    #expect(root.view.window == nil)
    #expect(top.view.frame.size == CGSize(width: 320, height: 240))
    top.dismiss(animated: true) { [book] in book.lines.append("done") }
    harness.advance(by: 1)
    #expect(
      book.said() == [
        "top willDisappear", "root willAppear", "root isAppearing", "root didAppear",
        "top didDisappear", "done",
      ])
    #expect(root.view.window != nil && top.view.window == nil)
  }

  @Test func aSheetLeavesThePresenterWhereItIs() {
    let top = present(.pageSheet)
    #expect(
      book.said() == ["top load", "top willAppear", "top isAppearing", "top didAppear", "done"])
    top.dismiss(animated: true)
    harness.advance(by: 1)
    #expect(book.said() == ["top willDisappear", "top didDisappear"])
  }

  @Test func withoutAnimationEverythingIsSaidByTheNextCommit() {
    let top = Noting("top", book, .fullScreen)
    root.present(top, animated: false)
    #expect(top.isBeingPresented)
    harness.settle()
    #expect(
      book.said() == [
        "top load", "root willDisappear at once", "top willAppear at once",
        "top isAppearing at once", "top didAppear at once", "root didDisappear at once",
      ])
    #expect(!top.isBeingPresented)
    root.dismiss(animated: false)
    #expect(
      book.said() == [
        "top willDisappear at once", "root willAppear at once", "root isAppearing at once",
        "root didAppear at once", "top didDisappear at once",
      ])
  }

  /// What a controller is when it is told that it has appeared, and that it has disappeared.
  private final class Asking: UIViewController {
    var answers: [Bool] = []

    override func viewDidAppear(_ animated: Bool) { answers.append(isBeingPresented) }
    override func viewDidDisappear(_ animated: Bool) { answers.append(isBeingDismissed) }
  }

  @Test(arguments: [true, false])
  func callbacksAreCalledWhileItIsBeingPresentedOrDismissed(isAnimated: Bool) {
    let top = Asking()
    top.modalPresentationStyle = .fullScreen
    root.present(top, animated: isAnimated)
    harness.advance(by: 1)
    let over = UIViewController()
    over.modalPresentationStyle = .fullScreen
    top.present(over, animated: isAnimated)
    harness.advance(by: 1)
    over.dismiss(animated: isAnimated)
    harness.advance(by: 1)
    #expect(top.answers == [true, false, false])
    top.dismiss(animated: isAnimated)
    harness.advance(by: 1)
    #expect(top.answers == [true, false, false, true] && !top.isBeingDismissed)
  }

  @Test func theTwoKnowEachOtherAndChildrenPresentThroughTheirParent() {
    let child = UIViewController()
    root.addChild(child)
    root.view.addSubview(child.view)
    let top = Noting("top", book)
    child.present(top, animated: true)
    #expect(top.isBeingPresented)
    harness.advance(by: 1)
    #expect(root.presentedViewController === top && child.presentedViewController === top)
    #expect(top.presentingViewController === root)
    #expect(top.next === root)
    top.dismiss(animated: true)
    #expect(top.isBeingDismissed)
    harness.advance(by: 1)
    #expect(root.presentedViewController == nil && top.presentingViewController == nil)
  }

  @Test func dismissingTheFirstTakesAllThatStandsOnIt() {
    let top = present(.pageSheet)
    let second = Noting("second", book)
    top.present(second, animated: true)
    harness.advance(by: 1)
    _ = book.said()
    root.dismiss(animated: true)
    harness.advance(by: 1)
    #expect(
      book.said() == [
        "second willDisappear at once", "second didDisappear at once", "top willDisappear",
        "top didDisappear",
      ])
    #expect(window.subviews == [root.view])
  }

  @Test func whatCannotBePresentedIsRefused() {
    let stray = UIViewController()
    stray.present(Noting("top", book), animated: true)
    #expect(stray.presentedViewController == nil)
    let top = present(.pageSheet)
    root.present(Noting("other", book), animated: true)
    #expect(root.presentedViewController === top)
    root.dismiss(animated: false)
    root.dismiss(animated: false)
    #expect(root.presentedViewController == nil)
  }

  @Test func touchesInFlightAreCancelledAndRecognizersStartOver() {
    let view = LoggingView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
    view.note = { [book] in book.lines.append($0) }
    view.name = "view"
    root.view.addSubview(view)
    let pan = UIPanGestureRecognizer { [book] in book.lines.append("pan \($0.state)") }
    pan.cancelsTouchesInView = false
    view.addGestureRecognizer(pan)
    harness.touchDown(view, at: CGPoint(x: 50, y: 50))
    harness.touchMove(to: CGPoint(x: 50, y: 90), in: view)
    #expect(book.said() == ["view began", "pan began", "view moved"])
    _ = present(.pageSheet)
    #expect(book.said().prefix(3) == ["top load", "pan cancelled", "view cancelled"])
    #expect(pan.state == .possible && window.gestures.isAtRest)
    harness.touchMove(to: CGPoint(x: 50, y: 150), in: view)
    harness.touchUp()
    #expect(book.said() == [])
  }

  @Test func nothingBeneathIsTouchedWhileItComes() {
    let view = LoggingView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
    view.note = { [book] in book.lines.append($0) }
    root.view.addSubview(view)
    root.present(Noting("top", book), animated: true)
    harness.advance(by: 0.05)
    _ = book.said()
    harness.touchDown(window, at: CGPoint(x: 100, y: 20))
    harness.touchUp()
    #expect(!book.said().contains { $0.hasSuffix("began") })
  }

  @Test func escapeDismissesASheetTheUserMayDismiss() {
    let top = present(.pageSheet)
    top.isModalInPresentation = true
    escape()
    #expect(root.presentedViewController === top)
    top.isModalInPresentation = false
    escape()
    #expect(root.presentedViewController == nil)
    _ = present(.fullScreen)
    escape()
    #expect(root.presentedViewController != nil)
  }

  private func escape() {
    let events = harness.application.engine.events
    for action in [KeyStroke.Action.pressed, .released] {
      let stroke = KeyStroke(
        action: action, usage: 0x29, characters: "\u{1B}", charactersIgnoringModifiers: "\u{1B}",
        modifiers: [], time: harness.application.engine.platform.clock.now())
      events.handle(stroke, in: window)
    }
    harness.advance(by: 1)
  }

  @Test func theKeyboardGoesToWhatIsInFrontAndComesBack() {
    final class KeyView: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let view = KeyView()
    root.view.addSubview(view)
    view.becomeFirstResponder()
    let top = present(.pageSheet)
    #expect(!view.isFirstResponder)
    #expect(window.keyResponder === top)
    top.dismiss(animated: true)
    harness.advance(by: 1)
    #expect(view.isFirstResponder)
  }

  @Test func anotherRootTakesWhatWasPresentedAway() {
    let top = present(.pageSheet)
    window.rootViewController = UIViewController()
    #expect(top.view.window == nil && top.presentingViewController == nil)
    #expect(window.subviews.count == 1)
  }

  @Test func nobodyIsKeptAlive() {
    weak let top = present(.fullScreen)
    root.dismiss(animated: true)
    harness.advance(by: 1)
    #expect(top == nil)
  }
}
