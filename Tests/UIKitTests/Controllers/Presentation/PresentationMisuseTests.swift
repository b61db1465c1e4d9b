import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit

/// Requests that are refused with Apple's words.
@MainActor
struct PresentationMisuseTests {
  @Test func presentingTwice() {
    let rig = RecordedPresentation()
    let first = rig.page("first")
    rig.present(first, animated: false)
    rig.finish()
    let lines = LoggedLines(with: "which is already presenting \(first)")
    rig.present(rig.page("second"), animated: false)
    #expect(lines.all.count == 1)
    #expect(rig.root.presentedViewController === first)
  }

  @Test func presentingFromNoWindow() {
    let rig = RecordedPresentation()
    let stray = UIViewController()
    let lines = LoggedLines(with: "on \(stray) whose view is not in the window hierarchy")
    stray.present(rig.page("top"), animated: false)
    #expect(lines.all.count == 1)
  }

  @Test func misuseTrapsWithApplesReasons() async {
    let active = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let rig = RecordedPresentation()
        rig.present(rig.root)
      }
    }
    #expect(
      active.reason.contains("Application tried to present modally an active view controller"))
    let owned = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let rig = RecordedPresentation()
        let (parent, child) = (UIViewController(), UIViewController())
        parent.addChild(child)
        withExtendedLifetime(parent) { rig.present(child) }
      }
    }
    #expect(owned.reason.contains("that has a parent view controller"))
    let shown = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let rig = RecordedPresentation()
        let top = rig.page("top")
        rig.present(top)
        rig.finish()
        rig.harness.show(UIViewController()).rootViewController?.present(top, animated: false)
      }
    }
    #expect(shown.reason.contains("that is already being presented by"))
  }

  @Test func aCurlOutsideTheFullScreenTrapsWithApplesReason() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let rig = RecordedPresentation()
        let top = rig.page("top")
        top.modalTransitionStyle = .partialCurl
        rig.present(top)
      }
    }
    #expect(
      result.reason.contains(
        "Application tried to present UIModalTransitionStylePartialCurl to or from non-fullscreen"))
  }

  /// Its view stays in the window.
  private func presentFromOneThatIsLetGo(
    _ style: UIModalPresentationStyle, after seconds: Double, _ harness: AppHarness,
    in window: UIWindow
  ) {
    let (presenter, page) = (UIViewController(), UIViewController())
    presenter.view.frame = window.bounds
    window.addSubview(presenter.view)
    page.modalPresentationStyle = style
    page.popoverPresentationController?.sourceView = presenter.view
    presenter.present(page, animated: true)
    harness.advance(by: seconds)
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .overFullScreen, .popover], [0.1, 2])
  func whatAControllerThatIsLetGoOfPresentsGoesWithIt(
    style: UIModalPresentationStyle, seconds: Double
  ) {
    let harness = AppHarness()
    let window = harness.show(UIViewController(), size: CGSize(width: 800, height: 600))
    presentFromOneThatIsLetGo(style, after: seconds, harness, in: window)
    harness.advance(by: 2)
    #expect(!window.subviews.contains { $0 is PresentationContainerView })
    var taps = 0
    window.subviews.last?.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
    harness.tap(window, at: CGPoint(x: 400, y: 300))
    #expect(taps == 1)
  }

  @Test func nobodyIsKeptAlive() {
    let rig = RecordedPresentation()
    weak let sheet = presentAndDismiss(.pageSheet, rig)
    weak let own = presentAndDismiss(.custom, rig)
    #expect(sheet == nil && own == nil)
    weak let never: UIViewController? = makeWithController()
    #expect(never == nil, "asking for the presentation controller keeps nobody")
  }

  private func presentAndDismiss(
    _ style: UIModalPresentationStyle, _ rig: RecordedPresentation
  ) -> UIPresentationController? {
    let page = rig.page("top", style)
    rig.present(page)
    rig.finish()
    weak let controller = page.presentationController
    rig.dismiss()
    rig.finish()
    return controller
  }

  private func makeWithController() -> UIViewController {
    let page = UIViewController()
    _ = page.sheetPresentationController
    return page
  }
}
