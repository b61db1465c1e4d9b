import PlatformKit
import Testing
@testable import UIKit

/// Returns a style for the left half of a view and nothing for the right one.
@MainActor
private final class LeftHalf: UIPointerInteractionDelegate {
  var style: UIPointerStyle? = .hidden()
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
    #expect(stage.cursor == .hidden)
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
    #expect(stage.cursor == .hidden)
    let inner = UIPointerInteraction(delegate: nil)
    child.addInteraction(inner)
    stage.move(111, 60)
    #expect(stage.cursor == .arrow, "the innermost decides, and says nothing")
  }

  @Test func invalidatingDisablingAndRemovingTakeEffectAtOnce() {
    let stage = Stage()
    stage.delegate.style = .system()
    stage.move(120, 60)
    #expect(stage.cursor == .arrow)
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

  @Test func aShapeIsDrawnInTheScreensPixelsAroundThePointer() throws {
    let stage = Stage()
    stage.delegate.style = UIPointerStyle(shape: .verticalBeam(length: 20))
    stage.move(120, 60)
    guard case .image(let beam) = stage.cursor else {
      return #expect(Bool(false), "\(String(describing: stage.cursor))")
    }
    #expect((beam.width, beam.height) == (5, 22), "3 by 20 and a rim of 1 point")
    #expect((beam.hotX, beam.hotY) == (2, 11))
    #expect(beam.pixels[11 * 5 + 2] >> 24 > 220, "dark where it points")
    #expect(beam.pixels[0] >> 24 < 60, "round at its end")
  }

  @Test func picturesHaveTheScaleOfTheScreen() throws {
    let style = UIPointerStyle(shape: .roundedRect(CGRect(x: 7, y: 9, width: 30, height: 20)))
    guard case .image(let picture) = style.cursor(scale: 2) else {
      return #expect(Bool(false), "no picture")
    }
    #expect((picture.width, picture.height) == (64, 44))
    #expect((picture.hotX, picture.hotY) == (32, 22), "its middle points")
    #expect((90...115).contains(picture.pixels[22 * 64 + 32] >> 24), "0.4 of 255 over nothing")
  }

  @Test func shapesTooLargeOrWithoutExtentAreTheThemes() {
    #expect(UIPointerStyle(shape: .verticalBeam(length: 400)).cursor(scale: 1) == .verticalBeam)
    #expect(UIPointerStyle(shape: .horizontalBeam(length: 200)).cursor(scale: 2) == .horizontalBeam)
    #expect(UIPointerStyle(shape: .path(UIBezierPath())).cursor(scale: 1) == .hand)
    #expect(UIPointerStyle(shape: .verticalBeam(length: .nan)).cursor(scale: 1) == .verticalBeam)
  }

  // MARK: Effects

  @Test func aStyleWithAnEffectLightsTheViewUpWhileThePointerIsThere() {
    let stage = Stage()
    stage.delegate.style = UIPointerStyle(effect: .highlight(UITargetedPreview(view: stage.view)))
    stage.move(120, 60)
    #expect(stage.cursor == .arrow)
    #expect(stage.view.layer.sublayers?.count == 1 && stage.view.layer.animationKeys() == nil)
    stage.move(125, 60)
    #expect(stage.view.layer.sublayers?.count == 1, "it is the same one")
    stage.move(180, 60)
    #expect(stage.view.layer.sublayers?.isEmpty ?? true)
  }

  @Test func aLiftEnlargesAndALookFollowsTheStyle() {
    let stage = Stage()
    let preview = UITargetedPreview(view: stage.view)
    stage.delegate.style = UIPointerStyle(effect: .lift(preview), shape: .verticalBeam(length: 20))
    stage.move(120, 60)
    #expect(stage.view.layer.animationKeys() == ["hover"])
    guard case .image = stage.cursor else { return #expect(Bool(false), "no beam") }
    stage.delegate.style = UIPointerStyle(
      effect: .hover(preview, preferredTintMode: .underlay, prefersScaledContent: false))
    stage.interaction.invalidate()
    #expect(stage.view.layer.sublayers?.map(\.zPosition) == [-1])
    stage.view.removeInteraction(stage.interaction)
    #expect(stage.view.layer.sublayers?.isEmpty ?? true)
  }

  @Test func aButtonsProviderMakesTheStyle() {
    let stage = Stage()
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
    stage.app.window.addSubview(button)
    stage.app.turn()
    button.isPointerInteractionEnabled = false
    var proposed: CGRect?
    button.pointerStyleProvider = { button, effect, shape in
      if case .roundedRect(let rect, _) = shape { proposed = rect }
      #expect(effect.preview.view === button)
      return UIPointerStyle(shape: .horizontalBeam(length: 20))
    }
    #expect(button.isPointerInteractionEnabled)
    stage.move(40, 20)
    guard case .image = stage.cursor else { return #expect(Bool(false), "no beam") }
    #expect(proposed == button.frame)
    button.isPointerInteractionEnabled = false
    #expect(stage.cursor == .arrow)
    button.isPointerInteractionEnabled = true
    button.pointerStyleProvider = nil
    #expect(
      stage.cursor == .arrow && button.interactions.allSatisfy { !($0 is UIPointerInteraction) })
  }

  @Test func aPreviewIsInItsPlaceUnlessATargetSaysElse() {
    let stage = Stage()
    let preview = UITargetedPreview(view: stage.view)
    #expect(preview.target.container === stage.app.window)
    #expect(preview.target.center == CGPoint(x: 150, y: 100))
    #expect(preview.size == CGSize(width: 100, height: 100))
    preview.parameters.visiblePath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(preview.size == CGSize(width: 30, height: 20))
  }
}
