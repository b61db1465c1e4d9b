import Testing
import UIKitTesting

@testable import UIKit

/// What is asked for inside callbacks.
@MainActor
struct CallbackOrderTests {
  private let rig = RecordedPresentation()

  @Test func dismissingInViewWillAppearWaits() {
    let top = rig.page("top")
    top.onWillAppear = { [rig] in rig.dismiss() }
    rig.present(top)
    rig.finish()
    #expect(
      rig.recorded() == [
        "top willAppear", "top isAppearing", "top didAppear", "presented", "top willDisappear",
        "top didDisappear", "dismissed",
      ])
    #expect(rig.root.presentedViewController == nil)
  }

  @Test func dismissingInViewDidAppear() {
    let top = rig.page("top")
    top.onDidAppear = { [rig] in rig.dismiss() }
    rig.present(top)
    rig.finish()
    #expect(rig.root.presentedViewController == nil && rig.window.subviews == [rig.root.view])
    #expect(rig.recorded().last == "dismissed")
  }

  @Test func dismissingTwiceCompletesTwice() {
    rig.present(rig.page("top"))
    rig.finish()
    _ = rig.recorded()
    rig.dismiss()
    rig.harness.advance(by: 0.05)
    rig.dismiss()
    #expect(rig.root.presentedViewController?.isBeingDismissed == true)
    rig.finish()
    #expect(
      rig.recorded() == ["top willDisappear", "top didDisappear", "dismissed", "dismissed"])
  }

  @Test func nothingIsPresentedOnWhatIsBeingDismissed() {
    let (top, second) = (rig.page("top"), rig.page("second"))
    rig.present(top)
    rig.finish()
    rig.dismiss()
    rig.harness.advance(by: 0.05)
    let lines = LoggedLines(with: "on \(top) (from \(top)) which is being dismissed")
    top.present(second, animated: true)
    #expect(lines.all.count == 1)
    rig.finish()
    #expect(rig.window.subviews == [rig.root.view] && second.balance == (0, 0))
  }

  @Test func presentingTheNextInTheCompletion() {
    let (first, second) = (rig.page("first"), rig.page("second"))
    rig.present(first)
    rig.finish()
    _ = rig.recorded()
    rig.root.dismiss(animated: true) { [rig] in rig.present(second) }
    rig.finish()
    #expect(
      rig.recorded() == [
        "first willDisappear", "first didDisappear", "second willAppear", "second isAppearing",
        "second didAppear", "presented",
      ])
    #expect(rig.root.presentedViewController === second)
  }

  @Test func presentingInViewDidAppearStacks() {
    let (first, second) = (rig.page("first"), rig.page("second"))
    first.onDidAppear = { [rig, weak first] in
      first?.onDidAppear = {}
      first?.present(second, animated: true) { rig.write("second presented") }
    }
    rig.present(first)
    rig.finish()
    #expect(first.presentedViewController === second)
    #expect(rig.recorded().last == "second presented")
    rig.dismiss()
    rig.finish()
    #expect(rig.window.subviews == [rig.root.view])
  }

  @Test func theWindowGoesUnderASheet() {
    rig.present(rig.page("top"))
    rig.harness.advance(by: 0.05)
    rig.window.isHidden = true
    rig.finish()
    #expect(rig.recorded().suffix(2) == ["top willDisappear", "top didDisappear"])
    rig.window.isHidden = false
    rig.finish()
    #expect(rig.recorded().contains("top didAppear"))
    rig.dismiss()
    rig.finish()
    #expect(rig.root.presentedViewController == nil)
  }
}
