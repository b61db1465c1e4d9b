import CoreGraphics
import QuartzCore
import Testing
import UIKitTesting

@testable import UIKit

@MainActor
struct CornerConfigurationTests {
  private let harness = AppHarness()
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let view = UIView(frame: CGRect(x: 20, y: 30, width: 200, height: 100))

  init() {
    root.addSubview(view)
    _ = harness.show(root)
  }

  private var radii: [CGFloat] {
    [UIRectCorner.topLeft, .topRight, .bottomLeft, .bottomRight].map(view.effectiveRadius)
  }

  @Test func cornersAreSquareWithoutAConfiguration() {
    #expect(radii == [0, 0, 0, 0] && view.cornerConfiguration == .corners())
    view.layer.cornerRadius = 8
    #expect(radii == [8, 8, 8, 8])
  }

  @Test func fixedRadiiAreTheLayers() {
    view.cornerConfiguration = .corners(radius: 12)
    #expect(view.layer.cornerRadius == 12 && view.layer.cornerCurve == .continuous)
    view.cornerConfiguration = .uniformEdges(topRadius: 16, bottomRadius: .fixed(0))
    #expect(radii == [16, 16, 0, 0])
    #expect(view.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(view.layer.mask == nil)
    view.cornerConfiguration = .corners()
    #expect(view.layer.cornerRadius == 0)
  }

  @Test func aCapsuleFollowsTheSize() {
    view.cornerConfiguration = .capsule()
    #expect(view.layer.cornerRadius == 50)
    view.frame.size.height = 60
    harness.settle()
    #expect(view.layer.cornerRadius == 30)
    view.cornerConfiguration = .capsule(maximumRadius: 10)
    #expect(view.layer.cornerRadius == 10)
  }

  @Test func concentricCornersRunBesideThoseOfTheContainer() {
    root.layer.cornerRadius = 40
    view.frame = CGRect(x: 10, y: 10, width: 100, height: 50)
    view.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 4))
    #expect(radii == [30, 4, 4, 4])
    view.cornerConfiguration = .uniformCorners(radius: .containerConcentric())
    #expect(radii == [30, 30, 30, 30])
    view.center.x += 20
    #expect(radii == [10, 10, 10, 10] && view.layer.cornerRadius == 10)
    view.cornerConfiguration = .uniformTopRadius(
      .containerConcentric(), bottomLeftRadius: 5, bottomRightRadius: nil)
    #expect(radii == [10, 10, 5, 0])
  }

  @Test func aConfigurationOfTheContainerCounts() {
    root.cornerConfiguration = .corners(radius: 24)
    view.frame = CGRect(x: 8, y: 8, width: 100, height: 50)
    view.cornerConfiguration = .corners(radius: .containerConcentric())
    #expect(radii == [16, 0, 0, 0])
    root.cornerConfiguration = .corners(radius: 30)
    #expect(radii == [22, 0, 0, 0] && view.layer.cornerRadius == 22)
  }

  @Test func radiiThatDifferShow() {
    root.backgroundColor = .white
    view.backgroundColor = .black
    view.cornerConfiguration = .corners(topLeftRadius: 40, topRightRadius: 10)
    harness.settle()
    func isDark(_ x: CGFloat, _ y: CGFloat) -> Bool {
      harness.color(at: CGPoint(x: x, y: y), in: view).red < 128
    }
    #expect(!isDark(2, 2) && !isDark(9, 5) && isDark(20, 20))
    #expect(!isDark(199, 0) && isDark(193, 5) && isDark(199, 98) && isDark(0, 98))
    view.cornerConfiguration = .corners(radius: 6)
    #expect(view.layer.mask == nil && view.layer.cornerRadius == 6)
  }

  @Test func aMaskOfTheProgramStays() {
    let mask = UIView(frame: view.bounds)
    view.mask = mask
    view.cornerConfiguration = .corners(topLeftRadius: 40, topRightRadius: 10)
    #expect(view.layer.mask === mask.layer)
  }
}
