import Foundation
import PlatformKit
import RenderKit
import Testing
@testable import UIKit

@MainActor
struct DragAndDropTests {
  final class Source: NSObject, UIDragInteractionDelegate {
    var log: [String] = []
    var items = [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "pear")))]
    var allowsMove = true

    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { items }
    func dragInteraction(
      _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { allowsMove }
    func dragInteraction(
      _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
    ) { log.append("begin") }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession,
      willEndWith operation: UIDropOperation
    ) { log.append("will end \(operation)") }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession,
      didEndWith operation: UIDropOperation
    ) { log.append("did end \(operation)") }
  }

  final class Target: NSObject, UIDropInteractionDelegate {
    var log: [String] = []
    var operation = UIDropOperation.copy
    var handles = true

    func dropInteraction(
      _ interaction: UIDropInteraction, canHandle session: any UIDropSession
    ) -> Bool { handles && session.canLoadObjects(ofClass: NSString.self) }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
    ) { log.append("enter") }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: operation) }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
    ) { log.append("exit") }
    func dropInteraction(
      _ interaction: UIDropInteraction, performDrop session: any UIDropSession
    ) {
      session.loadObjects(ofClass: NSString.self) {
        self.log.append("drop \($0.map(\.description))")
      }
    }
    func dropInteraction(
      _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
    ) { log.append("conclude") }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
    ) { log.append("end") }
  }

  @MainActor final class Scene {
    let app = TestApp()
    let source = Source()
    let target = Target()

    /// A view to drag at (20, 20), and a drop target from x = 160.
    init() {
      let dragged = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
      dragged.backgroundColor = .systemRed
      dragged.addInteraction(UIDragInteraction(delegate: source))
      let area = UIView(frame: CGRect(x: 160, y: 0, width: 160, height: 240))
      area.addInteraction(UIDropInteraction(delegate: target))
      app.window.addSubview(dragged)
      app.window.addSubview(area)
      app.turn()
    }

    func drag(to x: Double) {
      app.press(40, 40)
      for place in stride(from: 40, through: x, by: 20) {
        app.advance(1.0 / 60)
        app.move(place, 40)
        app.advance(1.0 / 60)
      }
    }

    func settle() {
      for _ in 0..<60 {
        app.advance(1.0 / 60)
        app.application.engine.server.synchronize()
      }
      app.turn()
    }

    var previews: Int { app.window.subviews.count { $0 is DragPreviewView } }
  }

  @Test func itemsAreDroppedWhereTheyAreWanted() {
    let scene = Scene()
    scene.drag(to: 200)
    #expect(scene.previews == 1)
    #expect(scene.target.log == ["enter"])
    scene.app.release(200, 40)
    #expect(scene.target.log == ["enter", "drop [\"pear\"]"])
    scene.settle()
    #expect(scene.source.log == ["begin", "will end copy", "did end copy"])
    #expect(scene.target.log == ["enter", "drop [\"pear\"]", "conclude", "end"])
    #expect(scene.previews == 0)
  }

  @Test func aDropNowhereGoesBack() {
    let scene = Scene()
    scene.drag(to: 100)
    scene.app.release(100, 40)
    scene.settle()
    #expect(scene.source.log == ["begin", "will end cancel", "did end cancel"])
    #expect(scene.target.log.isEmpty)
    #expect(scene.previews == 0)
  }

  @Test func leavingIsToldAndUndoesTheProposal() {
    let scene = Scene()
    scene.drag(to: 200)
    scene.app.move(100, 40)
    scene.app.advance(0.02)
    scene.app.release(100, 40)
    scene.settle()
    #expect(scene.target.log == ["enter", "exit", "end"])
    #expect(scene.source.log.last == "did end cancel")
  }

  @Test func whatMayNotBeMovedIsNotDropped() {
    let scene = Scene()
    scene.source.allowsMove = false
    scene.target.operation = .move
    scene.drag(to: 200)
    scene.app.release(200, 40)
    scene.settle()
    #expect(!scene.target.log.contains { $0.hasPrefix("drop") })
    #expect(scene.source.log.last == "did end cancel")
  }

  @Test func withoutItemsNothingBegins() {
    let scene = Scene()
    scene.source.items = []
    scene.drag(to: 200)
    scene.app.release(200, 40)
    #expect(scene.source.log.isEmpty && scene.target.log.isEmpty && scene.previews == 0)
  }

  @Test func thoseWhoCannotHandleItDoNotHearOfIt() {
    let scene = Scene()
    scene.target.handles = false
    scene.drag(to: 200)
    scene.app.release(200, 40)
    scene.settle()
    #expect(scene.target.log.isEmpty)
    #expect(scene.source.log.last == "did end cancel")
  }

  @Test func aWindowThatLosesTheFocusCancelsTheDrag() {
    let scene = Scene()
    scene.drag(to: 200)
    scene.app.post(.unfocused)
    scene.settle()
    #expect(scene.source.log.last == "did end cancel")
    #expect(!scene.target.log.contains { $0.hasPrefix("drop") })
    #expect(scene.previews == 0)
  }
}
