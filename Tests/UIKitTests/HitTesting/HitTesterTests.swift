import PlatformKit
import Testing
@testable import UIKit

@MainActor
struct HitTesterTests {
  private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  private func child(_ frame: CGRect) -> UIView {
    let view = UIView(frame: frame)
    parent.addSubview(view)
    return view
  }

  private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
    parent.hitTest(CGPoint(x: x, y: y), with: nil)
  }

  @Test(
    arguments: [
      (0, 0, true), (99.9, 49.9, true), (100, 25, false), (50, 50, false), (-0.1, 5, false),
      (CGFloat.nan, 5, false), (.infinity, 5, false),
    ] as [(CGFloat, CGFloat, Bool)])
  func minimumEdgesAreInsideMaximumEdgesAreNot(x: CGFloat, y: CGFloat, isInside: Bool) {
    let view = UIView(frame: CGRect(x: 30, y: 30, width: 100, height: 50))
    #expect(view.point(inside: CGPoint(x: x, y: y), with: nil) == isInside)
  }

  @Test func laterSiblingsAreHitFirst() {
    _ = child(CGRect(x: 0, y: 0, width: 50, height: 50))
    let top = child(CGRect(x: 20, y: 20, width: 50, height: 50))
    #expect(hit(30, 30) === top)
  }

  @Test func zPositionDoesNotMatter() {
    let below = child(CGRect(x: 0, y: 0, width: 50, height: 50))
    let top = child(CGRect(x: 0, y: 0, width: 50, height: 50))
    below.layer.zPosition = 10
    #expect(hit(10, 10) === top)
  }

  @Test func faintHiddenAndDisabledViewsAreMissedWithAllInThem() {
    let view = child(CGRect(x: 0, y: 0, width: 50, height: 50))
    let inner = UIView(frame: view.bounds)
    view.addSubview(inner)
    #expect(hit(10, 10) === inner)
    view.alpha = 0.009
    #expect(hit(10, 10) === parent)
    view.alpha = 0.011
    #expect(hit(10, 10) === inner)
    view.isHidden = true
    #expect(hit(10, 10) === parent)
    view.isHidden = false
    view.isUserInteractionEnabled = false
    #expect(hit(10, 10) === parent)
  }

  @Test func aPartOutsideTheParentCannotBeHit() {
    let view = child(CGRect(x: 0, y: 0, width: 50, height: 50))
    let inner = UIView(frame: CGRect(x: 40, y: 0, width: 50, height: 50))
    view.addSubview(inner)
    #expect(hit(45, 10) === inner)
    #expect(hit(60, 10) === parent)
  }

  @Test func theCornersOfARotatedViewsFrameMiss() {
    let view = child(CGRect(x: 50, y: 50, width: 100, height: 100))
    view.transform = CGAffineTransform(rotationAngle: .pi / 4)
    #expect(hit(55, 55) === parent)
    #expect(hit(100, 35) === view)
  }

  @Test func aMovedBoundsOriginShiftsWhatIsHit() {
    let view = child(CGRect(x: 100, y: 100, width: 50, height: 50))
    parent.bounds.origin = CGPoint(x: 100, y: 100)
    #expect(parent.hitTest(CGPoint(x: 110, y: 110), with: nil) === view)
    #expect(parent.hitTest(CGPoint(x: 99, y: 110), with: nil) == nil)
  }

  @Test func aViewSquashedFlatIsNotHit() {
    let view = child(CGRect(x: 0, y: 0, width: 50, height: 50))
    view.transform = CGAffineTransform(scaleX: 0, y: 1)
    #expect(hit(25, 25) === parent)
  }

  @Test func theWindowLaysOutBeforeItLooks() {
    final class Layouting: UIView {
      let child = UIView()
      override func layoutSubviews() { child.frame = bounds }
    }
    let app = TestApp()
    let view = Layouting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.addSubview(view.child)
    app.window.addSubview(view)
    var touched: UIView?
    let tracker = TouchTracker { touched = $0.touches[0].view }
    let sample = TouchSample(
      contact: .pointer, action: .down, position: CGPoint(x: 50, y: 50),
      time: app.platform.clock.now(), type: .direct)
    tracker.track(sample, in: app.window)
    #expect(touched === view.child)
  }
}
