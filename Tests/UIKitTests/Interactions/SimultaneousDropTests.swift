import Foundation
import Testing
import UIKitTesting
@testable import UIKit

/// Two fingers that drag two views over a third.
@MainActor
struct SimultaneousDropTests {
  private final class Both: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    var book: [String] = []

    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
      session.localContext = interaction.view?.tag
      return [UIDragItem(itemProvider: NSItemProvider())]
    }
    private func note(_ name: String, _ session: any UIDropSession) {
      book.append("\(name) \(session.localDragSession?.localContext as? Int ?? 0)")
    }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
    ) { note("enter", session) }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .copy) }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
    ) { note("exit", session) }
    func dropInteraction(
      _ interaction: UIDropInteraction, performDrop session: any UIDropSession
    ) { note("drop", session) }
  }

  private let harness = AppHarness()
  private let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
  private let both = Both()

  /// Two views at the left, and an area at the right that they can be dropped on.
  private func show(severalAtOnce: Bool) {
    for (tag, y) in [(1, 20), (2, 140)] {
      let dragged = UIView(frame: CGRect(x: 20, y: y, width: 60, height: 60))
      dragged.tag = tag
      dragged.addInteraction(UIDragInteraction(delegate: both))
      page.addSubview(dragged)
    }
    let area = UIView(frame: CGRect(x: 160, y: 0, width: 160, height: 240))
    let drop = UIDropInteraction(delegate: both)
    drop.allowsSimultaneousDropSessions = severalAtOnce
    area.addInteraction(drop)
    page.addSubview(area)
    harness.show(page)
  }

  private func drag(finger: Int, y: CGFloat, to end: CGFloat = 240) {
    harness.touchDown(page, at: CGPoint(x: 50, y: y), finger: finger)
    harness.advance(by: 0.8)
    for x in stride(from: CGFloat(60), through: end, by: 20) {
      harness.touchMove(to: CGPoint(x: x, y: y), in: page, finger: finger)
      harness.advance(by: 1 / 60)
    }
  }

  @Test(arguments: [false, true]) func aSecondSessionEntersWhereSeveralMay(_ severalAtOnce: Bool) {
    show(severalAtOnce: severalAtOnce)
    #expect(!UIDropInteraction(delegate: both).allowsSimultaneousDropSessions)
    drag(finger: 0, y: 50)
    drag(finger: 1, y: 170)
    #expect(both.book == (severalAtOnce ? ["enter 1", "enter 2"] : ["enter 1"]))
    both.book = []
    for finger in 0..<2 { harness.touchUp(finger: finger) }
    harness.advance(by: 1)
    #expect(both.book == (severalAtOnce ? ["drop 1", "drop 2"] : ["drop 1"]))
  }

  @Test func oneThatHasLeftMakesRoom() {
    show(severalAtOnce: false)
    drag(finger: 0, y: 50)
    harness.touchMove(to: CGPoint(x: 100, y: 50), in: page, finger: 0)
    drag(finger: 1, y: 170)
    #expect(both.book == ["enter 1", "exit 1", "enter 2"])
    for finger in 0..<2 { harness.touchUp(finger: finger) }
    harness.advance(by: 1)
    #expect(both.book.suffix(1) == ["drop 2"])
  }

  @Test func oneThatHasLandedMakesRoom() {
    show(severalAtOnce: false)
    for (finger, y) in [(0, CGFloat(50)), (1, 170)] {
      drag(finger: finger, y: y)
      harness.touchUp(finger: finger)
      harness.advance(by: 1)
    }
    #expect(both.book == ["enter 1", "drop 1", "enter 2", "drop 2"])
  }
}
