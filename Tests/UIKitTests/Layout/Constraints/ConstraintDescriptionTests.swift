import CoreGraphics
import Testing

@testable import UIKit

/// Constraints describe themselves as in Apple's log.
@MainActor
struct ConstraintDescriptionTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let view = UIView()
  private let label = UILabel()

  init() {
    root.addSubview(view)
    root.addSubview(label)
    label.text = "Title"
  }

  /// Without addresses.
  private func text(_ constraint: NSLayoutConstraint) -> String {
    constraint.isActive = true
    return constraint.description.replacing(/0x[0-9a-f]+/, with: "0x")
  }

  @Test func lengths() {
    #expect(
      text(view.widthAnchor.constraint(equalToConstant: 100))
        == "<NSLayoutConstraint:0x UIView:0x.width == 100   (active)>")
    let height = view.heightAnchor.constraint(
      greaterThanOrEqualTo: root.heightAnchor, multiplier: 0.5)
    height.priority = .defaultHigh
    height.identifier = "half"
    #expect(
      text(height)
        == "<NSLayoutConstraint:0x 'half' UIView:0x.height >= 0.5*UIView:0x.height @750   (active)>"
    )
  }

  @Test func neighbours() {
    #expect(
      text(label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20))
        == "<NSLayoutConstraint:0x H:|-(20)-[UILabel:0x'Title'](LTR)   "
        + "(active, names: '|':UIView:0x)>")
    #expect(
      text(root.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 8))
        == "<NSLayoutConstraint:0x V:[UIView:0x]-(8)-|   (active, names: '|':UIView:0x)>")
    #expect(
      text(view.leftAnchor.constraint(greaterThanOrEqualTo: label.rightAnchor, constant: 4))
        == "<NSLayoutConstraint:0x H:[UILabel:0x'Title']-(>=4)-[UIView:0x](LTR)   (active)>")
  }

  @Test func places() {
    let center = view.centerXAnchor.constraint(equalTo: label.centerXAnchor, constant: -3)
    #expect(
      text(center)
        == "<NSLayoutConstraint:0x UIView:0x.centerX == UILabel:0x'Title'.centerX - 3   (active)>")
    center.isActive = false
    #expect(center.description.hasSuffix("(inactive)>"))
  }

  @Test func anchorsNameTheirItems() {
    let constraint = view.widthAnchor.constraint(equalTo: label.widthAnchor)
    #expect(constraint.firstAnchor == view.widthAnchor)
    #expect(constraint.secondAnchor == label.widthAnchor)
    #expect((constraint.firstAnchor as AnyObject) is NSLayoutDimension)
    #expect(view.widthAnchor != view.heightAnchor as NSObject)
    #expect(view.leftAnchor.hash == view.leftAnchor.hash)
    let place = view.topAnchor.constraint(equalTo: label.lastBaselineAnchor)
    #expect((place.secondAnchor as AnyObject?) is NSLayoutYAxisAnchor)
    #expect(place.firstAttribute == .top && place.secondAttribute == .lastBaseline)
  }
}
