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

  /// Whichever wakes first finds the other connected and with its values.
  @Test func allOutletsAndValuesAreThereBeforeAnyoneWakes() {
    func pair(_ own: String, _ other: String) -> String {
      """
      <view id="\(own)" customClass="NibPair" customModule="UIKitTests"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="label" value="\(own)"/>
      </userDefinedRuntimeAttributes>
      <connections><outlet property="peer" destination="\(other)" id="o-\(own)"/></connections></view>
      """
    }
    let objects = NibFixtures.nib(objects: pair("a", "b") + pair("b", "a"))
      .instantiate(withOwner: nil)
    #expect(objects.map { ($0 as? NibPair)?.seen } == ["b", "a"])
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

  /// What Interface Builder lets one connect of UIKit's own classes, besides delegates and data sources.
  @Test func outletsOfUIKitsOwnClassesAreConnected() throws {
    let objects = NibFixtures.nib(
      objects: """
        <tableView id="t"><connections><outlet property="tableHeaderView" destination="a" id="1"/>
          <outlet property="tableFooterView" destination="b" id="2"/></connections></tableView>
        <collectionViewCell id="c"><connections>
          <outlet property="backgroundView" destination="d" id="3"/>
          <outlet property="selectedBackgroundView" destination="e" id="4"/>
        </connections></collectionViewCell>
        <navigationItem id="n"><connections><outlet property="titleView" destination="f" id="5"/>
          <outlet property="leftBarButtonItem" destination="g" id="6"/>
          <outletCollection property="rightBarButtonItems" destination="h" id="7"/>
        </connections></navigationItem>
        <window id="w"><connections><outlet property="rootViewController" destination="i" id="8"/></connections></window>
        <view id="a"/><view id="b"/><view id="d"/><view id="e"/><view id="f"/>
        <barButtonItem title="L" id="g"/><barButtonItem title="R" id="h"/><viewController id="i"/>
        <tableViewController id="j"><connections>
          <outlet property="tableView" destination="t" id="9"/></connections></tableViewController>
        """
    ).instantiate(withOwner: nil).map { $0 as AnyObject }
    let table = try #require(objects[0] as? UITableView)
    #expect(table.tableHeaderView === objects[4] && table.tableFooterView === objects[5])
    let cell = try #require(objects[1] as? UICollectionViewCell)
    #expect(cell.backgroundView === objects[6] && cell.selectedBackgroundView === objects[7])
    let item = try #require(objects[2] as? UINavigationItem)
    #expect(item.titleView === objects[8] && item.leftBarButtonItem === objects[9])
    #expect(item.rightBarButtonItems?.map(\.title) == ["R"])
    #expect((objects[12] as? UITableViewController)?.tableView === table)
    #expect((objects[3] as? UIWindow)?.rootViewController === objects[11])
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

/// Neither private nor nested, or a file could not name it.
final class NibPair: UIView {
  weak var peer: NibPair?
  var label = ""
  /// What the other was called when this one woke.
  private(set) var seen: String?

  func awakeFromNib() { seen = peer?.label }

  nonisolated final class ObjCMembers: ObjectiveCMembers {
    static var selectors: [Selector] { [Selector("awakeFromNib", NibPair.awakeFromNib)] }
    static var outlets: [KeyValueProperty] {
      [KeyValueProperty("peer", { (object: NibPair) in object.peer }, { $0.peer = $1 })]
    }
    static var properties: [KeyValueProperty] {
      [KeyValueProperty("label", { (object: NibPair) in object.label }, { $0.label = $1 })]
    }
  }
}
