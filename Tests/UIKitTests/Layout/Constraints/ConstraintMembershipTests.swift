import CoreGraphics
import Testing

@testable import UIKit

/// Who holds constraints, and what becomes of them when views come and go.
@MainActor
struct ConstraintMembershipTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let box = UIView()
  private let leaf = UIView()
  private let outer: NSLayoutConstraint
  private let inner: NSLayoutConstraint
  private let size: NSLayoutConstraint

  init() {
    for view in [box, leaf] { view.translatesAutoresizingMaskIntoConstraints = false }
    root.addSubview(box)
    box.addSubview(leaf)
    outer = box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20)
    inner = leaf.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 5)
    size = leaf.widthAnchor.constraint(equalToConstant: 30)
    NSLayoutConstraint.activate([outer, inner, size])
    root.layoutIfNeeded()
  }

  @Test func theNearestCommonAncestorHolds() {
    #expect(root.constraints == [outer])
    #expect(box.constraints == [inner])
    #expect(leaf.constraints == [size])
    let far = leaf.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor)
    far.isActive = true
    #expect(root.constraints == [outer, far])
    far.isActive = false
    #expect(root.constraints == [outer])
  }

  @Test func aRemovedViewLosesWhatTiesItToTheRest() {
    box.removeFromSuperview()
    #expect(!outer.isActive && root.constraints.isEmpty)
    #expect(inner.isActive && size.isActive)
    inner.constant = 9
    box.layoutIfNeeded()
    #expect(leaf.frame.minX == 9, "what is in it goes on working")
  }

  @Test func aViewThatMovesTakesItsConstraintsAlong() {
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    other.addSubview(box)
    box.leftAnchor.constraint(equalTo: other.leftAnchor, constant: 3).isActive = true
    inner.constant = 7
    other.layoutIfNeeded()
    #expect(box.frame.minX == 3)
    #expect(leaf.frame == CGRect(x: 7, y: 0, width: 30, height: 0))
    #expect(!outer.isActive)
  }

  @Test func aTreeThatWasLaidOutAloneJoinsAnother() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    parent.addSubview(root)
    root.rightAnchor.constraint(equalTo: parent.rightAnchor).isActive = false
    outer.constant = 44
    parent.layoutIfNeeded()
    #expect(box.frame.minX == 44)
    root.removeFromSuperview()
    outer.constant = 45
    root.layoutIfNeeded()
    #expect(box.frame.minX == 45)
  }

  @Test func whatOutlivesItsSuperviewKeepsItsConstraints() {
    var parent: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let leaf = UIView()
    leaf.translatesAutoresizingMaskIntoConstraints = false
    child.addSubview(leaf)
    let place = leaf.leftAnchor.constraint(equalTo: child.leftAnchor, constant: 1)
    place.isActive = true
    parent?.addSubview(child)
    let tie = child.widthAnchor.constraint(lessThanOrEqualTo: parent!.widthAnchor)
    tie.isActive = true
    parent?.layoutIfNeeded()
    parent = nil
    #expect(!tie.isActive)
    tie.constant = 4
    place.constant = 2
    child.layoutIfNeeded()
    #expect(leaf.frame.minX == 2)
  }

  @Test func constraintsThatOutliveTheirViewsAreHarmless() {
    var view: UIView? = UIView()
    let width = view!.widthAnchor.constraint(equalToConstant: 5)
    width.isActive = true
    view?.layoutIfNeeded()
    view = nil
    #expect(width.firstItem == nil && !width.isActive)
    width.constant = 6
    width.isActive = false
    #expect(width.description.contains("nil.width == 6"))
  }

  @Test func noViewIsKeptAlive() {
    weak var kept: UIView?
    do {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let child = UIView()
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
      child.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
      view.layoutIfNeeded()
      kept = view
    }
    #expect(kept == nil)
  }

  @Test func addingAndRemovingByTheView() {
    let far = leaf.rightAnchor.constraint(lessThanOrEqualTo: box.rightAnchor)
    root.addConstraint(far)
    #expect(root.constraints == [outer, far] && far.isActive)
    box.addConstraints([far])
    #expect(root.constraints == [outer] && box.constraints == [inner, far])
    root.removeConstraint(far)
    #expect(far.isActive, "another view holds it")
    box.removeConstraints([far, inner])
    #expect(!far.isActive && box.constraints.isEmpty)
  }

  @Test func manyComeAndGoInAnyOrder() {
    var generator = SystemRandomNumberGenerator()
    var active: [NSLayoutConstraint] = []
    for index in 0..<200 {
      let width = leaf.widthAnchor.constraint(lessThanOrEqualToConstant: CGFloat(100 + index))
      width.isActive = true
      active.append(width)
    }
    active.shuffle(using: &generator)
    while let constraint = active.popLast() {
      constraint.isActive = false
      #expect(leaf.constraints.count == active.count + 1)
    }
    root.layoutIfNeeded()
    #expect(leaf.frame.width == 30)
  }
}
