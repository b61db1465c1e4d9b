import PlatformKit
import RenderKit

@testable import UIKit

extension TestApp {
  /// Renders frames, each followed by a turn of the main loop.
  func play(frames: Int) {
    let settle = {
      turn()
      application.engine.server.synchronize()
      turn()
    }
    settle()
    platform.advance(to: platform.clock.now() + Double(frames) / 60, afterTick: settle)
  }

  /// One report of a wheel, or of a touchpad with a phase, then a frame.
  func scroll(
    _ dx: Double = 0, _ dy: Double, at place: (x: Double, y: Double) = (100, 100),
    phase: ScrollReport.Phase? = nil, modifiers: KeyModifiers = []
  ) {
    platform.post(
      .scroll(
        id(),
        ScrollReport(
          dx: dx, dy: dy, isPrecise: phase != nil, phase: phase, x: place.x, y: place.y,
          modifiers: modifiers, time: platform.clock.now())))
    play(frames: 1)
  }

  /// A finger goes from one place to another, with one move per frame, and stays down.
  func drag(
    from start: (x: Double, y: Double), to end: (x: Double, y: Double), frames: Int = 6
  ) {
    touch(1, .down, start.x, start.y)
    for step in 1...frames {
      advance(1.0 / 60)
      let part = Double(step) / Double(frames)
      touch(1, .move, start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part)
      turn()
    }
    advance(1.0 / 60)
  }

  func press(_ usage: UIKeyboardHIDUsage, _ modifiers: KeyModifiers = [], _ text: String = "") {
    for action in [KeyStroke.Action.pressed, .released] {
      let stroke = KeyStroke(
        action: action, usage: UInt16(usage.rawValue), characters: text,
        charactersIgnoringModifiers: text, modifiers: modifiers, time: platform.clock.now())
      platform.post(.key(id(), stroke))
      turn()
    }
  }
}

/// A delegate that records what it hears, without repeating a line.
@MainActor
final class ScrollLog: NSObject, UIScrollViewDelegate {
  var lines: [String] = []
  var zooms: UIView?
  var scales: [CGFloat] = []
  var letsToTop = true

  private func note(_ line: String) { if lines.last != line { lines.append(line) } }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zooms }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    note("will zoom")
  }
  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    note("zooms")
    scales.append(scrollView.zoomScale)
  }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { note("zoomed to \(scale)") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("will drag") }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("did end \(decelerate)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("coasts") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("rests") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("arrived") }
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    note("to the top?")
    return letsToTop
  }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { note("at the top") }
}

/// A window of 320 by 240 that a scroll view fills.
@MainActor
struct ScrollStage {
  let app = TestApp()
  let log = ScrollLog()
  let scrollView: UIScrollView
  let content: RecordingView

  init(
    _ size: CGSize = CGSize(width: 320, height: 2400), _ scrollView: UIScrollView = UIScrollView()
  ) {
    self.scrollView = scrollView
    content = RecordingView("content", frame: CGRect(origin: .zero, size: size))
    scrollView.frame = app.window.bounds
    scrollView.contentSize = size
    scrollView.delegate = log
    scrollView.addSubview(content)
    app.window.addSubview(scrollView)
    app.turn()
  }

  /// With content of 640 by 480 that zooms from a half to four times.
  static func zooming() -> ScrollStage {
    let stage = ScrollStage(CGSize(width: 640, height: 480))
    stage.log.zooms = stage.content
    stage.scrollView.minimumZoomScale = 0.5
    stage.scrollView.maximumZoomScale = 4
    return stage
  }

  /// Two fingers beside a point, this far apart at first and at last; they stay down.
  func pinch(at place: (x: Double, y: Double), from start: Double, to end: Double, frames: Int = 8)
  {
    for (finger, side) in [(UInt64(1), -0.5), (2, 0.5)] {
      app.touch(finger, .down, place.x + side * start, place.y)
    }
    for step in 1...frames {
      app.advance(1.0 / 60)
      let apart = start + (end - start) * Double(step) / Double(frames)
      for (finger, side) in [(UInt64(1), -0.5), (2, 0.5)] {
        app.touch(finger, .move, place.x + side * apart, place.y)
      }
      app.turn()
    }
    app.advance(1.0 / 60)
  }

  func lift(at place: (x: Double, y: Double), apart: Double) {
    app.touch(1, .lift, place.x - apart / 2, place.y)
    app.touch(2, .lift, place.x + apart / 2, place.y)
    app.turn()
  }
}
