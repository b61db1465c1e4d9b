import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import WebKit

/// Web views in nibs, as Interface Builder writes them.
@MainActor
struct WebViewNibTests {
  private func objects(_ attributes: String, owner: Any? = nil) -> [Any] {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <wkWebView contentMode="scaleToFill" \(attributes) id="w">
          <rect key="frame" x="1" y="2" width="300" height="200"/>
          <wkWebViewConfiguration key="configuration">
            <audiovisualMediaTypes key="mediaTypesRequiringUserActionForPlayback" none="YES"/>
            <wkPreferences key="preferences"/>
          </wkWebViewConfiguration>
          <connections>
            <outlet property="navigationDelegate" destination="-1" id="n"/>
            <outlet property="UIDelegate" destination="-1" id="u"/>
          </connections>
        </wkWebView>
      </objects></document>
      """
    return UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: owner)
  }

  @Test func theElementIsAWebView() throws {
    let harness = AppHarness()
    let owner = Owner()
    let flags = #"allowsBackForwardNavigationGestures="YES" allowsLinkPreview="NO""#
    let view = try #require(objects(flags, owner: owner).first as? WKWebView)
    harness.show(view)
    #expect(view.frame.size == CGSize(width: 300, height: 200))
    #expect(view.allowsBackForwardNavigationGestures && !view.allowsLinkPreview)
    #expect(view.navigationDelegate === owner && view.uiDelegate === owner)
  }

  @Test func aClassOfTheProgramIsMadeInItsPlace() throws {
    let harness = AppHarness()
    let name = #"customClass="NibWebView" customModule="WebKitTests""#
    let view = try #require(objects(name, owner: Owner()).first as? NibWebView)
    harness.show(view)
    #expect(view.frameInInit.size == CGSize(width: 300, height: 200))
    #expect(!view.allowsBackForwardNavigationGestures && view.allowsLinkPreview)
  }

  private final class Owner: NSObject, WKNavigationDelegate, WKUIDelegate {}
}

/// What the nib says is there when a subclass goes on.
final class NibWebView: WKWebView {
  private(set) var frameInInit = CGRect.zero

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    frameInInit = frame
  }
}
