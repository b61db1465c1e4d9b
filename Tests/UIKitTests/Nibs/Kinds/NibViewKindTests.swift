import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// What elements of views, lists and bars say, each loaded alone.
@MainActor
final class NibViewKindTests {
  private let app = AppHarness()

  @Test func colours() throws {
    func color(_ attributes: String) -> UIColor? {
      let view: UIView? = NibFixtures.made(
        #"<view id="v"><color key="backgroundColor" \#(attributes)/></view>"#)
      return view?.backgroundColor
    }
    #expect(color(#"cocoaTouchSystemColor="darkTextColor""#) == .darkText)
    #expect(color(#"systemColor="tertiarySystemFillColor""#) == .tertiarySystemFill)
    #expect(color(#"name="textColor" catalog="System" colorSpace="catalog""#) == .label)
    #expect(color(#"white="0.5" alpha="0.25""#) == UIColor(white: 0.5, alpha: 0.25))
    let inks = color(
      #"cyan="0" magenta="1" yellow="1" black="0" alpha="1" colorSpace="deviceCMYK""#)
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    inks?.getRed(&red, green: &green, blue: &blue, alpha: nil)
    #expect(red > 0.8 && green < 0.2 && blue < 0.2)
  }

  @Test func scrollViews() throws {
    try withMade(
      UIScrollView.self,
      """
      <scrollView id="s" pagingEnabled="YES" directionalLockEnabled="YES" bounces="NO"
        bouncesZoom="NO" alwaysBounceVertical="YES" alwaysBounceHorizontal="YES"
        showsVerticalScrollIndicator="NO" showsHorizontalScrollIndicator="NO"
        delaysContentTouches="NO" canCancelContentTouches="NO" scrollEnabled="NO"
        minimumZoomScale="0.5" maximumZoomScale="3" indicatorStyle="white"
        keyboardDismissMode="onDrag" contentInsetAdjustmentBehavior="never"
        automaticallyAdjustsScrollIndicatorInsets="NO" showsLargeContentViewer="YES"
        largeContentTitle="Big">
        <rect key="frame" x="0" y="0" width="100" height="80"/>
        <size key="contentSize" width="300" height="400"/>
        <inset key="contentInset" minX="1" minY="2" maxX="3" maxY="4"/>
        <inset key="verticalScrollIndicatorInsets" minX="0" minY="6" maxX="0" maxY="0"/>
        <refreshControl key="refreshControl" id="r"/>
      </scrollView>
      """
    ) { view in
      #expect(view.isPagingEnabled && view.isDirectionalLockEnabled && !view.isScrollEnabled)
      #expect(!view.bounces && !view.bouncesZoom)
      #expect(view.alwaysBounceVertical && view.alwaysBounceHorizontal)
      #expect(!view.showsVerticalScrollIndicator && !view.showsHorizontalScrollIndicator)
      #expect(!view.delaysContentTouches && !view.canCancelContentTouches)
      #expect(view.minimumZoomScale == 0.5 && view.maximumZoomScale == 3)
      #expect(view.indicatorStyle == .white && view.keyboardDismissMode == .onDrag)
      #expect(view.contentInsetAdjustmentBehavior == .never)
      #expect(view.contentSize == CGSize(width: 300, height: 400))
      #expect(view.contentInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
      #expect(view.refreshControl != nil && !view.automaticallyAdjustsScrollIndicatorInsets)
      #expect(view.verticalScrollIndicatorInsets.top == 6)
      #expect(view.showsLargeContentViewer && view.largeContentTitle == "Big")
    }
  }

  @Test func effectViews() throws {
    try withMade(
      UIVisualEffectView.self,
      """
      <visualEffectView id="e">
        <view key="contentView" id="c"><subviews><label id="l" text="On it"/></subviews></view>
        <blurEffect style="dark"/>
      </visualEffectView>
      """
    ) { view in
      #expect((view.effect as? UIBlurEffect)?.style == .dark)
      #expect((view.contentView.subviews.first as? UILabel)?.text == "On it")
    }
    try withMade(
      UIVisualEffectView.self,
      """
      <visualEffectView id="e">
        <vibrancyEffect style="fill"><blurEffect style="systemChromeMaterialDark"/></vibrancyEffect>
      </visualEffectView>
      """
    ) { view in
      let vibrancy = view.effect as? UIVibrancyEffect
      #expect(vibrancy?.style == .fill && vibrancy?.blur.style == .systemChromeMaterialDark)
    }
  }

  @Test func windows() throws {
    try withMade(
      UIWindow.self,
      """
      <window id="w" visibleAtLaunch="NO"><rect key="frame" x="0" y="0" width="200" height="100"/>
        <viewController key="rootViewController" id="v" title="Root"/>
      </window>
      """
    ) { window in
      #expect(window.frame.size == CGSize(width: 200, height: 100) && window.isHidden)
      #expect(window.rootViewController?.title == "Root")
    }
  }

  @Test func layoutsOfCollections() throws {
    try withMade(
      UICollectionViewFlowLayout.self,
      """
      <collectionViewFlowLayout id="f" minimumLineSpacing="3" minimumInteritemSpacing="4"
        scrollDirection="horizontal" sectionHeadersPinToVisibleBounds="YES"
        sectionFootersPinToVisibleBounds="YES" sectionInsetReference="safeArea"
        automaticEstimatedItemSize="YES">
        <size key="itemSize" width="20" height="30"/>
        <size key="headerReferenceSize" width="0" height="10"/>
        <size key="footerReferenceSize" width="0" height="11"/>
        <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/>
      </collectionViewFlowLayout>
      """
    ) { layout in
      #expect(layout.minimumLineSpacing == 3 && layout.minimumInteritemSpacing == 4)
      #expect(layout.scrollDirection == .horizontal)
      #expect(layout.sectionInsetReference == .fromSafeArea)
      #expect(layout.sectionHeadersPinToVisibleBounds && layout.sectionFootersPinToVisibleBounds)
      #expect(layout.estimatedItemSize == UICollectionViewFlowLayout.automaticSize)
      #expect(layout.itemSize == CGSize(width: 20, height: 30))
      #expect(layout.headerReferenceSize.height == 10 && layout.footerReferenceSize.height == 11)
      #expect(layout.sectionInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    }
    try withMade(
      UICollectionView.self,
      """
      <collectionView id="c" allowsMultipleSelection="YES" prefetchingEnabled="NO">
        <collectionViewLayout key="collectionViewLayout" id="l"/>
      </collectionView>
      """
    ) { view in
      let isPlain = type(of: view.collectionViewLayout) == UICollectionViewLayout.self
      #expect(isPlain && view.allowsMultipleSelection && !view.isPrefetchingEnabled)
    }
  }

  @Test func bars() throws {
    try withMade(
      UIToolbar.self,
      """
      <toolbar id="t" barStyle="black" translucent="NO"><items>
        <barButtonItem id="a" title="One" style="done" width="40"/>
        <barButtonItem id="b" systemItem="flexibleSpace"/>
        <barButtonItem id="c" systemItem="trash" enabled="NO" tag="7">
          <accessibility key="accessibilityConfiguration" label="Throw" identifier="bin" hint="For good">
            <accessibilityTraits key="traits" button="YES"/>
          </accessibility>
        </barButtonItem>
      </items><color key="barTintColor" systemColor="systemTealColor"/></toolbar>
      """
    ) { bar in
      #expect(bar.barStyle == .black && !bar.isTranslucent && bar.barTintColor == .systemTeal)
      let items = bar.items ?? []
      #expect(items.count == 3 && items.last?.systemItem == .trash)
      #expect(items.dropFirst().first?.systemItem == .flexibleSpace)
      #expect(items.first?.title == "One" && items.first?.style == .done)
      #expect(items.last?.accessibilityLabel == "Throw")
      #expect(items.last?.accessibilityHint == "For good")
      #expect(items.last?.accessibilityIdentifier == "bin")
      #expect(items.last?.accessibilityTraits == .button)
      #expect(items.first?.width == 40 && items.last?.isEnabled == false && items.last?.tag == 7)
    }
    try withMade(
      UINavigationBar.self,
      """
      <navigationBar id="n" largeTitles="YES" translucent="NO"><items>
        <navigationItem id="i" title="Page" prompt="Read" backButtonTitle="Out"
          hidesBackButton="YES" largeTitleDisplayMode="never"/>
      </items><textAttributes key="titleTextAttributes">
        <color key="textColor" systemColor="systemRedColor"/></textAttributes></navigationBar>
      """
    ) { bar in
      #expect(bar.prefersLargeTitles && !bar.isTranslucent)
      #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .systemRed)
      let item = bar.items?.first
      #expect(item?.title == "Page" && item?.prompt == "Read" && item?.backButtonTitle == "Out")
      #expect(item?.hidesBackButton == true && item?.largeTitleDisplayMode == .never)
    }
    try withMade(
      UITabBar.self,
      """
      <tabBar id="t" itemWidth="60" itemSpacing="5"><items>
        <tabBarItem id="a" title="Home" badgeValue="3">
          <offsetWrapper key="titlePositionAdjustment" horizontal="1" vertical="-4"/></tabBarItem>
        <tabBarItem id="b" systemItem="history"/>
      </items></tabBar>
      """
    ) { bar in
      #expect(bar.itemWidth == 60 && bar.itemSpacing == 5 && bar.items?.count == 2)
      #expect(bar.items?.first?.title == "Home" && bar.items?.first?.badgeValue == "3")
      #expect(bar.items?.last?.systemItem == .history)
      #expect(
        bar.items?.first?.titlePositionAdjustment == UIOffset(horizontal: 1, vertical: -4))
    }
  }

  @Test func searchBars() throws {
    try withMade(
      UISearchBar.self,
      """
      <searchBar id="b" text="owl" prompt="Birds" placeholder="Name" searchBarStyle="minimal"
        translucent="NO" showsCancelButton="YES" showsBookmarkButton="YES"
        showsSearchResultsButton="YES" showsScopeBar="YES" selectedScopeButtonIndex="1">
        <scopeButtonTitles><string>All</string><string>Near</string></scopeButtonTitles>
        <color key="barTintColor" systemColor="systemTealColor"/>
        <textInputTraits key="textInputTraits" keyboardType="emailAddress" returnKeyType="search"/>
      </searchBar>
      """
    ) { bar in
      #expect(bar.text == "owl" && bar.prompt == "Birds" && bar.placeholder == "Name")
      #expect(bar.searchBarStyle == .minimal && !bar.isTranslucent)
      #expect(bar.showsCancelButton && bar.showsBookmarkButton && bar.showsSearchResultsButton)
      #expect(bar.showsScopeBar && bar.scopeButtonTitles == ["All", "Near"])
      #expect(bar.selectedScopeButtonIndex == 1 && bar.barTintColor == .systemTeal)
      #expect(bar.searchTextField.keyboardType == .emailAddress)
      #expect(bar.searchTextField.returnKeyType == .search)
    }
  }
}
