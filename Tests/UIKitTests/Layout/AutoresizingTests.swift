import Testing
@testable import UIKit

@MainActor
struct AutoresizingTests {
  /// Resizes one axis; the other one is fixed.
  private func resize(
    _ mask: UIView.AutoresizingMask, x: CGFloat, width: CGFloat, from old: CGFloat, to new: CGFloat
  ) -> [CGFloat] {
    let autoresizing = Autoresizing(
      mask: mask, from: CGSize(width: old, height: 50), to: CGSize(width: new, height: 50))
    let frame = autoresizing.frame(for: CGRect(x: x, y: 1, width: width, height: 2))
    #expect(frame.origin.y == 1 && frame.size.height == 2)
    return [frame.origin.x, frame.size.width]
  }

  private let all: UIView.AutoresizingMask = [
    .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin,
  ]

  @Test func allThreePartsShareInProportion() {
    #expect(resize(all, x: 10, width: 40, from: 100, to: 160) == [16, 64])
  }

  @Test func marginsShareInProportion() {
    let mask: UIView.AutoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    #expect(resize(mask, x: 30, width: 60, from: 100, to: 180) == [90, 60])
  }

  @Test func shrinkingIsAChangeLikeAnyOther() {
    #expect(resize(all, x: 10, width: 40, from: 100, to: 50) == [5, 20])
  }

  @Test func onePartTakesAll() {
    #expect(resize(.flexibleWidth, x: 10, width: 40, from: 100, to: 160) == [10, 100])
    #expect(resize(.flexibleLeftMargin, x: 10, width: 40, from: 100, to: 160) == [70, 40])
    #expect(resize(.flexibleRightMargin, x: 10, width: 40, from: 100, to: 160) == [10, 40])
  }

  @Test func partsOfNoSizeShareEvenly() {
    let mask: UIView.AutoresizingMask = [.flexibleWidth, .flexibleRightMargin]
    #expect(resize(mask, x: 0, width: 0, from: 0, to: 60) == [0, 30])
  }

  @Test func noFlexiblePartMeansNoChange() {
    #expect(resize([], x: 10, width: 40, from: 100, to: 160) == [10, 40])
  }

  @Test func nothingGetsANegativeLength() {
    #expect(resize(.flexibleWidth, x: 10, width: 40, from: 100, to: 20) == [10, 0])
  }

  @Test func subviewsFollowTheirSuperview() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 80, y: 0, width: 20, height: 100))
    child.autoresizingMask = [.flexibleLeftMargin, .flexibleHeight]
    parent.addSubview(child)
    parent.frame = CGRect(x: 5, y: 5, width: 150, height: 40)
    #expect(child.frame == CGRect(x: 130, y: 0, width: 20, height: 40))
    parent.autoresizesSubviews = false
    parent.bounds.size = CGSize(width: 10, height: 10)
    #expect(child.frame == CGRect(x: 130, y: 0, width: 20, height: 40))
  }

  @Test func aTurnedSubviewKeepsItsAngle() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
    child.autoresizingMask = [.flexibleLeftMargin]
    child.transform = CGAffineTransform(rotationAngle: 0.5)
    parent.addSubview(child)
    parent.bounds.size.width = 160
    #expect(child.center == CGPoint(x: 110, y: 50))
    #expect(child.bounds.size == CGSize(width: 20, height: 20))
  }
}
