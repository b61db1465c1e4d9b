import Testing
import UIKitTesting

@testable import UIKit

/// The column at the other side of the secondary one.
@MainActor
struct SplitInspectorTests {
  private func split(
    width: CGFloat = 1400, _ prepare: (UISplitViewController) -> Void = { _ in }
  ) -> (RecordedSplit, Page) {
    var inspector: Page?
    let split = RecordedSplit(width: width) {
      let page = Page("i", Recording())
      $0.setViewController(page, for: .inspector)
      inspector = page
      prepare($0)
    }
    split.writesEnds = true
    return (split, inspector ?? Page("", Recording()))
  }

  @Test func itIsHiddenUntilItIsShown() throws {
    let (split, inspector) = split()
    #expect(split.place(.inspector) == nil && !split.split.isShowing(.inspector))
    #expect(split.place(.secondary)?.maxX == 1400)
    split.split.show(.inspector)
    #expect(split.recording.taken() == ["show inspector"])
    split.finish()
    #expect(split.recording.taken() == ["shown inspector"])
    #expect(split.place(.inspector) == CGRect(x: 1080, y: 0, width: 320, height: 600))
    #expect(split.place(.secondary) == CGRect(x: 321, y: 0, width: 758, height: 600))
    #expect(split.split.isShowing(.inspector) && split.split.isShowing(.primary))
    #expect(inspector.traitCollection.horizontalSizeClass == .compact)
    split.split.hide(.inspector)
    split.finish()
    #expect(split.recording.taken() == ["hide inspector", "hidden inspector"])
    #expect(split.place(.inspector) == nil && split.place(.secondary)?.maxX == 1400)
  }

  @Test func thePrimaryColumnGivesWayWhereThereIsNoRoomForBoth() {
    let (split, _) = split(width: 1000)
    #expect(split.split.displayMode == .oneBesideSecondary)
    split.split.show(.inspector)
    split.finish()
    #expect(split.split.displayMode == .secondaryOnly)
    #expect(split.place(.secondary)?.width == 679 && split.place(.primary) == nil)
    split.split.hide(.inspector)
    split.finish()
    #expect(split.split.displayMode == .oneBesideSecondary)
  }

  @Test func theMainMenuTogglesIt() {
    let (split, _) = split()
    split.split.toggleInspector(nil)
    split.finish()
    #expect(split.split.isShowing(.inspector))
    split.split.toggleInspector(nil)
    split.finish()
    #expect(!split.split.isShowing(.inspector))
  }

  @Test func itsLineCanBeDragged() {
    let (split, _) = split()
    split.split.show(.inspector)
    split.finish()
    split.harness.drag(
      from: CGPoint(x: 1079, y: 300), to: CGPoint(x: 1000, y: 300), in: split.window)
    split.finish()
    let width = split.split.inspectorColumnWidth
    #expect(width > 380 && width < 402)
    #expect(split.place(.inspector)?.maxX == 1400)
  }

  @Test func itIsASheetOverTheStack() throws {
    let (split, inspector) = split(width: 600)
    split.resize(400)
    #expect(split.split.isCollapsed && !split.split.isShowing(.inspector))
    split.split.show(.inspector)
    split.finish()
    #expect(split.split.isShowing(.inspector))
    let place = try #require(split.placeInWindow(inspector))
    #expect(place.width > 360 && place.minY > 200 && place.minX >= 0)
    split.split.hide(.inspector)
    split.finish()
    #expect(split.split.presentedViewController == nil && !split.split.isShowing(.inspector))
  }

  @Test func aSheetBecomesAColumnAgain() {
    let (split, inspector) = split()
    split.resize(400)
    split.split.show(.inspector)
    split.finish()
    split.resize(1400)
    split.finish()
    #expect(split.split.presentedViewController == nil && split.split.isShowing(.inspector))
    #expect(split.place(.inspector)?.maxX == 1400)
    #expect(inspector.navigationController?.parent === split.split)
    split.resize(400)
    #expect(split.place(.inspector) == nil && !split.split.isShowing(.inspector))
    split.resize(1400)
    #expect(split.split.isShowing(.inspector))
  }

  @Test func anInspectorThatIsTakenAwayLeavesNothing() {
    let (split, _) = split()
    split.split.show(.inspector)
    split.finish()
    split.split.setViewController(nil, for: .inspector)
    #expect(!split.split.isShowing(.inspector) && split.place(.secondary)?.maxX == 1400)
    split.resize(400)
    split.split.setViewController(Page("new", Recording()), for: .inspector)
    split.split.show(.inspector)
    split.finish()
    split.split.setViewController(nil, for: .inspector)
    split.finish()
    #expect(split.split.presentedViewController == nil)
  }

  @Test func theSecondaryColumnSaysHowMuchItNeeds() {
    let (split, _) = split(width: 1000) { $0.minimumSecondaryColumnWidth = 700 }
    #expect(split.split.displayMode == .secondaryOnly)
    split.split.minimumSecondaryColumnWidth = 300
    split.split.preferredSecondaryColumnWidthFraction = 0.5
    split.harness.settle()
    #expect(split.split.displayMode == .oneBesideSecondary)
    split.split.preferredSecondaryColumnWidth = 690
    split.harness.settle()
    #expect(split.split.displayMode == .secondaryOnly)
  }

  @Test func inspectorsAreMirroredToo() {
    var layout = SplitLayout(size: CGSize(width: 1200, height: 500), sides: [(.primary, 300)])
    (layout.inspectorWidth, layout.showsInspector) = (200, true)
    layout.mode = .oneBesideSecondary
    #expect(layout.frame(of: .inspector) == CGRect(x: 1000, y: 0, width: 200, height: 500))
    #expect(layout.line(of: .inspector).minX == 999)
    #expect(layout.frame(of: .secondary).maxX == 999)
    layout.isMirrored = true
    #expect(layout.frame(of: .inspector) == CGRect(x: 0, y: 0, width: 200, height: 500))
    #expect(layout.line(of: .inspector).minX == 200)
    layout.showsInspector = false
    #expect(layout.frame(of: .inspector).maxX == -1 && !layout.shown.contains(.inspector))
  }
}
