import Testing
import UIKitTesting

@testable import UIKit

/// Pages that scroll, fade, and are set by the program.
@MainActor
struct UIPageViewControllerTests {
  @MainActor
  private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let harness = AppHarness()
    let recording = Recording()
    let pages: [Page]
    let controller: UIPageViewController
    let window: UIWindow
    var showsDots = false

    init(
      _ style: UIPageViewController.TransitionStyle = .scroll, _ count: Int = 4,
      _ orientation: UIPageViewController.NavigationOrientation = .horizontal,
      options: [UIPageViewController.OptionsKey: Any]? = nil, first: Int = 1
    ) {
      let recording = recording
      pages = (0..<count).map { Page("\($0)", recording) }
      controller = UIPageViewController(
        transitionStyle: style, navigationOrientation: orientation, options: options)
      let shown = controller.spineLocation == .mid ? 2 : 1
      controller.setViewControllers(
        Array(pages[first..<first + shown]), direction: .forward, animated: false)
      window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
      super.init()
      controller.dataSource = self
      controller.delegate = self
      window.rootViewController = controller
      window.makeKeyAndVisible()
      harness.settle()
      _ = recording.taken()
    }

    var shown: [String] { controller.viewControllers?.map { $0.title ?? "" } ?? [] }

    func set(_ index: Int, animated: Bool = false, _ completion: ((Bool) -> Void)? = nil) {
      controller.setViewControllers(
        [pages[index]], direction: .forward, animated: animated, completion: completion)
    }

    func drag(by x: CGFloat, y: CGFloat = 0) {
      let start = CGPoint(x: x < 0 ? 350 : 50, y: y < 0 ? 250 : 50)
      harness.drag(
        from: start, to: CGPoint(x: start.x + x, y: start.y + y), in: window, duration: 0.5)
      harness.advance(by: 2)
    }

    private func neighbor(_ page: UIViewController, _ step: Int) -> UIViewController? {
      guard let index = pages.firstIndex(where: { $0 === page }) else { return nil }
      return pages.indices.contains(index + step) ? pages[index + step] : nil
    }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { neighbor(viewController, -1) }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { neighbor(viewController, 1) }
    func presentationCount(for pageViewController: UIPageViewController) -> Int {
      showsDots ? pages.count : -1
    }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
      pages.firstIndex { $0 === controller.viewControllers?.first } ?? 0
    }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    ) { recording.write("will \(pendingViewControllers.map { $0.title ?? "" })") }
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
      recording.write("did \(previousViewControllers.map { $0.title ?? "" }) \(completed)")
    }
  }

  @Test func aNewControllerHasNoPages() {
    let controller = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    #expect(controller.viewControllers == [] && controller.gestureRecognizers == [])
    #expect(controller.spineLocation == .none && !controller.isDoubleSided)
  }

  @Test func theFirstPagesAreSetAtOnce() {
    let recording = Recording()
    let page = Page("a", recording)
    let controller = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    var told: Bool?
    controller.setViewControllers([page], direction: .forward, animated: true) { told = $0 }
    #expect(told == true && page.parent === controller && !page.isViewLoaded)
  }

  @Test func aSwipeTurnsThePage() {
    let book = Book()
    book.drag(by: -300)
    #expect(book.shown == ["2"])
    #expect(
      book.recording.taken() == [
        #"will ["2"]"#, "1 willDisappear", "2 load", "2 willAppear", "2 isAppearing",
        "1 didDisappear", "2 didAppear", #"did ["1"] true"#,
      ])
    let place = book.pages[2].view.convert(book.pages[2].view.bounds, to: nil)
    #expect(place == CGRect(x: 0, y: 0, width: 400, height: 300))
    #expect(book.pages[1].parent == nil && book.pages[2].parent === book.controller)
    #expect(book.controller.children == [book.pages[2]])
    book.drag(by: 300)
    #expect(book.shown == ["1"])
  }

  private final class Listener: NSObject, UIScrollViewDelegate {
    var begins = 0
    var moves = 0

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { begins += 1 }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { moves += 1 }
  }

  /// Programs find it among the views, to know how far a page has come.
  @Test func aDelegateOfTheScrollViewHearsBesideAndPagesTurn() throws {
    let (book, listener) = (Book(), Listener())
    let scrolls = book.controller.view.subviews.compactMap { $0 as? UIScrollView }
    let scroll = try #require(scrolls.first)
    scroll.delegate = listener
    book.drag(by: -300)
    #expect(book.shown == ["2"] && listener.begins == 1 && listener.moves > 5)
    book.drag(by: -300)
    #expect(book.shown == ["3"] && listener.begins == 2)
  }

  @Test func aSwipeThatIsGivenUp() {
    let book = Book()
    book.harness.touchDown(book.window, at: CGPoint(x: 350, y: 100))
    for x in stride(from: CGFloat(340), through: 280, by: -10) {
      book.harness.advance(by: 0.05)
      book.harness.touchMove(to: CGPoint(x: x, y: 100), in: book.window)
    }
    book.harness.advance(by: 0.5)
    book.harness.touchUp()
    book.harness.advance(by: 2)
    #expect(book.shown == ["1"])
    #expect(
      book.recording.taken() == [
        #"will ["2"]"#, "1 willDisappear", "2 load", "2 willAppear", "2 isAppearing",
        "2 willDisappear", "2 didDisappear", "1 willAppear", "1 isAppearing", "1 didAppear",
        #"did ["1"] false"#,
      ])
    #expect(book.pages[2].parent == nil && book.pages[2].view.window == nil)
  }

  @Test func thereIsNoWayPastTheEnds() {
    let book = Book(first: 3)
    book.drag(by: -300)
    #expect(book.shown == ["3"] && book.recording.taken() == [])
    let lonely = Book(.scroll, 1, first: 0)
    lonely.drag(by: 300)
    lonely.drag(by: -300)
    #expect(lonely.shown == ["0"] && lonely.recording.taken() == [])
  }

  @Test func thePageFollowsTheFinger() {
    let book = Book()
    book.harness.touchDown(book.window, at: CGPoint(x: 350, y: 100))
    for x in stride(from: CGFloat(340), through: 150, by: -10) {
      book.harness.advance(by: 0.02)
      book.harness.touchMove(to: CGPoint(x: x, y: 100), in: book.window)
    }
    let leaving = book.pages[1].view.convert(CGPoint.zero, to: nil).x
    let coming = book.pages[2].view.convert(CGPoint.zero, to: nil).x
    #expect(leaving <= -180 && leaving >= -200 && coming == leaving + 400)
    #expect(book.controller.transitionCoordinator != nil)
    book.harness.touchCancel()
    book.harness.advance(by: 2)
  }

  @Test func setByTheProgramWithAnAnimation() {
    let book = Book()
    var told: Bool?
    book.set(3, animated: true) { told = $0 }
    #expect(book.shown == ["3"] && book.pages[1].parent == nil && told == nil)
    book.harness.advance(by: 0.2)
    let moving = book.pages[3].view.layer.presentation()?.frame.minX ?? 0
    #expect(moving > 420 && moving < 800)
    book.harness.advance(by: 1)
    #expect(told == true)
    #expect(
      book.recording.taken() == [
        "1 willDisappear", "3 load", "3 willAppear", "3 isAppearing", "1 didDisappear",
        "3 didAppear",
      ], "the delegate hears of the user's changes only")
    #expect(book.pages[1].view.window == nil)
  }

  @Test func aSecondChangeInterruptsTheFirst() {
    let book = Book()
    var told: [String] = []
    book.set(2, animated: true) { told.append("first \($0)") }
    book.harness.advance(by: 0.1)
    book.set(3) { told.append("second \($0)") }
    #expect(told == ["first false", "second true"])
    #expect(book.shown == ["3"] && book.pages[3].view.window != nil)
    #expect(book.pages[2].view.window == nil && book.pages[1].view.window == nil)
  }

  @Test func keysTurnPages() {
    let book = Book()
    book.harness.press(.keyboardRightArrow)
    book.harness.advance(by: 1)
    #expect(book.shown == ["2"])
    book.harness.press(.keyboardLeftArrow)
    book.harness.advance(by: 1)
    #expect(book.shown == ["1"])
  }

  @Test func dots() throws {
    let book = Book()
    book.showsDots = true
    book.set(2)
    book.harness.settle()
    let dots = try #require(book.controller.view.subviews.last as? UIPageControl)
    #expect(dots.numberOfPages == 4 && dots.currentPage == 2)
    #expect(dots.frame == CGRect(x: 0, y: 263, width: 400, height: 37))
    #expect(book.pages[2].view.frame.height == 263)
    book.drag(by: 300)
    #expect(book.shown == ["1"] && dots.currentPage == 1)
  }

  @Test func spacingIsBetweenPages() {
    let book = Book(options: [.interPageSpacing: 20])
    #expect(book.controller.scroll.frame == CGRect(x: -10, y: 0, width: 420, height: 300))
    let view: UIView = book.pages[1].view
    #expect(view.convert(view.bounds, to: nil) == CGRect(x: 0, y: 0, width: 400, height: 300))
    book.drag(by: -300)
    #expect(book.shown == ["2"])
  }

  @Test func fromRightToLeftFingersGoTheOtherWay() {
    let book = Book()
    book.controller.view.semanticContentAttribute = .forceRightToLeft
    book.harness.settle()
    book.drag(by: 300)
    #expect(book.shown == ["2"])
  }

  @Test func upAndDown() {
    let book = Book(.scroll, 4, .vertical)
    book.drag(by: 0, y: -220)
    #expect(book.shown == ["2"])
    book.drag(by: 0, y: 220)
    #expect(book.shown == ["1"])
  }

  @Test func aResizedWindowKeepsThePage() {
    let book = Book()
    book.harness.resize(book.window, to: CGSize(width: 700, height: 500))
    let view: UIView = book.pages[1].view
    #expect(view.convert(view.bounds, to: nil) == CGRect(x: 0, y: 0, width: 700, height: 500))
    book.drag(by: -320)
    #expect(book.shown.count == 1 && book.controller.children.count == 1)
  }

  @Test func whatWouldCurlFades() {
    let book = Book(.pageCurl)
    #expect(book.controller.gestureRecognizers.count == 2)
    book.drag(by: -300)
    #expect(book.shown == ["2"] && book.pages[2].view.alpha == 1)
    book.drag(by: 80)
    #expect(book.shown == ["2"])
    book.harness.touchDown(book.window, at: CGPoint(x: 20, y: 100))
    book.harness.touchUp()
    book.harness.advance(by: 1)
    #expect(book.shown == ["1"])
  }

  @Test func aBookShowsTwoPages() {
    let book = Book(
      .pageCurl, 6, options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue],
      first: 2)
    #expect(book.controller.isDoubleSided && book.shown == ["2", "3"])
    #expect(book.pages[3].view.convert(CGPoint.zero, to: nil).x == 200)
    book.drag(by: -300)
    #expect(book.shown == ["4", "5"] && book.pages[5].view.window != nil)
    #expect(book.controller.children.count == 2)
  }

  @Test func theWrongNumberOfPagesTrapsWithApplesReason() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let controller = UIPageViewController(
          transitionStyle: .scroll, navigationOrientation: .horizontal)
        controller.setViewControllers(
          [UIViewController(), UIViewController()], direction: .forward, animated: false)
      }
    }
    #expect(
      result.reason.contains(
        "The number of view controllers provided (2) doesn't match the number required (1)"))
  }
}
