import CoreGraphics
import Testing

@testable import UIKit

@MainActor
struct LayoutGuideTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let view = ContentView(30, 20)

  init() { root.addSubview(view) }

  @Test func aGuideThatNoConstraintMentionsIsEmpty() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == .zero)
    #expect(guide.owningView === root && root.layoutGuides == [guide])
  }

  @Test func guidesTakePart() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10.5),
      guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25),
      guide.topAnchor.constraint(equalTo: root.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 9),
      view.leftAnchor.constraint(equalTo: guide.rightAnchor, constant: 1),
    ])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 11, y: 0, width: 50, height: 9))
    #expect(view.frame.minX == 62)
    #expect(!guide.hasAmbiguousLayout)
    root.removeLayoutGuide(guide)
    #expect(guide.owningView == nil && guide.layoutFrame == .zero)
    #expect(root.constraints.isEmpty)
  }

  @Test func aGuideMovesToAnotherView() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let width = guide.widthAnchor.constraint(equalToConstant: 1)
    width.isActive = true
    view.addLayoutGuide(guide)
    #expect(root.layoutGuides.isEmpty && view.layoutGuides == [guide])
    #expect(!width.isActive)
  }

  @Test func theMarginsGuideFollowsTheMargins() {
    root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let guide = root.layoutMarginsGuide
    #expect(guide.layoutFrame == CGRect(x: 2, y: 1, width: 194, height: 96))
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: guide.leftAnchor),
      view.rightAnchor.constraint(equalTo: guide.rightAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      NSLayoutConstraint(
        item: view, attribute: .bottom, relatedBy: .equal, toItem: root, attribute: .bottomMargin,
        multiplier: 1, constant: 0),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == guide.layoutFrame)
    root.layoutMargins.left = 50
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 50, y: 1, width: 146, height: 96))
    root.bounds.size.width = 300
    root.layoutIfNeeded()
    #expect(view.frame.width == 246)
    #expect(root.layoutGuides.isEmpty, "the system's guides are not the program's")
  }
}
