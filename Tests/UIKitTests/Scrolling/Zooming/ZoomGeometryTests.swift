import Testing

@testable import UIKit

struct ZoomGeometryTests {
  /// A view of 600 by 400 in the corner of a scroll view of 300 by 200 with insets.
  private let geometry = ZoomGeometry(
    corner: .zero, plane: CGRect(x: 0, y: 0, width: 600, height: 400),
    room: CGSize(width: 300, height: 200),
    insets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 10), alignment: .zero)

  @Test func aPointStaysWhereItShows() {
    let place = CGPoint(x: 30, y: 40)
    let point = geometry.point(at: place, offset: CGPoint(x: 70, y: 60), scale: 2)
    #expect(point == CGPoint(x: 50, y: 50))
    #expect(geometry.offset(showing: point, at: place, scale: 4) == CGPoint(x: 170, y: 160))
    #expect(geometry.offset(showing: point, at: place, scale: 2) == CGPoint(x: 70, y: 60))
  }

  @Test func theRangeOfOffsetsGrowsWithTheScale() {
    #expect(geometry.contentSize(at: 2) == CGSize(width: 1200, height: 800))
    let (x, y) = geometry.ranges(at: 2)
    #expect(x.min == 0 && x.max == 910)
    #expect(y.min == -20 && y.max == 600)
    #expect(geometry.clamp(CGPoint(x: 5000, y: -90), at: 2) == CGPoint(x: 910, y: -20))
  }

  @Test func aRectangleFitsBetweenTheInsets() {
    #expect(geometry.scale(fitting: CGRect(x: 0, y: 0, width: 145, height: 60)) == 2)
    #expect(geometry.scale(fitting: CGRect(x: 0, y: 0, width: 10, height: 60)) == 3)
    #expect(geometry.middle == CGPoint(x: 145, y: 110))
  }

  @Test func smallContentIsAligned() {
    var centred = geometry
    centred.alignment = CGPoint(x: 0.5, y: 1)
    // 60 by 40 points: 230 are left across and 140 down.
    let (x, y) = centred.ranges(at: 0.1)
    #expect(x.min == -115 && x.max == -115)
    #expect(y.min == -160 && y.max == -160)
  }

  @Test(arguments: [(1.0, 1.0), (4.0, 4.0), (0.5, 0.5)])
  func betweenTheLimitsNothingResists(scale: CGFloat, shown: CGFloat) {
    #expect(ZoomRange(min: 0.5, max: 4).resisted(scale) == shown)
  }

  @Test func beyondThemTheBandOfDraggingDoes() {
    let range = ZoomRange(min: 0.5, max: 4)
    // 0.55 d / (0.55 d + 1) for d = 1: twice the limit.
    let band = 0.55 / 1.55
    #expect(abs(range.resisted(8) - 4 * (1 + band)) < 1e-9)
    #expect(abs(range.resisted(0.25) - 0.5 / (1 + band)) < 1e-9)
    #expect(range.resisted(1e9) < 8 && range.resisted(1e-9) > 0.25)
    for scale in [0.1, 0.3, 1, 5, 20] as [CGFloat] {
      #expect(abs(range.unresisted(range.resisted(scale)) / scale - 1) < 1e-6)
    }
  }

  @Test func limitsThatContradictEachOtherLeaveTheLeast() {
    let range = ZoomRange(min: 3, max: 2)
    #expect(range.clamp(1) == 3 && range.clamp(9) == 3)
  }

  @Test func scaleAndOffsetGoStraightTogether() {
    let motion = ZoomMotion.eased(
      scale: (1, 3), offset: (.zero, CGPoint(x: 200, y: 100)))
    let state = motion.state(at: 0.125)
    #expect(abs(state.scale - 2) < 0.01)
    #expect(abs(state.offset.x - (state.scale - 1) * 100) < 1e-9)
    #expect(abs(state.offset.y - (state.scale - 1) * 50) < 1e-9)
    #expect(motion.state(at: 0.25).scale == 3 && motion.duration == 0.25)
  }

  @Test func aReturnFromALimitIsThatFromAnEdge() {
    let motion = ZoomMotion.bounce(
      scale: (5, 4), offset: (.zero, .zero), length: 400)
    // 25 % of 400 points go: A e^(-9 t) + B e^(-46 t) from rest.
    let (a, b) = (100.0 * 46 / 37, -100.0 * 9 / 37)
    for time in [0.05, 0.1, 0.3] {
      let way = a * exp(-9 * time) + b * exp(-46 * time)
      #expect(abs(motion.state(at: time).scale - (4 + way / 100)) < 1e-6)
    }
    #expect(motion.state(at: motion.duration).scale == 4)
  }
}
