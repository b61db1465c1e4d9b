import Foundation
import Testing
import UIKitTesting
@testable import UIKit

/// What runs along while a preview rises, goes back or lands, and what delegates hear in which order.
@MainActor
struct DragAnimatorTests {
  private final class Both: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    var book: [String] = []
    var dimmed: UIView?
    var cancelPreview: ((UITargetedDragPreview) -> UITargetedDragPreview?)?
    var dropPreview: ((UITargetedDragPreview) -> UITargetedDragPreview?)?

    private func note(_ name: String, _ animator: any UIDragAnimating, alpha: CGFloat) {
      book.append(name)
      animator.addAnimations {
        self.book.append("\(name) runs")
        self.dimmed?.alpha = alpha
      }
      animator.addCompletion { self.book.append("\(name) \($0 == .end ? "end" : "start")") }
    }

    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
    func dragInteraction(
      _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
      session: any UIDragSession
    ) -> UITargetedDragPreview? {
      book.append("preview")
      return interaction.view.map { UITargetedDragPreview(view: $0) }
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
      session: any UIDragSession
    ) { note("lift", animator, alpha: 0.5) }
    func dragInteraction(
      _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
    ) { book.append("begin") }
    func dragInteraction(
      _ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession
    ) { if book.last != "move" { book.append("move") } }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession,
      willEndWith operation: UIDropOperation
    ) { book.append("will end") }
    func dragInteraction(
      _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
      withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
      book.append("preview for cancel")
      guard let cancelPreview else { return defaultPreview }
      return cancelPreview(defaultPreview)
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, item: UIDragItem,
      willAnimateCancelWith animator: any UIDragAnimating
    ) { note("cancel", animator, alpha: 1) }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession,
      didEndWith operation: UIDropOperation
    ) { book.append("did end") }
    func dragInteraction(
      _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession
    ) { book.append("transferred") }

    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
      withTouchAt point: CGPoint
    ) -> [UIDragItem] {
      book.append("add at \(Int(point.x))")
      return [UIDragItem(itemProvider: NSItemProvider())]
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
      for addingInteraction: UIDragInteraction
    ) { book.append("will add \(items.count) to \(session.items.count)") }

    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .copy) }
    func dropInteraction(
      _ interaction: UIDropInteraction, performDrop session: any UIDropSession
    ) { book.append("drop") }
    func dropInteraction(
      _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
      withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
      book.append("preview for drop")
      return dropPreview?(defaultPreview)
    }
    func dropInteraction(
      _ interaction: UIDropInteraction, item: UIDragItem,
      willAnimateDropWith animator: any UIDragAnimating
    ) { note("land", animator, alpha: 0.75) }
    func dropInteraction(
      _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
    ) { book.append("conclude") }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
    ) { book.append("drop ended") }
  }

  private let harness = AppHarness()
  private let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
  private let dragged = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
  private let both = Both()

  private func show() {
    page.backgroundColor = .white
    dragged.backgroundColor = .red
    dragged.addInteraction(UIDragInteraction(delegate: both))
    both.dimmed = dragged
    let area = UIView(frame: CGRect(x: 160, y: 0, width: 160, height: 240))
    area.addInteraction(UIDropInteraction(delegate: both))
    page.addSubview(dragged)
    page.addSubview(area)
    harness.show(page)
  }

  private func rest() {
    harness.touchDown(page, at: CGPoint(x: 50, y: 50))
    harness.advance(by: 0.8)
  }

  private func go(to x: CGFloat) {
    for place in stride(from: CGFloat(60), through: x, by: 20) {
      harness.touchMove(to: CGPoint(x: place, y: 50), in: page)
      harness.advance(by: 1 / 60)
    }
  }

  private func lift() {
    harness.touchUp()
    harness.advance(by: 1)
  }

  private var preview: DragPreviewView? {
    page.window?.subviews.lazy.compactMap { $0 as? DragPreviewView }.first
  }

  @Test func aDropTellsBothSidesInOrder() {
    show()
    rest()
    #expect(both.book == ["preview", "lift", "lift runs"])
    go(to: 240)
    lift()
    #expect(
      both.book == [
        "preview", "lift", "lift runs", "lift end", "begin", "move", "will end", "drop",
        "preview for drop", "land", "land runs", "land end", "conclude", "drop ended", "did end",
        "transferred",
      ])
    #expect(dragged.alpha == 0.75 && preview == nil)
  }

  @Test func aCancelledDragTellsOfItsWayBack() {
    show()
    rest()
    go(to: 120)
    lift()
    #expect(
      both.book.dropFirst(6) == [
        "will end", "preview for cancel", "cancel", "cancel runs", "cancel end", "did end",
      ])
    #expect(dragged.alpha == 1 && preview == nil)
  }

  @Test func aFingerThatLeavesPutsBackWhatItLifted() {
    show()
    rest()
    #expect(dragged.alpha == 0.5 && preview != nil)
    harness.touchMove(to: CGPoint(x: 56, y: 52), in: page)
    lift()
    #expect(both.book == ["preview", "lift", "lift runs", "lift start"])
    #expect(dragged.alpha == 1 && preview == nil && !dragged.isCoveredByPreview)
  }

  @Test func aLiftTurnsRoundOnItsWay() {
    show()
    harness.touchDown(page, at: CGPoint(x: 50, y: 50))
    while both.book.isEmpty { harness.advance(by: 1 / 60) }
    harness.advance(by: 0.05)
    harness.touchUp()
    harness.advance(by: 0.15)
    #expect(both.book.last == "lift start", "the way back is as long as the way up was")
  }

  @Test func theMouseLiftsAndDragsAtOnce() {
    show()
    harness.mouseDown(page, at: CGPoint(x: 50, y: 50))
    for x in stride(from: CGFloat(60), through: 120, by: 20) {
      harness.mouseDrag(to: CGPoint(x: x, y: 50), in: page)
    }
    #expect(both.book == ["preview", "lift", "lift runs", "begin", "move"])
    harness.advance(by: 1)
    #expect(both.book.last == "lift end")
    harness.mouseUp(page, at: CGPoint(x: 120, y: 50))
    harness.advance(by: 1)
  }

  @Test func thePreviewStandsForTheViewUntilItLeaves() {
    show()
    both.dimmed = nil
    rest()
    let middle = CGPoint(x: 50, y: 50)
    let raised = harness.color(at: middle, in: page)
    #expect(raised.red > 240 && raised.green > 10, "the page shows through: \(raised)")
    #expect(dragged.alpha == 1 && dragged.isCoveredByPreview)
    go(to: 120)
    harness.advance(by: 0.3)
    let left = harness.color(at: CGPoint(x: 22, y: 50), in: page)
    #expect(left.red == 255 && left.green == 0 && !dragged.isCoveredByPreview)
    lift()
  }

  @Test func aDropGoesWhereTheDelegateWants() throws {
    show()
    let badge = UIView(frame: CGRect(x: 200, y: 180, width: 20, height: 10))
    page.addSubview(badge)
    both.dropPreview = { [page] _ in
      UITargetedDragPreview(
        view: badge, parameters: UIDragPreviewParameters(),
        target: UIDragPreviewTarget(
          container: page, center: CGPoint(x: 210, y: 185),
          transform: CGAffineTransform(scaleX: 2, y: 2)))
    }
    rest()
    go(to: 240)
    harness.touchUp()
    harness.advance(by: 0.1)
    let shown = try #require(preview)
    #expect(shown.center == CGPoint(x: 210, y: 185) && shown.transform.a == 2)
    #expect(shown.bounds.size == CGSize(width: 20, height: 10))
    #expect(badge.isCoveredByPreview)
    harness.advance(by: 1)
    #expect(preview == nil && !badge.isCoveredByPreview)
  }

  @Test func withoutAPlaceItShrinksWhereItIs() throws {
    show()
    both.cancelPreview = { _ in nil }
    rest()
    go(to: 120)
    harness.touchUp()
    let shown = try #require(preview)
    #expect(shown.center == CGPoint(x: 120, y: 50) && shown.alpha == 0)
    harness.advance(by: 1)
    #expect(preview == nil && both.book.contains("cancel end"))
  }

  @Test func anotherFingerAddsTheItemsOfWhatItTaps() {
    show()
    let other = UIView(frame: CGRect(x: 20, y: 120, width: 60, height: 60))
    other.addInteraction(UIDragInteraction(delegate: both))
    page.addSubview(other)
    harness.tap(other)
    #expect(both.book.isEmpty, "nothing is dragged yet")
    rest()
    both.book = []
    harness.touchDown(page, at: CGPoint(x: 45, y: 150), finger: 1)
    harness.touchUp(finger: 1)
    harness.advance(by: 0.1)
    #expect(both.book == ["add at 25", "lift end", "begin", "move", "will add 1 to 1", "move"])
    lift()
  }

  @Test func aRowThatIsPutBackIsNoLongerDragged() {
    let stage = DragStage([["a", "b"]], [["x"]])
    stage.harness.touchDown(stage.page, at: CGPoint(x: 50, y: 20))
    stage.harness.advance(by: 0.8)
    #expect(stage.left.table.hasActiveDrag && stage.left.book.isEmpty)
    stage.harness.touchUp()
    stage.harness.advance(by: 1)
    #expect(!stage.left.table.hasActiveDrag && stage.left.book.isEmpty)
    #expect(stage.left.shown == ["a", "b"])
  }

  @Test func aRowGoesBackToWhereItIsNow() throws {
    let stage = DragStage([(0..<40).map { "\($0)" }], [["x"]])
    stage.right.operation = .forbidden
    stage.drag((50, 100), (350, 200), releases: false)
    stage.left.table.contentOffset.y = 40
    stage.harness.mouseUp(stage.page, at: CGPoint(x: 350, y: 200))
    let shown = try #require(
      stage.page.window?.subviews.lazy.compactMap { $0 as? DragPreviewView }.first)
    #expect(shown.center == CGPoint(x: 150, y: 60))
    stage.harness.advance(by: 1)
    #expect(stage.left.shown.first == "1")
  }
}
