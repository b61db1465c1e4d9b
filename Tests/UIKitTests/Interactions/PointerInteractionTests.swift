import PlatformKit
import Testing
@testable import UIKit

/// Says one style for the left half of a view and nothing for the right one.
@MainActor
private final class LeftHalf: UIPointerInteractionDelegate {
  var style: UIPointerStyle? = UIPointerStyle(shape: .verticalBeam(length: 20))
  var log: [String] = []

  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? {
    let half = CGRect(x: 0, y: 0, width: defaultRegion.rect.width / 2, height: 100)
    return half.contains(request.location) ? UIPointerRegion(rect: half) : nil
  }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { style }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) { log.append("enter") }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) { log.append("exit") }
}

@MainActor
struct PointerInteractionTests {
  @MainActor
  private struct Stage {
    let app = TestApp()
    let view = UIView(frame: CGRect(x: 100, y: 50, width: 100, height: 100))
    let delegate = LeftHalf()
    let interaction: UIPointerInteraction

    init() {
      interaction = UIPointerInteraction(delegate: delegate)
      view.addInteraction(interaction)
      app.window.addSubview(view)
      app.turn()
      app.pointer(.entered, 1, 1)
    }

    func move(_ x: Double, _ y: Double) {
      app.pointer(.moved, x, y, held: [])
      app.advance(0.02)
    }

    var cursor: CursorShape? { (app.window.platformWindow as? HeadlessWindow)?.cursor }
  }

  @Test func theStyleOfTheRegionUnderThePointerShows() {
    let stage = Stage()
    stage.move(120, 60)
    #expect(stage.cursor == .verticalBeam)
    stage.move(130, 60)
    stage.move(180, 60)
    #expect(stage.cursor == .arrow)
    stage.move(120, 60)
    stage.app.pointer(.exited, 400, 60)
    #expect(stage.cursor == .arrow)
    #expect(stage.delegate.log == ["enter", "exit", "enter", "exit"])
  }

  @Test func whatLiesInTheViewAsksItsInteractionToo() {
    let stage = Stage()
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    stage.view.addSubview(child)
    stage.move(110, 60)
    #expect(stage.cursor == .verticalBeam)
    let inner = UIPointerInteraction(delegate: nil)
    child.addInteraction(inner)
    stage.move(111, 60)
    #expect(stage.cursor == .arrow, "the innermost decides, and says nothing")
  }

  @Test func invalidatingDisablingAndRemovingTakeEffectAtOnce() {
    let stage = Stage()
    stage.move(120, 60)
    stage.delegate.style = .hidden()
    stage.interaction.invalidate()
    #expect(stage.cursor == .hidden)
    stage.interaction.isEnabled = false
    #expect(stage.cursor == .arrow)
    stage.interaction.isEnabled = true
    #expect(stage.cursor == .hidden)
    stage.view.removeInteraction(stage.interaction)
    #expect(stage.cursor == .arrow)
    #expect(stage.interaction.view == nil)
  }

  @Test func anInteractionIsOnOneViewAtATime() {
    let stage = Stage()
    let other = UIView()
    other.addInteraction(stage.interaction)
    #expect(stage.view.interactions.isEmpty)
    #expect(stage.interaction.view === other)
    other.interactions = []
    #expect(stage.interaction.view == nil)
  }
}
