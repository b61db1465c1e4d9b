import Testing
@testable import UIKit

/// Between trees: each root's frame is taken into account.
@MainActor
struct UIViewConversionTests {
  private let point = CGPoint(x: 1, y: 2)
  private let rect = CGRect(x: 1, y: 2, width: 3, height: 4)

  private func tree(at origin: CGPoint) -> (root: UIView, leaf: UIView) {
    let root = UIView(frame: CGRect(origin: origin, size: CGSize(width: 100, height: 100)))
    let leaf = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    root.addSubview(leaf)
    return (root, leaf)
  }

  @Test func betweenTreesRootsCountWithTheirFrames() {
    let one = tree(at: CGPoint(x: 100, y: 200))
    let other = tree(at: CGPoint(x: 5, y: 6))
    #expect(one.leaf.convert(point, to: other.leaf) == CGPoint(x: 96, y: 196))
    #expect(one.leaf.convert(point, from: other.leaf) == CGPoint(x: -94, y: -192))
    #expect(one.root.convert(point, to: other.root) == CGPoint(x: 96, y: 196))
    #expect(
      one.leaf.convert(rect, to: other.root) == CGRect(x: 106, y: 216, width: 3, height: 4))
    #expect(
      one.root.convert(rect, from: other.leaf) == CGRect(x: -84, y: -172, width: 3, height: 4))
  }

  @Test func withinATreeTheRootsFrameDoesNotMatter() {
    let (root, leaf) = tree(at: CGPoint(x: 100, y: 200))
    #expect(leaf.convert(point, to: root) == CGPoint(x: 11, y: 22))
    #expect(leaf.convert(point, from: root) == CGPoint(x: -9, y: -18))
  }

  @Test func rootsCountWithTheirTransforms() {
    let one = tree(at: .zero)
    let other = UIView(frame: CGRect(x: 50, y: 0, width: 100, height: 100))
    other.transform = CGAffineTransform(scaleX: 2, y: 2)
    // It covers (0, -50) to (200, 150).
    #expect(one.root.convert(CGPoint(x: 100, y: 50), to: other) == CGPoint(x: 50, y: 50))
    #expect(one.root.convert(CGPoint(x: 10, y: 10), from: other) == CGPoint(x: 20, y: -30))
  }

  @Test func nilWithoutAWindowIsTheSpaceAroundTheRoot() {
    let (root, leaf) = tree(at: CGPoint(x: 100, y: 200))
    #expect(root.convert(point, to: nil) == CGPoint(x: 101, y: 202))
    #expect(root.convert(point, from: nil) == CGPoint(x: -99, y: -198))
    #expect(leaf.convert(rect, to: nil) == CGRect(x: 111, y: 222, width: 3, height: 4))
    #expect(leaf.convert(rect, from: nil) == CGRect(x: -109, y: -218, width: 3, height: 4))
  }

  @Test func betweenWindowsTheirFramesCount() {
    let (one, other) = (
      UIWindow(frame: CGRect(x: 30, y: 40, width: 100, height: 100)),
      UIWindow(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    )
    let leaf = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    one.addSubview(leaf)
    #expect(leaf.convert(point, to: other) == CGPoint(x: 26, y: 37))
    #expect(other.convert(point, from: leaf) == CGPoint(x: 26, y: 37))
    #expect(leaf.convert(point, to: nil) == CGPoint(x: 6, y: 7), "the window's")
  }

  @Test func layersAreTheSame() {
    let (one, other, leaf) = (CALayer(), CALayer(), CALayer())
    one.frame = CGRect(x: 100, y: 200, width: 10, height: 10)
    other.frame = CGRect(x: 5, y: 6, width: 10, height: 10)
    leaf.frame = CGRect(x: 10, y: 20, width: 1, height: 1)
    one.addSublayer(leaf)
    #expect(leaf.convert(point, to: other) == CGPoint(x: 106, y: 216))
    #expect(leaf.convert(point, to: nil) == CGPoint(x: 111, y: 222))
    #expect(leaf.convert(point, from: nil) == CGPoint(x: -109, y: -218))
    #expect(other.convert(rect, from: one) == CGRect(x: 96, y: 196, width: 3, height: 4))
    #expect(other.convert(rect, to: nil) == CGRect(x: 6, y: 8, width: 3, height: 4))
  }
}
