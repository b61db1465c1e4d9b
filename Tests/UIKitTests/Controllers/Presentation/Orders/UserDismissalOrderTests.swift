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
    rig.lets = isModal
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

  @Test func aDragThatIsLetGoTellsNobody() {
    drag(by: 100)
    #expect(rig.recorded() == [] && rig.place(of: top.view).minY == 28)
  }
}
