import CoreGraphics
import Diagnostics
import Testing
import UIKitTesting

@testable import UIKit

/// Distributions, alignments and spacings, and how stacks follow their views.
@MainActor
struct StackArrangementTests {
  private let views = [ContentView(20, 10), ContentView(40, 30), ContentView(30, 20)]
  private let stack: UIStackView

  init() {
    stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    stack.alignment = .center
  }

  private var xs: [CGFloat] {
    stack.layoutIfNeeded()
    return views.map(\.frame.minX)
  }

  private var ys: [CGFloat] {
    stack.layoutIfNeeded()
    return views.map(\.frame.minY)
  }

  @Test func equalSpacing() {
    stack.distribution = .equalSpacing
    // 200 - 90 leaves 55 for each gap.
    #expect(xs == [0, 75, 170])
  }

  @Test func equalCentering() {
    stack.distribution = .equalCentering
    // Centres at 10 and 185, the middle one at 97.5.
    #expect(xs == [0, 78, 170])
    stack.spacing = 54
    // The second gap would be 52.5 long.
    #expect(xs == [0, 76, 170])
  }

  @Test func proportions() {
    stack.distribution = .fillProportionally
    stack.spacing = 10
    _ = xs
    #expect(views.map(\.frame.width) == [40, 80, 60])
    views[0].content.width = 50
    _ = xs
    #expect(views.map(\.frame.width) == [75, 60, 45])
  }

  @Test func alignments() {
    #expect(ys == [25, 15, 20])
    stack.alignment = .top
    #expect(ys == [0, 0, 0])
    stack.alignment = .bottom
    #expect(ys == [50, 30, 40])
    stack.alignment = .fill
    #expect(ys == [0, 0, 0])
    #expect(views.map(\.frame.height) == [60, 60, 60])
  }

  @Test func customSpacings() {
    stack.setCustomSpacing(20, after: views[0])
    stack.spacing = 5
    views[2].setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    #expect(xs == [0, 40, 85])
    #expect(stack.customSpacing(after: views[0]) == 20)
    #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
    views[1].isHidden = true
    #expect(xs[2] == 40, "the spacing after a hidden view does not count")
    views[1].isHidden = false
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[0])
    #expect(xs[1] == 28)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
    #expect(xs[1] == 25)
  }

  @Test func fromRightToLeft() {
    stack.semanticContentAttribute = .forceRightToLeft
    stack.distribution = .equalSpacing
    #expect(xs == [180, 85, 0])
    stack.semanticContentAttribute = .forceLeftToRight
    #expect(xs == [0, 75, 170])
  }

  @Test func marginsSurroundTheViews() {
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 4, left: 10, bottom: 6, right: 20)
    stack.distribution = .equalSpacing
    stack.alignment = .fill
    #expect(xs == [10, 70, 150])
    #expect(views.map(\.frame.height) == [50, 50, 50])
    stack.layoutMargins.left = 30
    #expect(xs == [30, 80, 150])
  }

  @Test func theSizeFollowsFromTheViews() {
    stack.spacing = 6
    let fitting = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(fitting == CGSize(width: 102, height: 30))
    views[1].isHidden = true
    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 56, height: 20))
    #expect(UIStackView().systemLayoutSizeFitting(.zero) == .zero)
  }

  @Test func viewsComeAndGo() {
    stack.distribution = .equalSpacing
    _ = xs
    stack.removeArrangedSubview(views[1])
    #expect(views[1].superview === stack)
    #expect(xs[2] == 170)
    views[1].removeFromSuperview()
    stack.addArrangedSubview(views[1])
    #expect(
      stack.arrangedSubviews.map { ObjectIdentifier($0) }
        == [views[0], views[2], views[1]].map { ObjectIdentifier($0) })
    #expect(xs == [0, 160, 75])
    views[0].removeFromSuperview()
    #expect(stack.arrangedSubviews.count == 2)
    #expect(xs[2] == 0)
    for view in views { view.removeFromSuperview() }
    stack.layoutIfNeeded()
    #expect(stack.constraints.count <= 2)
  }

  @Test func allHidden() {
    let lines = LoggedLines(of: .layout, with: "UISV")
    for view in views { view.isHidden = true }
    #expect(xs == [0, 0, 0])
    #expect(views.map(\.frame.width) == [0, 0, 0])
    #expect(lines.all.isEmpty)
  }

  @Test func hidingAnimates() {
    let app = AppHarness()
    stack.distribution = .equalSpacing
    app.show(stack)
    UIView.animate(withDuration: 1) {
      views[1].isHidden = true
      stack.layoutIfNeeded()
    }
    #expect(views[1].frame.width == 0)
    app.advance(by: 0.5)
    let shown = views[1].layer.presentation()
    #expect(shown?.isHidden == false)
    #expect((shown?.frame.width ?? 0) > 5 && (shown?.frame.width ?? 0) < 35)
    app.advance(by: 0.6)
    #expect(views[1].layer.presentation()?.isHidden == true)
  }

  @Test func baselinesOfARow() {
    let (small, large) = (UILabel(), UILabel())
    (small.text, large.text) = ("a", "A")
    (small.font, large.font) = (.systemFont(ofSize: 10), .systemFont(ofSize: 40))
    let row = UIStackView(arrangedSubviews: [small, large])
    row.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    row.alignment = .firstBaseline
    row.layoutIfNeeded()
    #expect(large.frame.minY == 0)
    func depth(_ label: UILabel) -> CGFloat {
      let baseline = label.baseline(.firstBaseline, width: nil)
      return label.frame.minY + label.frame.height * baseline.fraction + baseline.offset
    }
    #expect(abs(depth(small) - depth(large)) <= 0.5)
    row.alignment = .lastBaseline
    row.layoutIfNeeded()
    #expect(large.frame.maxY == 100)
    #expect(abs(depth(small) - depth(large)) <= 0.5)
  }

  @Test func baselinesOfAColumn() {
    let labels = [UILabel(), UILabel()]
    for label in labels { label.text = "Text" }
    let column = UIStackView(arrangedSubviews: labels)
    (column.axis, column.spacing) = (.vertical, 40)
    column.isBaselineRelativeArrangement = true
    column.translatesAutoresizingMaskIntoConstraints = false
    column.layoutIfNeeded()
    #expect(labels[1].frame.minY == 40, "equal texts are as far apart as their baselines")
    #expect(abs(column.bounds.height - labels[1].frame.maxY) <= 0.5)
  }

  @Test func aStacksBaselineIsThatOfItsViews() {
    let label = UILabel()
    label.text = "Text"
    let column = UIStackView(arrangedSubviews: [UIView(), label])
    column.axis = .vertical
    #expect(column.forFirstBaselineLayout === column.arrangedSubviews[0])
    #expect(column.forLastBaselineLayout === label)
    #expect(UIStackView().forLastBaselineLayout is UIStackView)
  }
}

extension UILayoutPriority {
  fileprivate static func + (priority: UILayoutPriority, more: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + more)
  }

  fileprivate static func - (priority: UILayoutPriority, less: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - less)
  }
}
