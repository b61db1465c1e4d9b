public import Foundation
import FoundationNetworking
public import UIKit
public import WebKit

/// A page with bars, to be presented: a web view, not the desktop's own browser. The program doesn't see where the user
/// goes.
open class SFSafariViewController: UIViewController {
  /// What the button says that takes the controller away.
  public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }

  /// What a controller is made with. Both values are kept: there is no reader, and bars stay.
  open class Configuration: NSObject {
    open var entersReaderIfAvailable = false
    open var barCollapsingEnabled = true

    public override init() { super.init() }
  }

  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// The colour of the buttons; nil for the app's.
  open var preferredControlTintColor: UIColor? {
    didSet { viewIfLoaded?.tintColor = preferredControlTintColor }
  }
  /// The colour of the bars; nil for the system's.
  open var preferredBarTintColor: UIColor? {
    didSet { for bar in [top, bottom] { bar.barTintColor = preferredBarTintColor } }
  }
  /// The button that takes the controller away; `done` at first.
  open var dismissButtonStyle = DismissButtonStyle.done {
    didSet {
      done = dismissButton()
      if isViewLoaded { top.items?[0] = done }
    }
  }
  /// What it was made with.
  public let configuration: Configuration
  private let url: URL
  let webView = WKWebView(frame: .zero)
  let top = UIToolbar()
  let bottom = UIToolbar()
  private(set) lazy var done = dismissButton()
  private(set) lazy var back = item("chevron.left", "Back") { $0.goBack() }
  private(set) lazy var forward = item("chevron.right", "Forward") { $0.goForward() }
  private(set) lazy var again = item("arrow.clockwise", "Reload") { $0.reload() }
  private(set) lazy var share = item("square.and.arrow.up", "Share") { [unowned self] _ in
    sharePage()
  }
  private(set) lazy var browser = item("safari", "Open in Browser") { [unowned self] _ in
    openInBrowser()
  }
  private let host = UILabel()
  private var observations: [NSKeyValueObservation] = []
  private var hasLoaded = false

  /// For an address of the web.
  public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

  /// For an address of the web.
  public init(url URL: URL, configuration: Configuration) {
    precondition(
      ["http", "https"].contains(URL.scheme?.lowercased()),
      "The specified URL has an unsupported scheme. Only HTTP and HTTPS URLs are supported.")
    (url, self.configuration) = (URL, configuration)
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.tintColor = preferredControlTintColor
    webView.navigationDelegate = self
    webView.uiDelegate = self
    host.textAlignment = .center
    let space = UIBarButtonItem(systemItem: .flexibleSpace)
    top.items = [done, space, UIBarButtonItem(customView: host), space]
    bottom.items = [back, forward, space, share, browser, again]
    for item in [webView, top, bottom] { view.addSubview(item) }
    observations = [
      webView.observe(\.url) { [unowned self] _, _ in showState() },
      webView.observe(\.canGoBack) { [unowned self] _, _ in showState() },
      webView.observe(\.canGoForward) { [unowned self] _, _ in showState() },
    ]
    showState()
    webView.load(URLRequest(url: url))
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (area, height) = (view.bounds.inset(by: view.safeAreaInsets), CGFloat(44))
    top.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: height)
    bottom.frame = CGRect(x: area.minX, y: area.maxY - height, width: area.width, height: height)
    webView.frame = CGRect(
      x: area.minX, y: top.frame.maxY, width: area.width,
      height: max(bottom.frame.minY - top.frame.maxY, 0))
  }

  private func item(_ symbol: String, _ label: String, _ action: @escaping (WKWebView) -> Void)
    -> UIBarButtonItem
  {
    let item = UIBarButtonItem(
      title: nil, image: UIImage(systemName: symbol),
      primaryAction: UIAction { [unowned self] _ in action(webView) })
    item.accessibilityLabel = label
    return item
  }

  private func dismissButton() -> UIBarButtonItem {
    let item: UIBarButtonItem.SystemItem =
      switch dismissButtonStyle {
      case .done: .done
      case .close: .close
      case .cancel: .cancel
      }
    return UIBarButtonItem(
      systemItem: item, primaryAction: UIAction { [unowned self] _ in finish() })
  }

  /// The page that shows, else the one that was asked for.
  private var address: URL { webView.url ?? url }

  private func sharePage() {
    let (page, title) = (address, webView.title)
    let own = delegate?.safariViewController(self, activityItemsFor: page, title: title)
    let sheet = UIActivityViewController(activityItems: [page], applicationActivities: own)
    sheet.excludedActivityTypes = delegate?.safariViewController(
      self, excludedActivityTypesFor: page, title: title)
    sheet.popoverPresentationController?.barButtonItem = share
    present(sheet, animated: true)
  }

  private func openInBrowser() {
    delegate?.safariViewControllerWillOpenInBrowser(self)
    UIApplication.shared.open(address)
  }

  private func showState() {
    host.text = address.host
    host.sizeToFit()
    back.isEnabled = webView.canGoBack
    forward.isEnabled = webView.canGoForward
  }

  private func finish() {
    dismiss(animated: true) { [self] in delegate?.safariViewControllerDidFinish(self) }
  }

  private func firstLoadEnded(_ isGood: Bool) {
    if hasLoaded { return }
    hasLoaded = true
    delegate?.safariViewController(self, didCompleteInitialLoad: isGood)
  }
}

extension SFSafariViewController: WKNavigationDelegate {
  public func webView(
    _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  ) {
    if !hasLoaded { delegate?.safariViewController(self, initialLoadDidRedirectTo: address) }
  }

  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    firstLoadEnded(true)
  }

  public func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) { firstLoadEnded(false) }

  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) { firstLoadEnded(false) }
}

extension SFSafariViewController: WKUIDelegate {
  /// What a page would open in another window comes in its own place.
  public func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? {
    let isOfTheWeb = ["http", "https"].contains(navigationAction.request.url?.scheme?.lowercased())
    if isOfTheWeb { webView.load(navigationAction.request) }
    return nil
  }
}
