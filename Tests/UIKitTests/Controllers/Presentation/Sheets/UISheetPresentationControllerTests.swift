import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit

@MainActor
struct UISheetPresentationControllerTests {
  private let rig = RecordedPresentation(size: CGSize(width: 400, height: 828))
  private let top: Page
  private let sheet: UISheetPresentationController

  init() throws {
    top = rig.page("top")
    sheet = try #require(top.sheetPresentationController)
  }

  private func show(_ detents: [UISheetPresentationController.Detent]) {
    sheet.detents = detents
    sheet.delegate = rig
    rig.present(top)
    rig.finish()
    _ = rig.recorded()
  }

  /// As it shows in the window.
  private var place: CGRect { rig.place(of: top.view) }

  private func drag(from y: CGFloat, to end: CGFloat, seconds: Double = 1) {
    rig.harness.drag(
      from: CGPoint(x: 200, y: y), to: CGPoint(x: 200, y: end), in: rig.window, duration: seconds)
    rig.finish()
  }

  private var dimming: CGFloat { sheet.dimmingView.alpha }

  @Test func theDefaults() {
    #expect(sheet.detents == [.large()] && sheet.selectedDetentIdentifier == nil)
    #expect(sheet.largestUndimmedDetentIdentifier == nil && !sheet.prefersGrabberVisible)
    #expect(sheet.prefersScrollingExpandsWhenScrolledToEdge)
    #expect(!sheet.prefersEdgeAttachedInCompactHeight)
    #expect(!sheet.widthFollowsPreferredContentSizeWhenEdgeAttached)
    #expect(top.sheetPresentationController === sheet, "one and the same")
    top.modalPresentationStyle = .fullScreen
    #expect(top.sheetPresentationController == nil)
    top.modalPresentationStyle = .automatic
    #expect(top.modalPresentationStyle == .pageSheet && top.sheetPresentationController != nil)
  }

  @Test func detentsAreEqualByName() {
    typealias Detent = UISheetPresentationController.Detent
    #expect(Detent.medium().isEqual(Detent.medium()) && !Detent.medium().isEqual(Detent.large()))
    #expect(Detent.Identifier.medium.rawValue == "com.apple.UIKit.medium")
    let custom = Detent.custom { _ in 100 }
    #expect(custom.isEqual(custom) && !custom.isEqual(Detent.custom { _ in 100 }))
    #expect(UUID(uuidString: custom.identifier.rawValue) != nil)
    #expect(Detent.custom(identifier: .init("a")) { _ in nil }.identifier.rawValue == "a")
  }

  @Test func itOpensAtTheLowestAndFloats() {
    show([.medium(), .large()])
    // 448 of 800, scaled by 384 / 400.
    #expect(abs(place.minX - 8) < 0.01 && abs(place.maxY - 820) < 0.01)
    #expect(abs(place.width - 384) < 0.01 && abs(place.height - 430.08) < 0.01)
    #expect(top.view.bounds.width == 400 && abs(top.view.bounds.height - 448) < 0.01)
    #expect(dimming == 1)
  }

  @Test func aDragGoesToTheNextDetentAndBack() {
    show([.medium(), .large()])
    drag(from: 420, to: 150)
    #expect(place == CGRect(x: 0, y: 28, width: 400, height: 800))
    #expect(rig.recorded() == ["detent com.apple.UIKit.large"])
    drag(from: 40, to: 300)
    #expect(abs(place.maxY - 820) < 0.01)
    #expect(rig.recorded() == ["detent com.apple.UIKit.medium"])
    drag(from: 420, to: 700)
    #expect(rig.root.presentedViewController == nil)
  }

  /// Moves are told once a frame.
  private func move(to y: CGFloat) {
    rig.harness.touchMove(to: CGPoint(x: 200, y: y), in: rig.window)
    rig.harness.advance(by: 0.05)
  }

  @Test func whileItIsDraggedItFollowsTheFinger() {
    show([.medium(), .large()])
    rig.harness.touchDown(rig.window, at: CGPoint(x: 200, y: 420))
    move(to: 320)
    #expect(abs(top.view.bounds.height - 538) < 0.01, "90 more: the slop doesn't count")
    #expect(dimming == 1)
    move(to: 10)
    #expect(place.minY == 28, "never above its place")
    move(to: 634)
    #expect(abs(dimming - 0.5) < 0.01, "half of the lowest detent is left")
    rig.harness.touchCancel()
    rig.finish()
    #expect(abs(place.maxY - 820) < 0.01 && dimming == 1)
    #expect(
      rig.recorded() == [
        "will dismiss", "top willDisappear", "top willAppear", "top isAppearing", "top didAppear",
      ], "it is told of the way below the lowest detent only")
  }

  @Test func theProgramMayAnimateToADetent() {
    show([.medium(), .large()])
    let before = place.minY
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    #expect(place.minY == 28)
    rig.harness.advance(by: 0.05)
    let shown = sheet.card.layer.presentation()?.frame.minY ?? 0
    #expect(shown > 40 && shown < before)
    rig.finish()
    #expect(rig.recorded() == [], "only drags are told of")
    sheet.selectedDetentIdentifier = .init("unknown")
    rig.harness.settle()
    #expect(sheet.selectedDetentIdentifier?.rawValue == "unknown" && place.minY > 300)
  }

  @MainActor
  private final class Height {
    var value: CGFloat? = 200
  }

  @Test func customDetentsAreAskedAgain() {
    let height = Height()
    show([.custom(identifier: .init("own")) { _ in height.value }, .large()])
    #expect(abs(top.view.bounds.height - 200) < 0.01)
    height.value = 300
    sheet.animateChanges { sheet.invalidateDetents() }
    rig.finish()
    #expect(abs(top.view.bounds.height - 300) < 0.01)
    height.value = nil
    sheet.invalidateDetents()
    rig.harness.settle()
    #expect(place.minY == 28)
    height.value = .nan
    sheet.invalidateDetents()
    rig.harness.settle()
    #expect(place.minY == 28)
    height.value = 5000
    sheet.invalidateDetents()
    rig.harness.settle()
    #expect(place.minY == 28, "above the greatest value it is large")
  }

  @Test func theContextTellsTheGreatestValue() {
    var seen: (CGFloat, UIUserInterfaceSizeClass)?
    show([
      .custom { context in
        seen = (context.maximumDetentValue, context.containerTraitCollection.horizontalSizeClass)
        return context.maximumDetentValue / 2
      }
    ])
    #expect(seen?.0 == 800 && seen?.1 == .compact)
    #expect(abs(top.view.bounds.height - 400) < 0.01)
  }

  @Test func whatIsNotDimmedCanBeTouched() {
    sheet.largestUndimmedDetentIdentifier = .medium
    var taps = 0
    rig.root.view.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
    show([.medium(), .large()])
    #expect(dimming == 0)
    rig.harness.tap(rig.window, at: CGPoint(x: 200, y: 100))
    #expect(taps == 1 && rig.root.presentedViewController === top)
    rig.harness.tap(rig.window, at: CGPoint(x: 200, y: 600))
    #expect(taps == 1)
    sheet.selectedDetentIdentifier = .large
    rig.harness.settle()
    #expect(dimming == 1)
    rig.harness.tap(rig.window, at: CGPoint(x: 200, y: 10))
    rig.finish()
    #expect(taps == 1 && rig.root.presentedViewController == nil)
  }

  @Test func theGrabberIsAsMeasured() throws {
    sheet.prefersGrabberVisible = true
    show([.large()])
    let grabber = try #require(sheet.card.subviews.last)
    #expect(grabber.frame == CGRect(x: 182, y: 5, width: 36, height: 5) && !grabber.isHidden)
    #expect(grabber.layer.cornerRadius == 2.5)
    #expect(sheet.card.layer.cornerRadius == 38)
    sheet.preferredCornerRadius = 10
    sheet.prefersGrabberVisible = false
    rig.harness.settle()
    #expect(sheet.card.layer.cornerRadius == 10 && grabber.isHidden)
  }

  @Test func onlyContentThatLetsSomethingThroughIsOnAMaterial() {
    show([.large()])
    func hasMaterial() -> Bool {
      rig.harness.settle()
      return sheet.card.subviews.first is UIVisualEffectView
    }
    top.view.backgroundColor = .systemBackground
    sheet.card.setNeedsLayout()
    #expect(!hasMaterial())
    top.view.backgroundColor = nil
    sheet.card.setNeedsLayout()
    #expect(hasMaterial())
    let cover = UIView(frame: top.view.bounds)
    cover.backgroundColor = .white
    top.view.addSubview(cover)
    sheet.card.setNeedsLayout()
    #expect(!hasMaterial())
    cover.alpha = 0.5
    sheet.card.setNeedsLayout()
    #expect(hasMaterial())
  }

  @Test func inLowWindowsItIsLarge() {
    show([.medium(), .large()])
    rig.harness.resize(rig.window, to: CGSize(width: 700, height: 400))
    #expect(place == CGRect(x: 0, y: 28, width: 700, height: 372))
    sheet.prefersEdgeAttachedInCompactHeight = true
    sheet.detents = [.custom { _ in 200 }]
    rig.harness.settle()
    #expect(abs(top.view.bounds.height - 200) < 0.01)
  }

  @Test func aSheetBelowStepsBack() throws {
    show([.large()])
    let second = rig.page("second")
    top.present(second, animated: true)
    rig.finish()
    #expect(abs(place.minX - 16) < 0.01 && abs(place.width - 368) < 0.01)
    #expect(abs(place.minY - 18) < 0.01)
    #expect(rig.place(of: second.view) == CGRect(x: 0, y: 28, width: 400, height: 800))
    second.dismiss(animated: true)
    rig.finish()
    #expect(place == CGRect(x: 0, y: 28, width: 400, height: 800))
    second.sheetPresentationController?.detents = [.medium()]
    top.present(second, animated: false)
    rig.finish()
    #expect(place == CGRect(x: 0, y: 28, width: 400, height: 800), "a medium one covers nothing")
  }

  @Test func twoFingersOnATouchpadMoveIt() {
    show([.large()])
    rig.harness.scroll(top.view, by: CGVector(dx: 0, dy: 500))
    rig.finish()
    #expect(rig.root.presentedViewController == nil)
  }

  @Test func itIsOnTheElevatedLevel() {
    show([.large()])
    #expect(top.traitCollection.userInterfaceLevel == .elevated)
    #expect(rig.root.traitCollection.userInterfaceLevel == .base)
    rig.dismiss(animated: false)
    #expect(top.traitCollection.userInterfaceLevel == .base)
  }

  @Test(arguments: [400.0, 800, 1400]) func fromRightToLeftTheContentIsMirroredAndTheSheetIsNot(
    width: CGFloat
  ) throws {
    let harness = AppHarness(screenSize: CGSize(width: 1400, height: 900))
    var places: [CGRect] = []
    for isMirrored in [false, true] {
      let (root, page) = (UIViewController(), UIViewController())
      let window = harness.show(root, size: CGSize(width: width, height: 800))
      let source = UIView(frame: CGRect(x: width / 4, y: 10, width: 20, height: 20))
      root.view.addSubview(source)
      let done = UIView()
      page.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: done)
      done.frame.size = CGSize(width: 60, height: 30)
      let navigation = UINavigationController(rootViewController: page)
      navigation.modalPresentationStyle = .formSheet
      navigation.sheetPresentationController?.sourceView = source
      window.traitOverrides.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
      root.present(navigation, animated: false)
      harness.advance(by: 1)
      let view: UIView = navigation.view
      places.append(view.convert(view.bounds, to: nil))
      let middle = done.convert(done.bounds, to: view).midX
      #expect((middle > view.bounds.midX) == isMirrored)
    }
    #expect(places[0] == places[1] && places[0].width > 0)
    let centered = CGRect(x: width / 4 + 10 - 270, y: 90, width: 540, height: 620)
    if width == 1400 { #expect(places[1] == centered) }
  }
}
