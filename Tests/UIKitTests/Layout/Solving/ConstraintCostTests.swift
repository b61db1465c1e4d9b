import AllocationCounter
import CoreGraphics
import CountThresholds
import Testing

@testable import UIKit

/// What Auto Layout costs those who don't use it.
@MainActor
struct ConstraintCostTests {
  @Test func aViewWithoutConstraintsAllocatesNothingForThem() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    child.autoresizingMask = .flexibleWidth
    root.addSubview(child)
    child.translatesAutoresizingMaskIntoConstraints = false
    child.translatesAutoresizingMaskIntoConstraints = true
    child.setNeedsUpdateConstraints()
    root.bounds.size.width = 150
    root.layoutIfNeeded()
    child.invalidateIntrinsicContentSize()
    _ = (child.constraints, child.contentHuggingPriority(for: .vertical), child.layoutGuides)
    _ = child.alignmentRect(forFrame: child.frame)
    child.removeFromSuperview()
    #expect(root.rareData == nil && child.rareData == nil)
  }

  @Test(.enabled(if: allocations_are_counted()))
  func aViewTakesNoMoreMemoryThanItDid() throws {
    func memory(_ make: () -> Void) -> [String: Int] {
      make()
      let (allocations, bytes) = (allocations_on_this_thread(), bytes_allocated_on_this_thread())
      make()
      return [
        "allocations": Int(allocations_on_this_thread() - allocations),
        "bytes": Int(bytes_allocated_on_this_thread() - bytes),
      ]
    }
    try CountThreshold("view").expect(atMost: memory { _ = UIView() })
    try CountThreshold("view-in-frames").expect(
      atMost: memory {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        child.autoresizingMask = .flexibleWidth
        root.addSubview(child)
        root.bounds.size.width = 150
        root.layoutIfNeeded()
      })
  }

  @Test func viewsThatUpdateNothingAreNotVisited() {
    let root = UIView()
    root.addSubview(UIView())
    root.addSubview(UILabel())
    #expect(!root.layoutFlags.contains(.needsConstraintPass))
    #expect(UpdateProbe.viewSlots.count == 2 && UpdateProbe.controllerSlots.count == 2)
    #expect(UpdateProbe.overrides(.constraints, in: UIStackView.self))
    #expect(!UpdateProbe.overrides(.properties, in: UIStackView.self))
    #expect(!UpdateProbe.overrides(.constraints, in: UILabel.self))
    #expect(!UpdateProbe.overrides(.constraints, in: UIViewController.self))
  }

  /// One more byte would still be there; eight would be a larger block.
  @Test func theFlagsTakeTheByteOfTheFormerProperty() {
    #expect(MemoryLayout<LayoutFlags>.size == 1)
  }

  @Test func oneMovedViewOfAThousandIsPlacedAlone() {
    final class Counting: UIView {
      var placements = 0
      override var center: CGPoint {
        get { super.center }
        set {
          placements += 1
          super.center = newValue
        }
      }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let views = (0..<300).map { _ in Counting() }
    var places: [NSLayoutConstraint] = []
    for (index, view) in views.enumerated() {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      let place = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: CGFloat(index + 1))
      NSLayoutConstraint.activate([place, view.widthAnchor.constraint(equalToConstant: 5)])
      places.append(place)
    }
    root.layoutIfNeeded()
    for view in views { view.placements = 0 }
    places[150].constant = 7
    root.layoutIfNeeded()
    #expect(views.map(\.placements).reduce(0, +) == 1)
    #expect(views[150].frame.minX == 7)
  }
}
