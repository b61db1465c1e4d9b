import CoreGraphics
import Foundation
import PlatformKit
import RasterKit
import Testing
import UIKitTesting

@testable import UIKit

/// Popovers that come and go in windows of their own: as in their window where something shows through, else at once.
@MainActor
struct PopoverFadingTests {
  private typealias Stage = PopoverWindowTests.Stage

  private let red: UInt32 = 0xffff_0000
  /// In the middle of the content, with the shadow and the arrow around it.
  private let middle = (x: Int32(158), y: Int32(200))

  /// A popover that has begun to appear.
  private func begin(isCompositing: Bool = true) throws -> (Stage, HeadlessWindow) {
    let stage = try Stage(isCompositing: isCompositing)
    stage.popover?.sourceView = stage.source
    stage.root.present(stage.page, animated: true)
    stage.harness.advance(by: 0.02)
    return (stage, try #require(stage.popups.first))
  }

  /// One that has appeared.
  private func show() throws -> (Stage, HeadlessWindow) {
    let (stage, popup) = try begin()
    stage.harness.advance(by: 1)
    #expect(stage.pixel(middle.x, middle.y, of: popup) == red)
    return (stage, popup)
  }

  /// How opaque its content is, which is red alone however much of it shows.
  private func opacity(_ popup: HeadlessWindow, _ stage: Stage) throws -> UInt32 {
    let pixel = try #require(stage.pixel(middle.x, middle.y, of: popup))
    let alpha = pixel >> 24
    #expect(pixel & 0xffff == 0 && pixel >> 16 & 0xff == alpha)
    return alpha
  }

  @Test func itFadesInAndOut() throws {
    let (stage, popup) = try begin()
    #expect(try opacity(popup, stage) < 16 && popup.isShown)
    stage.harness.advance(by: 0.1)
    let early = try opacity(popup, stage)
    stage.harness.advance(by: 0.1)
    let late = try opacity(popup, stage)
    #expect(0 < early && early < late && late < 255)
    stage.harness.advance(by: 0.2)
    #expect(try opacity(popup, stage) == 255)

    stage.root.dismiss(animated: true)
    stage.harness.advance(by: 0.1)
    let high = try opacity(popup, stage)
    stage.harness.advance(by: 0.1)
    let low = try opacity(popup, stage)
    #expect(0 < low && low < high && high < 255)
    #expect(stage.popups.first === popup && popup.isShown)
    stage.harness.advance(by: 0.2)
    #expect(stage.popups.isEmpty && stage.root.presentedViewController == nil)
    #expect(stage.harness.application.presences.count == 1 && stage.window.gestures.isAtRest)
  }

  /// The card, which its own window doesn't show, has the opacity that it would have there; the picture may be a frame
  /// older, in which that changes by a tenth.
  @Test func itDoesSoAsInItsWindow() throws {
    let (stage, popup) = try begin()
    for _ in 1...5 {
      stage.harness.advance(by: 0.05)
      let card = try #require(stage.popover?.card.layer.presentation()?.opacity)
      let (shown, wanted) = (Int(try opacity(popup, stage)), Int((card * 255).rounded()))
      #expect(abs(shown - wanted) <= 26, "\(shown), not \(wanted)")
    }
  }

  @Test func whileItGoesItTakesNoPresses() throws {
    let (stage, popup) = try show()
    #expect(popup.inputRegion?.isEmpty == false)
    stage.harness.press(.keyboardEscape)
    #expect(stage.popups.first === popup && popup.inputRegion?.isEmpty == true)
    stage.harness.advance(by: 0.1)
    #expect(stage.popups.first === popup && popup.inputRegion?.isEmpty == true)
    stage.harness.advance(by: 1)
    #expect(stage.popups.isEmpty && stage.taps.isEmpty)
  }

  @Test func aTouchThatIsDownWhenItBeginsToGoIsCancelled() throws {
    let (stage, popup) = try show()
    for action in [TouchReport.Action.down, .lift] {
      let time = stage.platform.clock.now()
      let report = TouchReport(contact: 1, action: action, x: 158, y: 200, time: time)
      stage.platform.post(.touch(popup.id, report))
      stage.harness.settle()
      if action == .down { stage.root.dismiss(animated: true) }
    }
    #expect(stage.taps.isEmpty && stage.window.gestures.isAtRest)
  }

  @Test func withoutACompositingManagerItComesAndGoesAtOnce() throws {
    let (stage, popup) = try begin(isCompositing: false)
    #expect(stage.pixel(120, 160, of: popup) == red)
    stage.harness.advance(by: 1)
    stage.root.dismiss(animated: true)
    stage.harness.settle()
    #expect(stage.popups.isEmpty && stage.root.presentedViewController === stage.page)
  }

  @Test func withoutAnimationItComesAndGoesAtOnce() throws {
    let stage = try Stage(isCompositing: true)
    stage.present(animated: false)
    let popup = try #require(stage.popups.first)
    #expect(try opacity(popup, stage) == 255)
    stage.root.dismiss(animated: false)
    stage.harness.settle()
    #expect(stage.popups.isEmpty)
  }

  /// It must not lie over windows of others, nor be black where nothing shows through any more.
  @Test(arguments: [false, true]) func itGoesAtOnceWhenItCanNotBeSeenRightly(
    hasFocus: Bool
  ) throws {
    let (stage, popup) = try show()
    stage.root.dismiss(animated: true)
    stage.harness.advance(by: 0.1)
    try #require(stage.popups.first === popup)
    if hasFocus {
      stage.platform.isCompositing = false
      stage.platform.post(.compositingChanged)
    } else {
      stage.platform.post(.window(stage.owner.id, .unfocused))
    }
    stage.harness.settle()
    #expect(stage.popups.isEmpty && stage.root.presentedViewController === stage.page)
    stage.harness.advance(by: 1)
    #expect(stage.root.presentedViewController == nil)
  }

  @Test func whatIsPresentedMeanwhileEndsIt() throws {
    let (stage, popup) = try show()
    stage.root.dismiss(animated: true)
    stage.harness.advance(by: 0.1)
    let next = UIViewController()
    next.modalPresentationStyle = .popover
    next.preferredContentSize = CGSize(width: 240, height: 320)
    next.popoverPresentationController?.sourceView = stage.source
    stage.root.present(next, animated: true)
    stage.harness.settle()
    #expect(stage.popups.count == 1 && stage.popups.first !== popup)
    stage.harness.advance(by: 1)
    #expect(stage.root.presentedViewController === next && stage.popups.count == 1)
  }

  @Test func aDismissalThatIsGivenUpBringsItBack() throws {
    let (stage, _) = try show()
    let refusal = GivenUp()
    stage.page.transitioningDelegate = refusal
    stage.root.dismiss(animated: true)
    stage.harness.advance(by: 1)
    #expect(stage.root.presentedViewController === stage.page)
    let popup = try #require(stage.popups.first)
    #expect(try opacity(popup, stage) == 255 && popup.inputRegion?.isEmpty == false)
    stage.click(38 + 30, 30 + 13 + 250, in: popup)
    #expect(stage.taps == [CGPoint(x: 30, y: 250)])
    withExtendedLifetime(refusal) {}
  }
}

/// Gives a dismissal up as soon as it begins.
private final class GivenUp: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.2 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    transitionContext.completeTransition(false)
  }
}
