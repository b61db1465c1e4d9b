import CoreGraphics
import PlatformKit
import Testing
import UIKitTesting
@testable import UIKit

/// The ring around the view with the focus.
@MainActor
final class FocusRingTests {
  private final class Stop: UIView {
    override var canBecomeFocused: Bool { true }
  }

  private lazy var harness = AppHarness()
  private lazy var page = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private lazy var stops: [Stop] = {
    page.backgroundColor = .white
    let stops = [0, 1].map { index in
      let stop = Stop(frame: CGRect(x: 20 + 90 * index, y: 20, width: 70, height: 60))
      stop.backgroundColor = UIColor(white: 0.8, alpha: 1)
      page.addSubview(stop)
      return stop
    }
    stops[0].layer.cornerRadius = 12
    stops[1].clipsToBounds = true
    harness.show(page)
    return stops
  }()

  private func tab() {
    let stroke = KeyStroke(
      action: .pressed, usage: 0x2B, characters: "\t", charactersIgnoringModifiers: "\t",
      modifiers: [], time: harness.application.engine.platform.clock.now())
    harness.application.engine.events.handle(stroke, in: page.window!)
    harness.settle()
  }

  private func isBlue(_ x: CGFloat, _ y: CGFloat = 50) -> Bool {
    let color = harness.color(at: CGPoint(x: x, y: y), in: page)
    return color.blue > 200 && color.red < 60
  }

  @Test func aRingIsAroundTheFocusedViewAndInsideOneThatClips() throws {
    _ = stops
    let plain = harness.screenshot(of: page.window!)
    tab()
    let first = harness.screenshot(of: page.window!)
    try expectSnapshot(first, named: "outside", differsFrom: [plain])
    // A gap of 1 point, then 3 points of ring.
    #expect(isBlue(17) && !isBlue(19.5) && !isBlue(15))
    tab()
    #expect(!isBlue(17))
    #expect(isBlue(111) && !isBlue(114))
    try expectSnapshot(
      harness.screenshot(of: page.window!), named: "inside", differsFrom: [plain, first])
  }

  @Test func itFollowsTheViewsSize() {
    stops[0].bounds.size.width = 70
    tab()
    stops[0].frame = CGRect(x: 40, y: 20, width: 50, height: 60)
    harness.settle()
    #expect(isBlue(37) && isBlue(92) && !isBlue(17))
  }

  @Test func aViewMayShowAnotherRingOrNone() {
    let halo = UIFocusHaloEffect(rect: CGRect(x: 30, y: 0, width: 10, height: 60))
    stops[0].focusEffect = halo
    tab()
    #expect(isBlue(50) && !isBlue(17))
    let cover = UIView(frame: CGRect(x: 40, y: 0, width: 20, height: 100))
    cover.backgroundColor = .white
    page.addSubview(cover)
    halo.containerView = page
    halo.referenceView = stops[0]
    stops[0].focusEffect = halo
    harness.settle()
    #expect(!isBlue(50), "it lies above that view, below the cover")
    halo.referenceView = cover
    stops[0].focusEffect = halo
    harness.settle()
    #expect(isBlue(50))
    stops[0].focusEffect = nil
    harness.settle()
    #expect(!isBlue(50))
    #expect(stops[0].isFocused && stops[0].focusEffect == nil && stops[1].focusEffect != nil)
  }
}
