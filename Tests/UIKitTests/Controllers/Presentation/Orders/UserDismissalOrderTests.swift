import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit

/// Sheets that the user dismisses, or must not.
@MainActor
struct UserDismissalOrderTests {
  private let rig = RecordedPresentation(size: CGSize(width: 400, height: 600))
  private let top: Page

  init() {
    top = rig.page("top")
    top.sheetPresentationController?.delegate = rig
    rig.present(top)
    rig.finish()
    _ = rig.recorded()
  }

  private func drag(by way: CGFloat) {
    rig.harness.drag(
      from: CGPoint(x: 200, y: 50), to: CGPoint(x: 200, y: 50 + way), in: rig.window, duration: 1)
    rig.finish()
  }

  private static let dismissal = [
    "will dismiss", "top willDisappear", "top didDisappear", "did dismiss",
  ]

  @Test func byADrag() {
    drag(by: 400)
    #expect(rig.recorded() == Self.dismissal)
  }

  @Test func byATouchOutside() {
    rig.harness.tap(rig.window, at: CGPoint(x: 200, y: 10))
    rig.finish()
    #expect(rig.recorded() == Self.dismissal)
  }

  @Test func byEscape() {
    rig.harness.press(.keyboardEscape)
    rig.finish()
    #expect(rig.recorded() == Self.dismissal)
  }

  @Test(arguments: [true, false]) func whatMustNotBeDismissed(isModal: Bool) {
    top.isModalInPresentation = isModal
    rig.refuses = !isModal
    drag(by: 400)
    #expect(rig.recorded() == ["did attempt"])
    #expect(top.view.window != nil && rig.place(of: top.view).minY == 28)
  }

  @Test func aChildMayHoldIt() {
    let child = UIViewController()
    top.addChild(child)
    child.isModalInPresentation = true
    rig.harness.press(.keyboardEscape)
    rig.finish()
    #expect(rig.recorded() == ["did attempt"])
  }

  @Test func theProgramTellsNobody() {
    rig.dismiss()
    rig.finish()
    #expect(rig.recorded() == ["top willDisappear", "top didDisappear", "dismissed"])
  }

  @Test func aDragTellsAsItBeginsAndAsItIsLetGo() {
    rig.harness.touchDown(rig.window, at: CGPoint(x: 200, y: 50))
    for y in stride(from: CGFloat(60), through: 160, by: 20) {
      rig.harness.advance(by: 0.05)
      rig.harness.touchMove(to: CGPoint(x: 200, y: y), in: rig.window)
    }
    #expect(rig.recorded() == ["will dismiss", "top willDisappear"])
    #expect(top.isBeingDismissed && rig.root.presentedViewController === top)
    rig.harness.advance(by: 0.5)
    rig.harness.touchUp()
    #expect(rig.recorded() == ["top willAppear", "top isAppearing"])
    #expect(!top.isBeingDismissed)
    rig.finish()
    #expect(rig.recorded() == ["top didAppear"] && rig.place(of: top.view).minY == 28)
  }

  @Test func aDragThatComesBackMayBeTakenUpAgain() {
    drag(by: 100)
    _ = rig.recorded()
    drag(by: 400)
    #expect(rig.recorded() == Self.dismissal)
    #expect(top.view.window == nil && rig.root.presentedViewController == nil)
  }
}
