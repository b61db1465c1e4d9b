import CoreGraphics
import FoundationAdditions
import Testing

@testable import UIKit

/// What active constraints do when they and their views change.
@MainActor
struct ConstraintChangeTests {
  final class Noting: UIView {
    var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  private let root = Noting(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let view = Noting()
  private let left: NSLayoutConstraint
  private let width: NSLayoutConstraint

  init() {
    root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    left = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10)
    width = view.widthAnchor.constraint(equalTo: root.widthAnchor, constant: -20)
    NSLayoutConstraint.activate([
      left, width, view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 30),
    ])
    root.layoutIfNeeded()
    (root.layouts, view.layouts) = (0, 0)
  }

  @Test func aConstantTakesEffectWithTheNextLayout() {
    left.constant = 25
    #expect(view.frame.minX == 10)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 25, y: 0, width: 180, height: 30))
    #expect((root.layouts, view.layouts) == (1, 0), "only who places it lays out")
  }

  @Test func aSettledTreeLaysNothingOut() {
    root.layoutIfNeeded()
    left.constant = 10
    root.layoutIfNeeded()
    #expect((root.layouts, view.layouts) == (0, 0))
  }

  @Test func theSuperviewsSizeIsGiven() {
    root.bounds.size.width = 300
    root.layoutIfNeeded()
    #expect(view.frame.width == 280)
  }

  @Test func layoutOfAnyViewSolves() {
    left.constant = 30
    view.layoutIfNeeded()
    root.layoutIfNeeded()
    #expect(view.frame.minX == 30)
  }

  @Test func constraintsComeAndGo() {
    width.isActive = false
    #expect(!root.constraints.contains(width))
    let other = view.widthAnchor.constraint(equalToConstant: 44)
    other.isActive = true
    #expect(view.constraints.contains(other) && other.isActive)
    root.layoutIfNeeded()
    #expect(view.frame.width == 44)
    other.isActive = false
    width.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 180)
  }

  @Test func prioritiesDecide() {
    width.isActive = false
    let (low, high) = (
      view.widthAnchor.constraint(equalToConstant: 50),
      view.widthAnchor.constraint(equalToConstant: 70)
    )
    low.priority = UILayoutPriority(300)
    high.priority = UILayoutPriority(400)
    NSLayoutConstraint.activate([low, high])
    root.layoutIfNeeded()
    #expect(view.frame.width == 70)
    low.priority = UILayoutPriority(500)
    root.layoutIfNeeded()
    #expect(view.frame.width == 50)
  }

  @Test func aConstantChangedDuringLayoutCountsInTheSamePass() {
    final class Adapting: UIView {
      var constraint: NSLayoutConstraint?
      override func layoutSubviews() {
        super.layoutSubviews()
        constraint?.constant = bounds.width / 4
      }
    }
    let box = Adapting(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(inner)
    let place = inner.leftAnchor.constraint(equalTo: box.leftAnchor)
    place.isActive = true
    box.constraint = place
    box.layoutIfNeeded()
    #expect(inner.frame.minX == 20)
  }

  @Test func observersHearOfTheConstant() {
    final class Heard { var values: [CGFloat?] = [] }
    let heard = Heard()
    let observation = left.observe(\.constant, options: [.new]) { _, change in
      heard.values.append(change.newValue)
    }
    left.constant = 12
    observation.invalidate()
    left.constant = 13
    #expect(heard.values == [12])
  }
}
