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
