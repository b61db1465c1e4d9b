import Foundation
import Testing
import UIKitTesting
@testable import UIKit

/// What drags show: another preview than the lifted view, and what it becomes where it lands.
@MainActor
struct DragPreviewTests {
  private final class Drops: NSObject, UITableViewDropDelegate {
    let list: DraggedList
    var asked: [IndexPath] = []
    var into: CGRect?

    init(_ list: DraggedList) {
      self.list = list
      super.init()
      list.table.dropDelegate = self
    }
    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    }
    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {
      let item = coordinator.items[0].dragItem
      if let into {
        coordinator.drop(item, intoRowAt: IndexPath(0, 0), rect: into)
        return
      }
      list.rows[0].insert("new", at: 0)
      tableView.insertRows(at: [IndexPath(0, 0)], with: .none)
      coordinator.drop(item, toRowAt: IndexPath(0, 0))
    }
    func tableView(
      _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? {
      asked.append(indexPath)
      return nil
    }
  }

  private final class Square: NSObject, UIDragInteractionDelegate {
    let item = UIDragItem(itemProvider: NSItemProvider())
    let parameters = UIDragPreviewParameters()

    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { [item] }
    func dragInteraction(
      _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
      session: any UIDragSession
    ) -> UITargetedDragPreview? {
      interaction.view.map { UITargetedDragPreview(view: $0, parameters: parameters) }
    }
  }

  private let harness = AppHarness()
  private let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
  private let dragged = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
  private let square = Square()

  private func preview(in view: UIView) -> DragPreviewView? {
    view.window?.subviews.lazy.compactMap { $0 as? DragPreviewView }.first
  }

  private func drag() {
    dragged.addInteraction(UIDragInteraction(delegate: square))
    page.addSubview(dragged)
    harness.show(page)
    harness.mouseDown(page, at: CGPoint(x: 50, y: 50))
    for x in stride(from: CGFloat(60), through: 160, by: 20) {
      harness.mouseDrag(to: CGPoint(x: x, y: 50), in: page)
      harness.advance(by: 1 / 60)
    }
  }

  @Test func theItemGivesWhatIsShownOnTheWay() {
    square.item.previewProvider = {
      UIDragPreview(view: UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20)))
    }
    drag()
    harness.advance(by: 0.5)
    #expect(preview(in: page)?.bounds.size == CGSize(width: 30, height: 20))
  }

  @Test func itMayChangeWhileItIsDragged() {
    drag()
    harness.advance(by: 0.5)
    #expect(preview(in: page)?.bounds.size == CGSize(width: 60, height: 60))
    square.item.previewProvider = {
      UIDragPreview(view: UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 40)))
    }
    #expect(preview(in: page)?.bounds.size == CGSize(width: 90, height: 40))
    square.item.previewProvider = { nil }
    #expect(preview(in: page)?.bounds.size == CGSize(width: 90, height: 40), "it stays as it is")
    harness.mouseUp(page, at: CGPoint(x: 160, y: 50))
    harness.advance(by: 1)
    square.item.previewProvider = { UIDragPreview(view: UIView()) }
    #expect(preview(in: page) == nil)
  }

  @Test func theShadowHasTheProgramsOutline() {
    square.parameters.shadowPath = UIBezierPath(rect: CGRect(x: 5, y: 5, width: 50, height: 50))
    drag()
    #expect(preview(in: page)?.layer.shadowPath?.boundingBox.width == 50)
  }

  @Test func anAddressIsACard() throws {
    let address = try #require(URL(string: "https://example.org/a/long/way"))
    let plain = UIDragPreview(for: address)
    let titled = UIDragPreview(for: address, title: "A page")
    let texts = titled.view.subviews.compactMap { ($0 as? UILabel)?.text }
    #expect(texts == ["A page", "example.org"])
    #expect(titled.view.bounds.height > plain.view.bounds.height && plain.view.bounds.width > 24)
    #expect(titled.parameters.visiblePath?.bounds == titled.view.bounds)
  }

  @Test func anotherTargetKeepsTheRest() {
    let preview = UITargetedDragPreview(view: dragged, parameters: square.parameters)
    let target = UIDragPreviewTarget(container: page, center: CGPoint(x: 7, y: 9))
    let moved = preview.retargetedPreview(with: target)
    #expect(moved.target === target && moved.view === dragged)
    #expect(moved.parameters === square.parameters)
  }

  @Test func aPreviewThatLandsBecomesTheRow() {
    let stage = DragStage([["a"]], [["x"]])
    let drops = Drops(stage.right)
    stage.drag((50, 20), (350, 15), releases: false)
    stage.harness.mouseUp(stage.page, at: CGPoint(x: 350, y: 15))
    stage.harness.advance(by: 0.1)
    #expect(drops.asked == [IndexPath(0, 0)])
    let landing = preview(in: stage.page)?.subviews.last
    #expect(landing is UIImageView && landing?.bounds.size == CGSize(width: 300, height: 40))
    stage.harness.advance(by: 1)
    #expect(preview(in: stage.page) == nil && stage.right.shown == ["new", "x"])
  }

  @Test func aPreviewThatGoesIntoARowFitsThere() throws {
    let stage = DragStage([["a"]], [["x"]])
    let drops = Drops(stage.right)
    drops.into = CGRect(x: 10, y: 10, width: 60, height: 20)
    stage.drag((50, 20), (350, 15), releases: false)
    stage.harness.mouseUp(stage.page, at: CGPoint(x: 350, y: 15))
    stage.harness.advance(by: 0.1)
    let shown = try #require(preview(in: stage.page))
    #expect(abs(shown.transform.a - 0.2) < 0.001)
    #expect(shown.center == CGPoint(x: 340, y: 20))
    stage.harness.advance(by: 1)
    #expect(drops.asked.isEmpty && stage.right.rows == [["x"]])
  }
}
