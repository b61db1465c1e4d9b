import CoreGraphics
import Testing

@testable import UIKit

/// The frames that UIKit's stacks were measured to give.
@MainActor
struct StackNumbersTests {
  private func stack(
    _ views: [UIView], _ axis: NSLayoutConstraint.Axis = .horizontal, spacing: CGFloat = 0,
    _ distribution: UIStackView.Distribution = .fill, _ alignment: UIStackView.Alignment = .fill,
    size: CGSize
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(origin: .zero, size: size)
    (stack.axis, stack.spacing) = (axis, spacing)
    (stack.distribution, stack.alignment) = (distribution, alignment)
    stack.layoutIfNeeded()
    return stack
  }

  private func plain(_ count: Int) -> [UIView] { (0..<count).map { _ in UIView() } }

  @Test func equalRowsHaveExactSharesThatAreThenRounded() {
    let rows = plain(3)
    _ = stack(
      rows, .vertical, spacing: 10, .fillEqually, size: CGSize(width: 100, height: 300))
    #expect(rows.map(\.frame.minY) == [0, 103, 207])
    #expect(rows.map(\.frame.height) == [93.5, 93.5, 93.5])
    #expect(rows.map(\.frame.width) == [100, 100, 100])
  }

  @Test func sharesOfQuartersGoUp() {
    let rows = plain(4)
    _ = stack(rows, .vertical, .fillEqually, size: CGSize(width: 10, height: 99))
    #expect(rows.map(\.frame.minY) == [0, 25, 50, 74])
    #expect(rows.map(\.frame.height) == [25, 25, 25, 25])
  }

  @Test func sevenEqualColumns() {
    let columns = plain(7)
    _ = stack(columns, spacing: 2, .fillEqually, size: CGSize(width: 99, height: 10))
    #expect(columns.map(\.frame.minX) == [0, 14, 29, 43, 58, 72, 87])
    #expect(columns.map(\.frame.width) == Array(repeating: 12.5, count: 7))
  }

  @Test func aHiddenViewIsParkedInTheMiddleOfTheJoint() {
    let views = plain(4)
    views[2].isHidden = true
    _ = stack(views, spacing: 8, .fillEqually, size: CGSize(width: 320, height: 10))
    #expect(views.map(\.frame.minX) == [0, 109, 215, 219])
    #expect(views.map(\.frame.width) == [101.5, 101.5, 0, 101.5])
  }

  @Test func aViewWithoutALengthTakesTheSlack() {
    let views = [ContentView(28), UIView(), ContentView(37.5)]
    _ = stack(views, spacing: 8, size: CGSize(width: 300, height: 10))
    #expect(views.map(\.frame.minX) == [0, 36, 263])
    #expect(views.map(\.frame.width) == [28, 218.5, 37.5])
  }

  @Test func ofSeveralTheLastTakesAll() {
    let views = plain(3)
    _ = stack(views, spacing: 8, size: CGSize(width: 300, height: 10))
    #expect(views.map(\.frame.width) == [0, 0, 284])
  }

  @Test func amongContentsTheFirstStretchesAndIsCompressed() {
    let views = [ContentView(29.5), ContentView(29), ContentView(41.5)]
    _ = stack(views, spacing: 8, size: CGSize(width: 300, height: 10))
    #expect(views.map(\.frame.width) == [213.5, 29, 41.5])
    let tight = [ContentView(76.5), ContentView(94)]
    _ = stack(tight, spacing: 8, size: CGSize(width: 120, height: 10))
    #expect(tight.map(\.frame.width) == [18, 94])
  }

  /// Whatever was added when.
  @Test func theOrderOfArrangementCounts() {
    let views = [ContentView(40), ContentView(50)]
    let stack = stack([views[0]], size: CGSize(width: 200, height: 10))
    stack.insertArrangedSubview(views[1], at: 0)
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [40, 160])
  }

  @Test func aNestedStackIsFlexibleAheadOfALabel() {
    let (label, inner) = (ContentView(60), [ContentView(30), ContentView(20)])
    let nested = UIStackView(arrangedSubviews: inner)
    _ = stack([label, nested], size: CGSize(width: 200, height: 10))
    #expect(label.frame.width == 60)
    #expect(nested.frame.width == 140)
    #expect(inner.map(\.frame.width) == [120, 20])
  }

  @Test func acrossTheAxisANestedStackUsesItsFittingLength() {
    let inner = [ContentView(10, 19), ContentView(10, 16), ContentView(10, 16)]
    let nested = UIStackView(arrangedSubviews: inner)
    (nested.axis, nested.spacing) = (.vertical, 3)
    _ = stack(
      [nested, ContentView(10, 5)], .horizontal, .fill, .center,
      size: CGSize(width: 100, height: 200))
    #expect(nested.frame.height == 57)
    #expect(inner.map(\.frame.minY) == [0, 22, 41])
  }

  @Test(arguments: [UIStackView.Alignment.leading, .center, .trailing])
  func aPlainViewGetsNoCrossLength(alignment: UIStackView.Alignment) {
    let views = [UIView(), ContentView(20, 30)]
    _ = stack(views, .horizontal, .fill, alignment, size: CGSize(width: 100, height: 50))
    #expect(views[0].frame.height == 0)
    #expect(views[1].frame.height == 30)
  }
}
