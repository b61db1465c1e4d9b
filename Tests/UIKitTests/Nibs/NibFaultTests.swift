import Diagnostics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit

@MainActor
final class NibFaultTests {
  private let app = AppHarness()

  @Test func unknownWordsAreNamedOnceWithFileAndLine() {
    let lines = LoggedLines(of: Log("nibs"), with: "nib:")
    let nib = NibFixtures.nib(
      objects: """
        <view id="a" sparkle="YES"><rect key="frame" x="0" y="0" width="9" height="9"/>
          <subviews><view id="b" sparkle="NO"/><hologram id="c"/>
            <mapView id="d"><rect key="frame" x="1" y="2" width="3" height="4"/></mapView>
          </subviews>
          <halo key="glow"/>
        </view>
        """)
    let view = nib.instantiate(withOwner: nil).first as? UIView
    #expect(view?.subviews.map(\.frame) == [.zero, CGRect(x: 1, y: 2, width: 3, height: 4)])
    let expected = [
      "nib:7: view.sparkle is not known; it is left out",
      "nib:7: <hologram> is not known; it is left out",
      "nib:8: <mapView> is not known; it is left out",
      "nib:10: view <halo key=\"glow\"> is not known; it is left out",
    ]
    #expect(lines.all.sorted() == expected.sorted())
    _ = nib.instantiate(withOwner: nil)
    #expect(lines.all.count == 4)
  }

  /// Of frameworks that aren't here: a page of theirs is a plain one, and the tab stays.
  @Test func controllersOfUnknownKindsArePlain() throws {
    let lines = LoggedLines(of: Log("nibs"), with: "<avPlayerViewController>")
    let storyboard = try NibFixtures.storyboard(
      initial: "t",
      scenes: [
        """
        <tabBarController id="t"><connections>
          <segue destination="p" kind="relationship" relationship="viewControllers" id="1"/>
          <segue destination="v" kind="relationship" relationship="viewControllers" id="2"/>
        </connections></tabBarController>
        """,
        """
        <avPlayerViewController videoGravity="AVLayerVideoGravityResizeAspect" id="p">
          <tabBarItem key="tabBarItem" title="Film" id="i"/></avPlayerViewController>
        """,
        #"<viewController id="v"><tabBarItem key="tabBarItem" title="Text" id="j"/></viewController>"#,
      ])
    let tabs = try #require(storyboard.instantiateInitialViewController() as? UITabBarController)
    #expect(tabs.viewControllers?.map { $0.tabBarItem.title } == ["Film", "Text"])
    #expect(lines.all.count == 1 && lines.all[0].hasPrefix("Made.storyboard:5: "))
  }

  @Test(arguments: [
    """
    <tabBarController id="a"><connections>
      <segue destination="a" kind="relationship" relationship="viewControllers" id="1"/>
    </connections></tabBarController>
    """,
    """
    <viewController id="a"><view key="view" id="v"><subviews><containerView id="c">
      <rect key="frame" x="0" y="0" width="50" height="40"/>
      <connections><segue destination="a" kind="embed" id="1"/></connections>
    </containerView></subviews></view></viewController>
    """,
  ])
  func aSceneThatIsWithinItselfEnds(_ scene: String) throws {
    let lines = LoggedLines(of: Log("nibs"), with: "the scene is within itself")
    let storyboard = try NibFixtures.storyboard(initial: "a", scenes: [scene])
    let controller = try #require(storyboard.instantiateInitialViewController())
    controller.loadViewIfNeeded()
    #expect(lines.all.count == 1 && controller.children.count == 1)
  }

  @Test func valuesThatMakeNoSenseAreLeftOut() {
    let lines = LoggedLines(of: Log("nibs"), with: "nib:")
    let label: UILabel? = NibFixtures.made(
      """
      <label id="a" text="a" alpha="nan" numberOfLines="two" textAlignment="middle" hidden="true">
        <rect key="frame" x="0" y="wide" width="9" height="9"/>
        <color key="textColor" systemColor="plaid"/>
        <fontDescription key="fontDescription" type="comic"/>
      </label>
      """)
    #expect(label?.alpha == 1 && label?.numberOfLines == 1 && label?.isHidden == false)
    #expect(label?.frame == .zero && label?.textColor == .label)
    #expect(lines.all.count == 7)
    #expect(lines.all.allSatisfy { $0.hasPrefix("nib:") })
  }

  @Test func aClassThatIsNotThereIsTheKindsOwn() {
    let lines = LoggedLines(of: Log("nibs"), with: "nib:")
    let button: UIView? = NibFixtures.made(
      #"<button id="a" customClass="Missing" customModule="Nowhere"/>"#)
    #expect(button.map { type(of: $0) == UIButton.self } == true)
    #expect(lines.all == ["nib:6: Unknown class Missing in Interface Builder file."])
  }

  @Test func aClassOfAnotherKindIsTheKindsOwn() {
    let lines = LoggedLines(of: Log("nibs"), with: "nib:")
    let button: UIView? = NibFixtures.made(
      #"<button id="a" customClass="BadgeOwner" customModule="UIKitTests"/>"#)
    #expect(button is UIButton)
    #expect(lines.all.count == 1 && lines.all[0].contains("BadgeOwner is no UIView"))
  }

  @Test func aClassIsFoundWhereTheModuleIsAnother() {
    let badge: UIView? = NibFixtures.made(
      #"<view id="a" customClass="NibBadge" customModule="UIKitTests" customModuleProvider="target"/>"#
    )
    #expect(badge is NibBadge)
    let field: UIView? = NibFixtures.made(
      #"<textField id="a" customClass="UISearchTextField"/>"#)
    #expect(field is UISearchTextField)
  }

  @Test func constraintsThatCannotBeAreLeftOut() {
    let lines = LoggedLines(of: Log("nibs"), with: "nib:")
    let view: UIView? = NibFixtures.made(
      """
      <view id="a"><subviews><view id="b"/></subviews><constraints>
        <constraint firstItem="b" firstAttribute="top" secondItem="zz" secondAttribute="top" id="1"/>
        <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="left" id="2"/>
        <constraint firstItem="b" firstAttribute="top" constant="5" id="3"/>
        <constraint firstItem="b" firstAttribute="around" secondItem="a" secondAttribute="top" id="4"/>
        <constraint firstItem="b" firstAttribute="width" multiplier="1:0" constant="5" id="5"/>
        <constraint firstItem="b" firstAttribute="width" constant="5" id="6"/>
        <constraint firstItem="b" firstAttribute="height" constant="5" placeholder="YES" id="7"/>
      </constraints></view>
      """)
    #expect(view?.subviews[0].constraints.map(\.constant) == [5])
    #expect(lines.all.count == 5 && lines.all.allSatisfy { $0.contains("is left out") })
  }

  @Test func aRuntimeAttributeWithoutAPropertyIsALine() {
    let lines = LoggedLines(of: Log("nibs"), with: "nib:")
    let view: UIView? = NibFixtures.made(
      """
      <view id="a"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="boolean" keyPath="sparkles" value="YES"/>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.zPosition"><real key="value" value="4"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes></view>
      """)
    #expect(view?.layer.zPosition == 4)
    #expect(lines.all.count == 1 && lines.all[0].contains("Failed to set (sparkles)"))
  }

  @Test func anOutletWithoutAPropertyTrapsWithApplesReason() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let nib = NibFixtures.nib(
          objects:
            #"<view id="a"><connections><outlet property="nameLabel" destination="a" id="o"/></connections></view>"#
        )
        _ = nib.instantiate(withOwner: nil)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("NSUnknownKeyException"))
    #expect(text.contains("this class is not key value coding-compliant for the key nameLabel"))
  }

  @Test func aMissingNibTrapsWithApplesReason() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = NibFixtures.nib("Nowhere").instantiate(withOwner: nil) }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Could not load NIB in bundle"))
    #expect(text.contains("with name 'Nowhere'"))
  }

  /// The log says where it is broken.
  @Test func aBrokenNibTrapsWithApplesReason() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let folder = try TemporaryFolder()
        try folder.write("<document>\n<objects>\n</document>", to: "Torn.xib")
        _ = UINib(nibName: "Torn", bundle: Bundle(path: folder.url.path)).instantiate(
          withOwner: nil)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Torn.xib:2: no well-formed XML"))
    #expect(text.contains("Could not load NIB in bundle") && text.contains("with name 'Torn'"))
  }

  @Test func aMissingStoryboardTrapsWithApplesReason() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = NibFixtures.storyboard("Nowhere") }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Could not find a storyboard named 'Nowhere' in bundle"))
  }

  @Test func anUnknownSceneTrapsWithApplesReason() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NibFixtures.storyboard("Songs").instantiateViewController(withIdentifier: "nowhere")
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("doesn't contain a view controller with identifier 'nowhere'"))
  }
}
