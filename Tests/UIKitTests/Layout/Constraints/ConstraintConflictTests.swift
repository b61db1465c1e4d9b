import CoreGraphics
import Diagnostics
import Testing

@testable import UIKit

@MainActor
struct ConstraintConflictTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let view = UIView()

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
  }

  @Test func theLastOneIsDroppedAndAllAreReportedOnce() {
    let lines = LoggedLines(of: .layout, with: "conflicting-box")
    view.accessibilityIdentifier = "conflicting-box"
    let (first, last) = (
      view.widthAnchor.constraint(equalToConstant: 50),
      view.widthAnchor.constraint(equalToConstant: 70)
    )
    last.identifier = "the last"
    NSLayoutConstraint.activate([first, last])
    root.layoutIfNeeded()
    #expect(view.frame.width == 50)
    root.bounds.size.width = 210
    root.layoutIfNeeded()
    #expect(lines.all.count == 1)
    let block = lines.all.first ?? ""
    #expect(block.contains("Unable to simultaneously satisfy constraints"))
    #expect(
      block.contains("conflicting-box.width == 50   (active, names: conflicting-box:UIView:0x"))
    #expect(block.contains("'the last' conflicting-box.width == 70"))
    #expect(block.split(separator: "\n").count == 4)
    #expect(
      block.split(separator: "\n").last?.contains("breaking constraint <NSLayoutConstraint:")
        == true)
  }

  @Test func itComesBackWhenTheOthersLetIt() {
    let (first, last) = (
      view.widthAnchor.constraint(equalToConstant: 50),
      view.widthAnchor.constraint(equalToConstant: 70)
    )
    NSLayoutConstraint.activate([first, last])
    root.layoutIfNeeded()
    first.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.width == 70)
  }

  @Test func aFrameUnderItsMaskWins() {
    let masked = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 4))
    masked.accessibilityIdentifier = "masked-loser"
    root.addSubview(masked)
    let lines = LoggedLines(of: .layout, with: "masked-loser")
    masked.widthAnchor.constraint(equalToConstant: 60).isActive = true
    root.layoutIfNeeded()
    #expect(masked.frame.width == 30)
    #expect(lines.all.first?.contains("NSAutoresizingMaskLayoutConstraint UIView:0x") == true)
  }

  @Test func replacingAConstraintIsNoConflict() {
    let lines = LoggedLines(of: .layout, with: "replaced-view")
    view.accessibilityIdentifier = "replaced-view"
    let old = view.widthAnchor.constraint(equalToConstant: 50)
    old.isActive = true
    root.layoutIfNeeded()
    view.widthAnchor.constraint(equalToConstant: 70).isActive = true
    old.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.width == 70)
    #expect(lines.all.isEmpty)
  }

  @Test func ambiguity() {
    #expect(view.hasAmbiguousLayout)
    let constraints = [
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
      view.widthAnchor.constraint(lessThanOrEqualToConstant: 100),
    ]
    NSLayoutConstraint.activate(constraints)
    #expect(view.hasAmbiguousLayout)
    root.layoutIfNeeded()
    let before = view.frame.width
    view.exerciseAmbiguityInLayout()
    root.layoutIfNeeded()
    #expect(view.frame.width != before)
    #expect(view.frame.width <= 100)
    #expect(Set(view.constraintsAffectingLayout(for: .vertical)).isSuperset(of: constraints[1...2]))
    view.widthAnchor.constraint(equalToConstant: 40).isActive = true
    #expect(!view.hasAmbiguousLayout && !root.hasAmbiguousLayout)
    root.layoutIfNeeded()
    #expect(view.frame.width == 40)
  }
}
