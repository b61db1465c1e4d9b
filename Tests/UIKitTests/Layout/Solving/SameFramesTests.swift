import CoreGraphics
import SeededInput
import Testing

@testable import UIKit

/// One tree laid out in four ways has the same frames.
@MainActor
struct SameFramesTests {
  /// Boxes of whole points: rows of equal columns, spaced and inset, some of them divided again.
  struct Plan {
    var columns: Int
    var spacing: CGFloat
    var inset: CGFloat
    var width: CGFloat
    var height: CGFloat
    var inner: [Int: [Plan]] = [:]

    init(_ generator: inout SeededGenerator, depth: Int) {
      columns = Int(generator.next() % 4) + 1
      spacing = CGFloat(generator.next() % 5)
      inset = CGFloat(generator.next() % 6)
      let column = CGFloat(generator.next() % 20 + 10)
      height = CGFloat(generator.next() % 30 + 20) + 2 * inset
      width = column * CGFloat(columns) + spacing * CGFloat(columns - 1) + 2 * inset
      guard depth > 0 else { return }
      for index in 0..<columns where generator.next() % 3 == 0 {
        var plan = Plan(&generator, depth: depth - 1)
        plan.fit(width: column, height: height - 2 * inset)
        inner[index] = [plan]
      }
    }

    /// Takes the size of the column it lies in; its own columns follow.
    mutating func fit(width: CGFloat, height: CGFloat) {
      (self.width, self.height) = (width, height)
      inset = min(inset, (min(width, height) / 4).rounded(.down))
      columns = 2
      spacing = (width - 2 * inset).truncatingRemainder(dividingBy: 2)
      inner = [:]
    }

    var column: CGFloat {
      (width - 2 * inset - spacing * CGFloat(columns - 1)) / CGFloat(columns)
    }

    func frame(_ index: Int) -> CGRect {
      CGRect(
        x: inset + CGFloat(index) * (column + spacing), y: inset, width: column,
        height: height - 2 * inset)
    }
  }

  /// Fills `view`, of the plan's size, by `place`. Returns the columns, each before those in it.
  private func build(
    _ plan: Plan, in view: UIView, _ place: (Plan, UIView, [UIView]) -> Void
  ) -> [UIView] {
    let views = (0..<plan.columns).map { _ in UIView() }
    place(plan, view, views)
    return views.enumerated().flatMap { index, column in
      [column] + (plan.inner[index].map { build($0[0], in: column, place) } ?? [])
    }
  }

  private func byFrames(_ plan: Plan, _ view: UIView, _ views: [UIView]) {
    for (index, child) in views.enumerated() {
      view.addSubview(child)
      child.frame = plan.frame(index)
    }
  }

  /// Placed for a larger superview, which then shrinks: what is to the right stays at its distance
  /// from the right.
  private func byMasks(_ plan: Plan, _ view: UIView, _ views: [UIView]) {
    let size = view.bounds.size
    view.bounds.size = CGSize(width: plan.width + 100, height: plan.height + 60)
    for (index, child) in views.enumerated() {
      view.addSubview(child)
      var frame = plan.frame(index)
      frame.size.height += 60
      if index > 0 {
        frame.origin.x += 100
        child.autoresizingMask = [.flexibleLeftMargin, .flexibleHeight]
      } else {
        frame.size.width += 100
        child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      }
      child.frame = frame
    }
    view.bounds.size = size
  }

  private func byConstraints(_ plan: Plan, _ view: UIView, _ views: [UIView]) {
    var previous: UIView?
    for child in views {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
      let start =
        previous.map {
          child.leadingAnchor.constraint(equalTo: $0.trailingAnchor, constant: plan.spacing)
        } ?? child.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: plan.inset)
      NSLayoutConstraint.activate([
        start, child.topAnchor.constraint(equalTo: view.topAnchor, constant: plan.inset),
        view.bottomAnchor.constraint(equalTo: child.bottomAnchor, constant: plan.inset),
        child.widthAnchor.constraint(equalTo: views[0].widthAnchor),
      ])
      previous = child
    }
    view.trailingAnchor.constraint(equalTo: views.last!.trailingAnchor, constant: plan.inset)
      .isActive = true
  }

  private func byStacks(_ plan: Plan, _ view: UIView, _ views: [UIView]) {
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = view.bounds
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stack.isLayoutMarginsRelativeArrangement = true
    stack.insetsLayoutMarginsFromSafeArea = false
    stack.layoutMargins = UIEdgeInsets(
      top: plan.inset, left: plan.inset, bottom: plan.inset, right: plan.inset)
    (stack.distribution, stack.spacing) = (.fillEqually, plan.spacing)
    view.addSubview(stack)
  }

  @Test(arguments: 0..<60)
  func framesMasksConstraintsAndStacks(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let plan = Plan(&generator, depth: 2)
    func frames(_ place: (Plan, UIView, [UIView]) -> Void) -> [CGRect] {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: plan.width, height: plan.height))
      let columns = build(plan, in: root, place)
      root.layoutIfNeeded()
      return columns.map(\.frame)
    }
    let expected = frames(byFrames)
    #expect(frames(byMasks) == expected)
    #expect(frames(byConstraints) == expected)
    #expect(frames(byStacks) == expected)
  }
}
