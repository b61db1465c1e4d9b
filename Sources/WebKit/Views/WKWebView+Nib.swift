package import UIKit

extension WKWebView: NibElementClass {
  /// Its configuration is that of any web view: the file's says what is without effect here.
  package static let nibKind = NibKind(
    "wkWebView", type: WKWebView.self,
    outlets: [
      NibOutlet("navigationDelegate", (any WKNavigationDelegate).self) {
        $0.navigationDelegate = $1
      },
      NibOutlet("uiDelegate", (any WKUIDelegate).self) { $0.uiDelegate = $1 },
      NibOutlet("UIDelegate", (any WKUIDelegate).self) { $0.uiDelegate = $1 },
    ]
  ) { nib, view in
    nib.flag("allowsBackForwardNavigationGestures") {
      view.allowsBackForwardNavigationGestures = $0
    }
    nib.flag("allowsLinkPreview") { view.allowsLinkPreview = $0 }
    nib.skip("configuration")
  }
}
