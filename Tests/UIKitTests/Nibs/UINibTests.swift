import Foundation
import Testing
import UIKitTesting

@testable import UIKit

@MainActor
final class UINibTests {
  private let app = AppHarness()

  @Test func objectsAreMadeConnectedAndWokenInThisOrder() throws {
    let owner = BadgeOwner()
    let objects = NibFixtures.nib("Badge").instantiate(withOwner: owner)
    let badge = try #require(owner.badge)
    #expect(objects.count == 2 && objects[0] as AnyObject === badge)
    #expect(objects[1] is UITapGestureRecognizer)
    #expect(badge.log == ["coder 240 subviews 2 caption ''", "awake caption 'from the file'"])
    #expect(owner.nameLabel === badge.subviews[0])
    #expect(owner.parts.map { "\(type(of: $0))" } == ["UILabel", "UIButton"])
  }

  @Test func whatTheInitialiserSetsAfterUIKitsWins() throws {
    let owner = BadgeOwner()
    _ = NibFixtures.nib("Badge").instantiate(withOwner: owner)
    let badge = try #require(owner.badge)
    #expect(badge.layer.borderWidth == 2 && !badge.isOpaque)
    #expect(badge.autoresizingMask == [.flexibleWidth, .flexibleHeight])
  }

  @Test func runtimeAttributesOfAllTypesAreSet() throws {
    let owner = BadgeOwner()
    _ = NibFixtures.nib("Badge").instantiate(withOwner: owner)
    let badge = try #require(owner.badge)
    #expect(badge.caption == "from the file" && badge.rank == 7 && badge.isLoud)
    #expect(badge.edge == .systemGreen)
    #expect(badge.subviews[1].layer.cornerRadius == 8)
  }

  @Test func attributesOfLabelsAndButtonsAreRead() throws {
    let owner = BadgeOwner()
    _ = NibFixtures.nib("Badge").instantiate(withOwner: owner)
    let label = try #require(owner.nameLabel)
    #expect(label.text == "Ada" && label.textColor == .systemRed)
    #expect(label.font == .boldSystemFont(ofSize: 20))
    #expect(!label.isUserInteractionEnabled && !label.adjustsFontSizeToFitWidth)
    #expect(label.contentHuggingPriority(for: .horizontal).rawValue == 251)
    #expect(!label.translatesAutoresizingMaskIntoConstraints)
    let button = try #require(owner.parts.last as? UIButton)
    #expect(button.buttonType == .system && button.title(for: .normal) == "Follow")
    #expect(button.title(for: .disabled) == "Followed")
    #expect(button.titleLabel?.font == .systemFont(ofSize: 17, weight: .semibold))
    #expect(button.frame == CGRect(x: 150, y: 70, width: 74, height: 34))
  }

  @Test func constraintsPlaceTheLabel() throws {
    let owner = BadgeOwner()
    _ = NibFixtures.nib("Badge").instantiate(withOwner: owner)
    let badge = try #require(owner.badge)
    badge.layoutIfNeeded()
    #expect(owner.nameLabel?.frame.origin == CGPoint(x: 16, y: 16))
  }

  @Test func controlsAndGesturesSendToTheOwner() throws {
    let owner = BadgeOwner()
    let objects = NibFixtures.nib("Badge").instantiate(withOwner: owner)
    let badge = try #require(owner.badge)
    badge.addGestureRecognizer(try #require(objects[1] as? UIGestureRecognizer))
    app.show(badge)
    app.tap(badge.subviews[1])
    #expect(owner.sent == ["follow UIButton"])
    app.tap(badge, at: CGPoint(x: 20, y: 100))
    #expect(owner.sent == ["follow UIButton", "tapped"])
  }

  @Test func aBundleLoadsItsNibs() {
    let owner = BadgeOwner()
    let objects = NibFixtures.bundle.loadNibNamed("Badge", owner: owner)
    #expect(objects?.count == 2 && owner.badge != nil)
  }

  @Test func externalObjectsStandForPlaceholders() {
    let nib = NibFixtures.nib(
      objects: """
        <placeholder placeholderIdentifier="helper" id="hlp"/>
        <textField id="f"><connections>
          <outlet property="delegate" destination="hlp" id="o"/>
        </connections></textField>
        """)
    let helper = FormController()
    let field = nib.instantiate(withOwner: nil, options: [.externalObjects: ["helper": helper]])
    #expect((field.first as? UITextField)?.delegate === helper)
  }

  @Test func objectsAreLetGo() {
    weak var badge: NibBadge?
    weak var owner: BadgeOwner?
    do {
      let made = BadgeOwner()
      _ = NibFixtures.nib("Badge").instantiate(withOwner: made)
      (badge, owner) = (made.badge, made)
      #expect(badge != nil)
    }
    #expect(badge == nil && owner == nil)
  }
}
