import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// Columns that become one stack in a narrow window, and part again.
@MainActor
struct SplitCollapseTests {
  @Test func collapsing() {
    let rig = RecordedSplit()
    rig.resize(400)
    #expect(
      rig.recording.taken() == [
        "top? secondary", "hide primary", "p willDisappear", "p didDisappear", "collapsed",
      ], "the secondary column shows before and after")
    #expect(rig.split.isCollapsed && rig.stack == ["p", "d"])
    #expect(rig.secondary.view.window != nil && rig.primary.view.window == nil)
    #expect(rig.secondary.view.bounds.width == 400)
    #expect(rig.split.viewControllers.count == 1)
  }

  @Test func expanding() {
    let rig = RecordedSplit()
    rig.resize(400)
    _ = rig.recording.taken()
    rig.resize(1000)
    #expect(
      rig.recording.taken() == [
        "show primary", "p willAppear", "p isAppearing", "p didAppear", "expanded",
      ])
    #expect(!rig.split.isCollapsed)
    #expect(rig.place(.primary)?.width == 320 && rig.place(.secondary)?.minX == 321)
    #expect(rig.primary.navigationController !== rig.secondary.navigationController)
  }

  @Test func whoeverShowsDetailsHearsThatTheyAreElsewhere() {
    let rig = RecordedSplit()
    var collapsed: [Bool] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UIViewController.showDetailTargetDidChangeNotification, object: rig.split, queue: nil
    ) { _ in MainActor.assumeIsolated { collapsed.append(rig.split.isCollapsed) } }
    defer { NotificationCenter.default.removeObserver(observer) }
    rig.resize(900)
    #expect(collapsed == [])
    rig.resize(400)
    rig.resize(500)
    #expect(collapsed == [true])
    rig.resize(1000)
    #expect(collapsed == [true, false])
  }

  @Test func whatAColumnPresentsInItsPlaceStays() {
    let (tabs, page, top) = (UITabBarController(), Page("page"), Page("top"))
    tabs.viewControllers = [page]
    tabs.definesPresentationContext = true
    let rig = RecordedSplit { $0.setViewController(tabs, for: .secondary) }
    top.modalPresentationStyle = .currentContext
    tabs.present(top, animated: false)
    rig.finish()
    let (place, insets) = (rig.placeInWindow(top), top.view.safeAreaInsets)
    #expect(place?.width == 679 && place?.maxX == 1000)
    for width in [400, 1000] as [CGFloat] {
      rig.resize(width)
      rig.finish()
      #expect(rig.split.isCollapsed == (width == 400) && tabs.presentedViewController === top)
      #expect(top.balance == (1, 1) && page.balance == (0, 0) && page.view.window == nil)
      #expect(rig.placeInWindow(top)?.width == (width == 400 ? 400 : 679))
    }
    #expect(rig.placeInWindow(top) == place && top.view.safeAreaInsets == insets)
    top.dismiss(animated: false)
    rig.finish()
    #expect(top.balance == (0, 0) && page.balance == (1, 1) && page.view.window != nil)
    #expect(tabs.view.frame == place)
  }

  @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext], [400, 1000])
  func whatAPagePresentsInItsPlaceMovesWithIt(style: UIModalPresentationStyle, lastWidth: CGFloat) {
    let (rig, top) = (RecordedSplit(), Page("top"))
    rig.secondary.definesPresentationContext = true
    top.modalPresentationStyle = style
    rig.secondary.present(top, animated: false)
    rig.finish()
    _ = rig.recording.taken()
    let wide = rig.placeInWindow(top)
    rig.resize(400)
    #expect(
      rig.recording.taken() == [
        "top? secondary", "hide primary", "p willDisappear", "p didDisappear", "collapsed",
      ])
    #expect(rig.placeInWindow(top) == CGRect(x: 0, y: 0, width: 400, height: 600))
    rig.resize(lastWidth)
    #expect(rig.placeInWindow(top) == (lastWidth == 400 ? rig.window.bounds : wide))
    #expect(top.balance == (1, 1) && rig.secondary.presentedViewController === top)
    top.dismiss(animated: true)
    rig.finish()
    #expect(top.balance == (0, 0) && rig.secondary.balance == (1, 1))
    #expect(rig.placeInWindow(rig.secondary) == (lastWidth == 400 ? rig.window.bounds : wide))
  }

  @Test func thePrimaryColumnOnTop() {
    let rig = RecordedSplit()
    rig.topColumn = .primary
    rig.resize(400)
    #expect(
      rig.recording.taken() == [
        "top? secondary", "hide secondary", "d willDisappear", "d didDisappear", "collapsed",
      ])
    #expect(rig.stack == ["p"])
    rig.split.show(.secondary)
    rig.finish()
    #expect(rig.stack == ["p", "d"])
    rig.split.hide(.secondary)
    rig.finish()
    #expect(rig.stack == ["p"])
    rig.resize(1000)
    #expect(rig.place(.primary) != nil && rig.place(.secondary) != nil)
    #expect(rig.secondary.view.window != nil)
  }

  @Test func stacksSurvive() {
    let rig = RecordedSplit(.tripleColumn, width: 1400)
    let (a, b) = (
      Page("a", rig.recording), Page("b", rig.recording)
    )
    rig.supplementary.navigationController?.pushViewController(a, animated: false)
    rig.secondary.navigationController?.pushViewController(b, animated: false)
    rig.harness.settle()
    rig.resize(400)
    #expect(rig.stack == ["p", "s", "a", "d", "b"])
    let navigation = rig.split.state.collapse?.navigation
    let c = Page("c", rig.recording)
    navigation?.pushViewController(c, animated: false)
    rig.resize(1400)
    #expect(rig.secondary.navigationController?.viewControllers == [rig.secondary, b, c])
    #expect(rig.supplementary.navigationController?.viewControllers == [rig.supplementary, a])
    #expect(rig.primary.navigationController?.viewControllers == [rig.primary])
    #expect(c.view.window != nil && b.viewIfLoaded?.window == nil)
  }

  @Test func aColumnThatTheUserLeftHasItsFirstControllerAgain() {
    let rig = RecordedSplit()
    rig.resize(400)
    rig.split.state.collapse?.navigation?.popToRootViewController(animated: false)
    rig.harness.settle()
    #expect(rig.stack == ["p"])
    rig.resize(1000)
    #expect(rig.secondary.navigationController?.viewControllers == [rig.secondary])
    #expect(rig.secondary.view.window != nil)
  }

  @Test func aCompactControllerStandsForAll() {
    let compact = UIViewController()
    let rig = RecordedSplit { $0.setViewController(compact, for: .compact) }
    rig.resize(400)
    #expect(rig.recording.taken().first == "top? compact")
    #expect(rig.split.viewControllers == [compact] && compact.view.window != nil)
    #expect(rig.primary.view.window == nil && rig.secondary.view.window == nil)
    rig.resize(1000)
    #expect(compact.view.window == nil && rig.secondary.view.window != nil)
  }

  @Test func aNarrowWindowFromTheStart() {
    let rig = RecordedSplit(width: 400)
    #expect(rig.split.isCollapsed && rig.stack == ["p", "d"])
    #expect(rig.secondary.view.window != nil)
    rig.resize(1000)
    #expect(rig.place(.primary) != nil && rig.place(.secondary) != nil)
  }

  @Test func detailsAreShownWhereTheyBelong() {
    let rig = RecordedSplit()
    let e = Page("e", rig.recording)
    rig.primary.showDetailViewController(e, sender: nil)
    rig.harness.settle()
    #expect(rig.split.viewController(for: .secondary) === e && e.view.window != nil)
    #expect(rig.secondary.viewIfLoaded?.window == nil)
    rig.resize(400)
    #expect(rig.stack == ["p", "e"])
    let f = Page("f", rig.recording)
    e.showDetailViewController(f, sender: nil)
    rig.finish()
    #expect(rig.stack == ["p", "f"])
    rig.resize(1000)
    #expect(f.navigationController?.viewControllers == [f] && f.view.window != nil)
  }

  @Test func resizedLiveItIsRightAtEachWidth() {
    let rig = RecordedSplit(.tripleColumn, width: 360)
    let wider: [CGFloat] = Array(stride(from: 360, through: 1600, by: 31))
    let narrower: [CGFloat] = Array(stride(from: 1600, through: 360, by: -47))
    for width in wider + narrower {
      rig.resize(width)
      #expect(rig.split.isCollapsed == (width < 600))
      let frame = rig.secondary.view.convert(rig.secondary.view.bounds, to: nil)
      #expect(frame.maxX == width, "the secondary column ends at the window's edge at \(width)")
      let sides = [rig.place(.primary), rig.place(.supplementary)].compactMap { $0 }
      guard !rig.split.isCollapsed else { continue }
      #expect(sides.count == rig.split.displayMode.sideColumns)
      let end: CGFloat? = sides.map(\.maxX).max()
      #expect(frame.minX == (end.map { $0 + 1 } ?? 0))
    }
  }

  @Test func withoutAStyle() {
    let harness = AppHarness()
    let (list, detail) = (UIViewController(), UIViewController())
    let (left, right) = (
      UINavigationController(rootViewController: list),
      UINavigationController(rootViewController: detail)
    )
    let split = UISplitViewController()
    split.viewControllers = [left, right]
    let window = harness.show(split, size: CGSize(width: 1000, height: 600))
    #expect(split.displayMode == .oneBesideSecondary && left.view.frame.width == 320)
    harness.resize(window, to: CGSize(width: 400, height: 600))
    #expect(split.viewControllers == [left] && left.viewControllers == [list, detail])
    harness.resize(window, to: CGSize(width: 1000, height: 600))
    #expect(split.viewControllers == [left, right] && right.viewControllers == [detail])
    #expect(detail.view.window != nil && list.view.window != nil)
  }

  @Test func controllersAreLetGo() {
    weak var gone: UIViewController?
    let rig = RecordedSplit()
    do {
      let other = Page("x", rig.recording)
      gone = other
      rig.split.setViewController(other, for: .secondary)
      rig.resize(400)
      rig.resize(1000)
      rig.split.setViewController(nil, for: .secondary)
      rig.finish()
    }
    #expect(gone == nil)
  }
}
