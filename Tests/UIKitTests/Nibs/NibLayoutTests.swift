import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// What Interface Builder writes about the places of views, besides plain constraints.
@MainActor
final class NibLayoutTests {
  private let app = AppHarness()

  private static let guides = """
    <scrollView id="s"><rect key="frame" x="0" y="0" width="100" height="80"/>
      <subviews><view id="c" translatesAutoresizingMaskIntoConstraints="NO">
        <constraints><constraint firstAttribute="height" constant="300" id="h"/></constraints>
      </view></subviews>
      <constraints>
        <constraint firstItem="c" firstAttribute="top" secondItem="g" secondAttribute="top" id="1"/>
        <constraint firstItem="c" firstAttribute="leading" secondItem="g" secondAttribute="leading" id="2"/>
        <constraint firstItem="g" firstAttribute="trailing" secondItem="c" secondAttribute="trailing" id="3"/>
        <constraint firstItem="g" firstAttribute="bottom" secondItem="c" secondAttribute="bottom" constant="7" id="4"/>
        <constraint firstItem="c" firstAttribute="width" secondItem="f" secondAttribute="width" multiplier="1:2" id="5"/>
      </constraints>
      <viewLayoutGuide key="contentLayoutGuide" id="g"/>
      <viewLayoutGuide key="frameLayoutGuide" id="f"/>
    </scrollView>
    """

  private static let fixed = """
    <view id="r"><rect key="frame" x="0" y="0" width="100" height="100"/>
      <subviews>
        <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="f">
          <rect key="frame" x="10" y="10" width="20" height="20"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
        </view>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="n">
          <constraints>
            <constraint firstAttribute="width" constant="30" id="1"/>
            <constraint firstAttribute="height" constant="8" id="2"/>
          </constraints>
        </view>
      </subviews>
      <constraints>
        <constraint firstItem="n" firstAttribute="leading" secondItem="f" secondAttribute="trailing" constant="5" id="3"/>
        <constraint firstItem="n" firstAttribute="top" secondItem="r" secondAttribute="top" id="4"/>
      </constraints>
    </view>
    """

  /// Views that no constraint places say that masks aren't translated, and are placed by them all the same.
  @Test func viewsWithAFixedFrameFollowTheirMasks() throws {
    let root = try #require(NibFixtures.made(Self.fixed, as: UIView.self))
    root.layoutIfNeeded()
    let (fixed, neighbour) = (root.subviews[0], root.subviews[1])
    #expect(fixed.frame == CGRect(x: 10, y: 10, width: 20, height: 20))
    #expect(neighbour.frame == CGRect(x: 35, y: 0, width: 30, height: 8))
    root.frame.size.width = 150
    root.layoutIfNeeded()
    #expect(fixed.frame == CGRect(x: 10, y: 10, width: 70, height: 20))
    #expect(neighbour.frame.minX == 85)
  }

  @Test func guidesOfScrollViewsBoundTheContent() throws {
    let scroll = try #require(NibFixtures.made(Self.guides, as: UIScrollView.self))
    app.show(scroll)
    #expect(scroll.subviews.contains { $0.frame == CGRect(x: 0, y: 0, width: 50, height: 300) })
    #expect(scroll.contentSize == CGSize(width: 50, height: 307))
  }
}
