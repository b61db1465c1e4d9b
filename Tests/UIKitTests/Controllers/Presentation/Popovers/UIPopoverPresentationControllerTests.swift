import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit

@MainActor
struct UIPopoverPresentationControllerTests {
  /// As programs have it that are older than the methods of all presentations.
  private final class OlderDelegate: NSObject, UIPopoverPresentationControllerDelegate {
    var source: UIView?
    var allows = false
    var log: [String] = []

    func prepareForPopoverPresentation(
      _ popoverPresentationController: UIPopoverPresentationController
    ) {
      log.append("prepare")
      popoverPresentationController.sourceView = source
    }
    func popoverPresentationControllerShouldDismissPopover(
      _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool {
      log.append("may")
      return allows
    }
    func popoverPresentationControllerDidDismissPopover(
      _ popoverPresentationController: UIPopoverPresentationController
    ) { log.append("gone") }
  }

  private let rig: RecordedPresentation
  private let top: Page
  private let popover: UIPopoverPresentationController
  private let source = UIView(frame: CGRect(x: 380, y: 100, width: 40, height: 44))

  init() throws {
    rig = RecordedPresentation()
    top = rig.page("top", .popover)
    top.preferredContentSize = CGSize(width: 200, height: 100)
    popover = try #require(top.popoverPresentationController)
    rig.root.view.addSubview(source)
  }

  private func show() {
    if popover.sourceItem == nil, popover.sourceView == nil { popover.sourceView = source }
    (popover as UIPresentationController).delegate = rig
    rig.present(top)
    rig.finish()
    _ = rig.recorded()
  }

  private var place: CGRect { rig.place(of: top.view) }

  @Test func theDefaults() {
    #expect(UIViewController().popoverPresentationController == nil)
    #expect(
      popover.permittedArrowDirections == .any && popover.permittedArrowDirections.rawValue == 15)
    #expect(popover.sourceRect.isNull && popover.arrowDirection == .unknown)
    #expect(popover.popoverLayoutMargins == .zero && popover.passthroughViews == nil)
  }

  @Test func itPointsAtAView() {
    show()
    #expect(popover.arrowDirection == .up)
    #expect(place == CGRect(x: 300, y: 157, width: 200, height: 100))
    #expect(rig.root.view.window != nil && top.presentingViewController === rig.root)
  }

  @Test func itPointsAtAPartOfAViewAndAtABarButtonItem() {
    popover.sourceView = rig.root.view
    popover.sourceRect = CGRect(x: 100, y: 500, width: 10, height: 10)
    show()
    #expect(popover.arrowDirection == .down && place.maxY == 487)
    rig.dismiss(animated: false)
    let bar = UIToolbar(frame: CGRect(x: 0, y: 540, width: 800, height: 44))
    let item = UIBarButtonItem(systemItem: .add)
    bar.items = [.flexibleSpace(), item]
    rig.root.view.addSubview(bar)
    rig.harness.settle()
    let second = rig.page("second", .popover)
    second.preferredContentSize = CGSize(width: 200, height: 100)
    second.popoverPresentationController?.barButtonItem = item
    rig.present(second)
    rig.finish()
    let controller = second.popoverPresentationController
    #expect(controller?.arrowDirection == .down && rig.place(of: second.view).maxY < 541)
    #expect(rig.place(of: second.view).maxX == 790)
  }

  @Test func aNavigationControllerIsAsLargeAsItsTopControllerAndItsBar() {
    top.preferredContentSize = CGSize(width: 240, height: 120)
    top.modalPresentationStyle = .pageSheet
    let navigation = UINavigationController(rootViewController: top)
    navigation.modalPresentationStyle = .popover
    navigation.popoverPresentationController?.sourceView = source
    rig.present(navigation)
    rig.finish()
    #expect(navigation.view.bounds.size == CGSize(width: 240, height: 184))
    #expect(top.view.safeAreaLayoutGuide.layoutFrame.height == 120)
    let sizes = { navigation.popoverPresentationController?.preferredContentSize }
    #expect(sizes() == CGSize(width: 240, height: 184))
    let second = rig.page("second")
    second.preferredContentSize = CGSize(width: 300, height: 200)
    navigation.pushViewController(second, animated: true)
    rig.finish()
    #expect(navigation.view.bounds.size == CGSize(width: 300, height: 264))
    second.preferredContentSize = CGSize(width: 300, height: 100)
    rig.finish()
    #expect(navigation.view.bounds.size == CGSize(width: 300, height: 164))
    navigation.pushViewController(rig.page("third"), animated: true)
    rig.finish()
    #expect(navigation.view.bounds.size == CGSize(width: 300, height: 164), "it has no wish")
    navigation.popToRootViewController(animated: true)
    rig.finish()
    #expect(navigation.view.bounds.size == CGSize(width: 240, height: 184))
  }

  @Test func tabsAreAsLargeAsTheSelectedController() {
    let (tabs, other) = (UITabBarController(), UIViewController())
    top.modalPresentationStyle = .pageSheet
    other.preferredContentSize = CGSize(width: 260, height: 220)
    tabs.viewControllers = [top, other]
    tabs.modalPresentationStyle = .popover
    tabs.popoverPresentationController?.sourceView = source
    rig.present(tabs)
    rig.finish()
    #expect(tabs.view.bounds.size == CGSize(width: 200, height: 100))
    tabs.selectedIndex = 1
    rig.finish()
    #expect(tabs.view.bounds.size == CGSize(width: 260, height: 220))
  }

  @Test func aTouchOutsideDismissesIt() {
    show()
    rig.harness.tap(rig.window, at: CGPoint(x: 350, y: 200))
    #expect(rig.recorded() == [])
    rig.harness.tap(rig.window, at: CGPoint(x: 50, y: 500))
    rig.finish()
    #expect(
      rig.recorded() == ["will dismiss", "top willDisappear", "top didDisappear", "did dismiss"])
  }

  @Test(arguments: [false, true]) func aClickOutsideDismissesIt(isSecondary: Bool) {
    show()
    rig.harness.click(
      rig.window, at: CGPoint(x: 50, y: 500), button: isSecondary ? .secondary : .primary)
    rig.finish()
    #expect(
      rig.recorded() == ["will dismiss", "top willDisappear", "top didDisappear", "did dismiss"])
  }

  @Test func escapeDismissesItUnlessTheDelegateRefuses() {
    show()
    rig.refuses = true
    rig.harness.press(.keyboardEscape)
    #expect(rig.recorded() == ["did attempt"])
    rig.refuses = false
    rig.harness.press(.keyboardEscape)
    rig.finish()
    #expect(rig.root.presentedViewController == nil)
  }

  @Test func theOlderMethodsOfADelegateAreCalled() {
    let older = OlderDelegate()
    older.source = source
    popover.delegate = older
    rig.present(top)
    rig.finish()
    #expect(older.log == ["prepare"] && place == CGRect(x: 300, y: 157, width: 200, height: 100))
    rig.harness.tap(rig.window, at: CGPoint(x: 50, y: 500))
    rig.finish()
    #expect(older.log.last == "may" && rig.root.presentedViewController === top)
    older.allows = true
    rig.harness.tap(rig.window, at: CGPoint(x: 50, y: 500))
    rig.finish()
    #expect(older.log.last == "gone" && rig.root.presentedViewController == nil)
  }

  @Test func somePassTouchesOn() {
    var taps = 0
    source.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
    popover.passthroughViews = [source]
    show()
    rig.harness.tap(rig.window, at: CGPoint(x: 400, y: 120))
    #expect(taps == 1 && rig.root.presentedViewController === top)
  }

  @Test func itFollowsItsPreferredSizeWithAnAnimation() {
    show()
    top.preferredContentSize = CGSize(width: 300, height: 200)
    #expect(place == CGRect(x: 250, y: 157, width: 300, height: 200))
    rig.harness.advance(by: 0.1)
    let shown = popover.card.layer.presentation()?.bounds.width ?? 0
    #expect(shown > 210 && shown < 300)
  }

  @Test func theArrowFollowsItsSource() {
    source.autoresizingMask = .flexibleLeftMargin
    show()
    rig.harness.resize(rig.window, to: CGSize(width: 700, height: 600))
    #expect(place.midX == 300 && source.frame.midX == 300)
    rig.harness.resize(rig.window, to: CGSize(width: 900, height: 600))
    #expect(place.midX == 500)
  }

  @Test func inANarrowWindowItIsASheetAndBackAgain() {
    show()
    rig.harness.resize(rig.window, to: CGSize(width: 400, height: 600))
    #expect(top.activePresentationController is UISheetPresentationController)
    #expect(place == CGRect(x: 0, y: 28, width: 400, height: 572))
    rig.harness.resize(rig.window, to: CGSize(width: 800, height: 600))
    #expect(top.activePresentationController === popover)
    #expect(place == CGRect(x: 300, y: 157, width: 200, height: 100))
    #expect(rig.recorded() == [], "it stays on the screen")
  }

  @Test func inAWindowThatGetsNarrowWhileItComesItIsASheetInTheEnd() {
    popover.sourceView = source
    rig.present(top)
    rig.harness.advance(by: 0.1)
    rig.harness.resize(rig.window, to: CGSize(width: 400, height: 600))
    rig.finish()
    #expect(top.activePresentationController is UISheetPresentationController)
    #expect(top.appearance == .appeared && place == CGRect(x: 0, y: 28, width: 400, height: 572))
  }

  @Test func aWiderWindowEndsTheDragOfTheSheetInItsPlace() {
    show()
    rig.harness.resize(rig.window, to: CGSize(width: 400, height: 600))
    rig.harness.advance(by: 1)
    rig.harness.touchDown(rig.window, at: CGPoint(x: 200, y: 100))
    for y in stride(from: CGFloat(120), through: 300, by: 20) {
      rig.harness.touchMove(to: CGPoint(x: 200, y: y), in: rig.window)
      rig.harness.advance(by: 0.02)
    }
    #expect(top.isBeingDismissed && top.appearance == .disappearing)
    rig.harness.resize(rig.window, to: CGSize(width: 800, height: 600))
    #expect(top.activePresentationController === popover && top.appearance == .appeared)
    #expect(!top.isBeingDismissed)
    rig.harness.touchUp()
    rig.harness.advance(by: 2)
    #expect(top.appearance == .appeared && top.presentingViewController != nil)
    #expect(place == CGRect(x: 300, y: 157, width: 200, height: 100))
  }

  @Test func theDelegateMayKeepIt() {
    rig.style = UIModalPresentationStyle.none
    show()
    rig.harness.resize(rig.window, to: CGSize(width: 400, height: 600))
    #expect(top.activePresentationController === popover && place.width == 200)
  }

  @Test func itMayCoverItsSourceWhereThereIsNoRoomBesideIt() {
    top.preferredContentSize = CGSize(width: 780, height: 560)
    show()
    #expect(popover.arrowDirection != [] && !place.intersects(source.frame))
    popover.canOverlapSourceViewRect = true
    rig.harness.advance(by: 1)
    #expect(popover.arrowDirection == [] && place.contains(source.frame))
    #expect(place.size == CGSize(width: 780, height: 560))
  }

  @Test func itsSheetIsTheProgramsToPrepare() {
    rig.harness.resize(rig.window, to: CGSize(width: 400, height: 828))
    popover.adaptiveSheetPresentationController.detents = [.medium()]
    show()
    #expect(top.activePresentationController === popover.adaptiveSheetPresentationController)
    #expect(abs(top.view.bounds.height - 448) < 0.01)
  }

  @Test func aBackgroundOfTheProgram() {
    final class Background: UIPopoverBackgroundView {
      override class func arrowHeight() -> CGFloat { 20 }
      override class func contentViewInsets() -> UIEdgeInsets {
        UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
      }
    }
    popover.popoverBackgroundViewClass = Background.self
    show()
    let background = popover.card.background
    #expect(background is Background && background.arrowDirection == .up)
    #expect(place.size == CGSize(width: 200, height: 100) && place.minY == 169)
    #expect(background.frame == popover.card.bounds)
  }

  @Test func withoutASourceItTrapsWithApplesReason() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let harness = AppHarness()
        let root = UIViewController()
        _ = harness.show(root, size: CGSize(width: 800, height: 600))
        let top = UIViewController()
        top.modalPresentationStyle = .popover
        root.present(top, animated: false)
      }
    }
    #expect(result.reason.contains("should have a non-nil sourceView or barButtonItem set"))
  }
}
