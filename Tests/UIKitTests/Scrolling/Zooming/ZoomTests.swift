import PlatformKit
import Testing

@testable import UIKit

@MainActor
struct ZoomTests {
  @Test func thePinchIsThereWhileTheLimitsDiffer() {
    let scrollView = UIScrollView()
    #expect(scrollView.pinchGestureRecognizer == nil && scrollView.zoomScale == 1)
    scrollView.maximumZoomScale = 2
    #expect(scrollView.pinchGestureRecognizer?.view === scrollView)
    scrollView.maximumZoomScale = 1
    #expect(scrollView.pinchGestureRecognizer == nil)
  }

  @Test func aPinchZoomsAboutItsMiddle() {
    let stage = ScrollStage.zooming()
    stage.scrollView.contentOffset = CGPoint(x: 100, y: 100)
    stage.pinch(at: (160, 120), from: 60, to: 128)
    // The first 8 points do not count: from 68 to 128.
    let scale = 128.0 / 68
    #expect(abs(stage.scrollView.zoomScale - scale) < 1e-9)
    #expect(stage.scrollView.isZooming)
    // (260, 220) of the content was in the middle and still is.
    #expect(abs(stage.scrollView.contentOffset.x - (260 * scale - 160)) < 1e-6)
    #expect(abs(stage.scrollView.contentOffset.y - (220 * scale - 120)) < 1e-6)
    #expect(abs(stage.scrollView.contentSize.width - 640 * scale) < 1e-6)
    #expect(stage.content.frame.origin == .zero)
    #expect(stage.log.lines == ["will zoom", "zooms"])
    stage.lift(at: (160, 120), apart: 128)
    #expect(!stage.scrollView.isZooming && !stage.scrollView.isZoomBouncing)
    #expect(stage.log.lines == ["will zoom", "zooms", "zoomed to \(CGFloat(scale))"])
    #expect(stage.content.log.isEmpty)
  }

  @Test func pastALimitTheScaleIsHeldAndReturns() {
    let stage = ScrollStage.zooming()
    stage.scrollView.zoomScale = 4
    stage.log.lines = []
    stage.pinch(at: (160, 120), from: 60, to: 136)
    #expect(abs(stage.scrollView.zoomScale - 4 * (1 + 0.55 / 1.55)) < 1e-6)
    stage.lift(at: (160, 120), apart: 136)
    #expect(stage.scrollView.isZoomBouncing && !stage.scrollView.isZooming)
    #expect(stage.log.lines == ["will zoom", "zooms"])
    stage.app.play(frames: 90)
    #expect(stage.scrollView.zoomScale == 4)
    #expect(!stage.scrollView.isZoomBouncing)
    #expect(stage.log.lines == ["will zoom", "zooms", "zoomed to 4.0"])
  }

  @Test func belowTheLeastScaleTheContentReturnsToItsCorner() {
    let stage = ScrollStage.zooming()
    stage.scrollView.zoomScale = 0.5
    stage.pinch(at: (160, 120), from: 200, to: 100)
    #expect(stage.scrollView.zoomScale < 0.5)
    #expect(stage.scrollView.contentOffset.x < 0)
    stage.lift(at: (160, 120), apart: 100)
    stage.app.play(frames: 90)
    #expect(stage.scrollView.zoomScale == 0.5)
    #expect(stage.scrollView.contentOffset == .zero)
    #expect(stage.scrollView.contentSize == CGSize(width: 320, height: 240))
  }

  @Test func withoutBouncingTheLimitsHold() {
    let stage = ScrollStage.zooming()
    stage.scrollView.bouncesZoom = false
    stage.pinch(at: (160, 120), from: 20, to: 300)
    #expect(stage.scrollView.zoomScale == 4)
    stage.lift(at: (160, 120), apart: 300)
    #expect(stage.log.lines.last == "zoomed to 4.0")
  }

  @Test func aFingerThatIsLeftDragsOn() {
    let stage = ScrollStage.zooming()
    stage.scrollView.contentOffset = CGPoint(x: 100, y: 100)
    stage.pinch(at: (160, 120), from: 60, to: 128)
    // Both fingers go 20 points up, which drags.
    stage.app.advance(1.0 / 60)
    stage.app.touch(1, .move, 96, 100)
    stage.app.touch(2, .move, 224, 100)
    stage.app.advance(1.0 / 60)
    #expect(stage.scrollView.isDragging && stage.scrollView.isZooming)
    stage.app.touch(2, .lift, 224, 100)
    stage.app.turn()
    #expect(stage.scrollView.isDragging && !stage.scrollView.isZooming)
    let before = stage.scrollView.contentOffset
    stage.app.advance(1.0 / 60)
    stage.app.touch(1, .move, 96, 70)
    stage.app.advance(1.0 / 60)
    #expect(stage.scrollView.contentOffset.y == before.y + 30)
    #expect(stage.scrollView.contentOffset.x == before.x)
  }

  @Test func aTouchpadZoomsAboutThePointer() {
    let stage = ScrollStage.zooming()
    for (phase, scale) in [
      (TransformReport.Phase.began, 1.0), (.changed, 1.5), (.changed, 2), (.ended, 2),
    ] {
      stage.app.platform.post(
        .transform(
          stage.app.id(),
          TransformReport(
            kind: .pinch, phase: phase, fingers: 2, scale: scale, x: 100, y: 50,
            time: stage.app.platform.clock.now())))
      stage.app.advance(1.0 / 60)
    }
    // 0.02 are the slop.
    let scale = 2 / 1.02
    #expect(abs(stage.scrollView.zoomScale - scale) < 1e-9)
    #expect(abs(stage.scrollView.contentOffset.x - (100 * scale - 100)) <= 0.5)
    #expect(stage.log.lines == ["will zoom", "zooms", "zoomed to \(CGFloat(scale))"])
  }

  @Test func altAndTheMouseAreTwoFingers() {
    let stage = ScrollStage.zooming()
    stage.app.pointer(.pressed(.primary), 170, 120, modifiers: .alternate)
    for x in [180.0, 190, 200, 210] {
      stage.app.pointer(.moved, x, 120, modifiers: .alternate)
      stage.app.advance(1.0 / 60)
    }
    stage.app.pointer(.released(.primary), 210, 120, modifiers: .alternate)
    stage.app.turn()
    // From 20 points apart, and 8 of slop, to 100, about the middle of the window.
    #expect(abs(stage.scrollView.zoomScale - 100 / 28) < 1e-6)
    #expect(abs(stage.scrollView.contentOffset.x - (160 * 100 / 28 - 160)) <= 0.5)
  }

  @Test func controlAndTheWheelZoomAboutThePointerAndPassNoLimit() {
    let stage = ScrollStage.zooming()
    stage.app.scroll(0, 48, at: (200, 100), modifiers: .control)
    stage.app.scroll(0, 48, at: (200, 100), modifiers: .control)
    let scale = exp(96.0 / 240)
    #expect(abs(stage.scrollView.zoomScale - scale) < 1e-6)
    #expect(abs(stage.scrollView.contentOffset.x - (200 * scale - 200)) <= 0.5)
    for _ in 0..<20 { stage.app.scroll(0, 48, at: (200, 100), modifiers: .control) }
    #expect(stage.scrollView.zoomScale == 4)
    stage.app.advance(0.3)
    #expect(stage.log.lines == ["will zoom", "zooms", "zoomed to 4.0"])
  }

  @Test func controlAndTheWheelOverAnInnerScrollViewZoomTheOuter() {
    let stage = ScrollStage.zooming()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
    inner.contentSize = CGSize(width: 320, height: 900)
    stage.content.addSubview(inner)
    stage.app.turn()
    stage.app.scroll(0, 48, modifiers: .control)
    #expect(inner.contentOffset == .zero)
    #expect(stage.scrollView.zoomScale > 1)
  }

  @Test func aScaleSetByTheProgramKeepsTheMiddle() {
    let stage = ScrollStage.zooming()
    stage.scrollView.contentOffset = CGPoint(x: 100, y: 100)
    stage.scrollView.zoomScale = 2
    #expect(stage.scrollView.contentOffset == CGPoint(x: 360, y: 320))
    #expect(stage.log.lines == ["zooms"])
    stage.scrollView.zoomScale = 100
    #expect(stage.scrollView.zoomScale == 4)
  }

  @Test func anAnimatedScaleIsToldInOrder() {
    let stage = ScrollStage.zooming()
    stage.scrollView.setZoomScale(2, animated: true)
    #expect(stage.scrollView.isZoomAnimating && stage.scrollView.zoomScale == 1)
    stage.app.play(frames: 8)
    #expect(stage.scrollView.zoomScale > 1.2 && stage.scrollView.zoomScale < 1.8)
    stage.app.play(frames: 12)
    #expect(stage.scrollView.zoomScale == 2 && !stage.scrollView.isZoomAnimating)
    #expect(stage.log.lines == ["will zoom", "zooms", "zoomed to 2.0"])
    #expect(stage.log.scales == stage.log.scales.sorted())
  }

  @Test func anAnimatedScaleThatIsOvertakenIsDoneAtOnce() {
    let stage = ScrollStage.zooming()
    stage.scrollView.setZoomScale(2, animated: true)
    stage.app.play(frames: 6)
    stage.scrollView.contentOffset = CGPoint(x: 7, y: 9)
    #expect(stage.scrollView.zoomScale == 2)
    #expect(stage.scrollView.contentOffset == CGPoint(x: 7, y: 9))
    #expect(stage.log.lines.last == "zoomed to 2.0")
  }

  @Test func aRectangleFillsTheView() {
    let stage = ScrollStage.zooming()
    stage.scrollView.zoom(to: CGRect(x: 200, y: 100, width: 160, height: 40), animated: false)
    #expect(stage.scrollView.zoomScale == 2)
    // Its middle, (280, 120), is in the middle.
    #expect(stage.scrollView.contentOffset == CGPoint(x: 400, y: 120))
    stage.scrollView.zoom(to: CGRect(x: 0, y: 0, width: 1, height: 1), animated: false)
    #expect(stage.scrollView.zoomScale == 4 && stage.scrollView.contentOffset == .zero)
  }

  @Test func withoutAViewNothingZooms() {
    let stage = ScrollStage.zooming()
    stage.log.zooms = nil
    stage.pinch(at: (160, 120), from: 60, to: 128)
    stage.lift(at: (160, 120), apart: 128)
    stage.scrollView.setZoomScale(2, animated: true)
    stage.app.play(frames: 20)
    #expect(stage.scrollView.zoomScale == 1)
    #expect(!stage.log.lines.contains("zooms"))
  }

  @Test func numbersThatAreNoScalesAreRefused() {
    let stage = ScrollStage.zooming()
    stage.scrollView.minimumZoomScale = -1
    stage.scrollView.maximumZoomScale = .nan
    #expect(stage.scrollView.minimumZoomScale == 0.5 && stage.scrollView.maximumZoomScale == 4)
    stage.scrollView.zoomScale = .nan
    stage.scrollView.zoom(
      to: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1), animated: true)
    stage.scrollView.zoom(to: .null, animated: false)
    #expect(stage.scrollView.zoomScale == 1)
  }

  @Test func constraintsDecideTheContentAtScaleOne() {
    let stage = ScrollStage(CGSize(width: 10, height: 10))
    let picture = UIView()
    picture.translatesAutoresizingMaskIntoConstraints = false
    stage.scrollView.addSubview(picture)
    let guide = stage.scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      picture.topAnchor.constraint(equalTo: guide.topAnchor),
      picture.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      picture.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      picture.widthAnchor.constraint(equalToConstant: 400),
      picture.heightAnchor.constraint(equalToConstant: 300),
    ])
    stage.log.zooms = picture
    stage.scrollView.maximumZoomScale = 3
    stage.app.turn()
    #expect(stage.scrollView.contentSize == CGSize(width: 400, height: 300))
    stage.scrollView.zoomScale = 2
    stage.scrollView.setNeedsLayout()
    stage.app.turn()
    #expect(stage.scrollView.contentSize == CGSize(width: 800, height: 600))
    #expect(picture.frame == CGRect(x: 0, y: 0, width: 800, height: 600))
  }
}
