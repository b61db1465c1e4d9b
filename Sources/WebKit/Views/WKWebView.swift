public import CoreGraphics
public import Foundation
public import FoundationNetworking
import FoundationAdditions
public import UIKit
import WebEngineProtocol

/// A view that shows pages of the web. An engine in a process of its own loads, runs and paints them; it starts with the
/// first load. Main thread only.
///
/// Without an engine the view says what to install, and loads fail.
@preconcurrency @MainActor
open class WKWebView: UIView {
  private let ownConfiguration: WKWebViewConfiguration
  /// A copy of what the view was made with.
  open var configuration: WKWebViewConfiguration { ownConfiguration }
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  /// The pages before and after this one.
  public let backForwardList = WKBackForwardList()
  /// Holds the page's area. The engine scrolls the page, so that the view's offset stays at zero.
  public let scrollView = UIScrollView()
  /// What servers are told instead of the engine's name; nil for that.
  open var customUserAgent: String? { didSet { tellPage(.setUserAgent(customUserAgent)) } }
  /// Kept: the keys of the history are the program's.
  open var allowsBackForwardNavigationGestures = false
  /// Kept: links have no previews.
  open var allowsLinkPreview = true
  /// Kept: there is no inspector.
  open var isInspectable = false
  /// How much larger the page is laid out than it asks for.
  open var pageZoom: CGFloat = 1 {
    didSet { if pageZoom != oldValue { tellPage(.setZoom(Double(pageZoom))) } }
  }

  let content = WebContentView(frame: .zero)
  let state = PageState()
  var connection: PageConnection?
  var schemeTasks: [RequestID: SchemeTask] = [:]
  var fileChoice: FileChoice?
  var colorChoice: ColorChoice?
  var imageCopy: PageImageCopy?
  let downloads = PageDownloads()
  var obstacle: UILabel?
  let requests = PageRequests()

  /// The view keeps a copy of the configuration.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    ownConfiguration = configuration.duplicate()
    super.init(frame: frame)
    prepare()
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  public required init?(coder: NSCoder) {
    ownConfiguration = WKWebViewConfiguration()
    super.init(coder: coder)
    prepare()
    coder.readNib(self, as: WKWebView.self)
  }

  isolated deinit {
    leaveEngine()
    requests.endAll(.invalidated)
  }

  // MARK: What shows

  /// The page's title; empty at first.
  open var title: String? { state.title }
  /// The page's address, that of a page that is being loaded included.
  open var url: URL? { state.url }
  /// From 0 to 1.
  open var estimatedProgress: Double { state.progress }
  open var isLoading: Bool { state.isLoading }
  open var canGoBack: Bool { backForwardList.backItem != nil }
  open var canGoForward: Bool { backForwardList.forwardItem != nil }
  /// Whether the page came over encrypted connections only.
  open var hasOnlySecureContent: Bool { state.isSecure }

  // MARK: Loading

  /// Loads an address. A request by another method than GET, or with a body, fails.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? { begin(request) }

  /// Shows text; relative addresses in it are those of `baseURL`.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    begin(Data(string.utf8), "text/html", baseURL)
  }

  /// Shows data of a type, in an encoding of that name.
  @discardableResult
  open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? { begin(data, MIMEType, baseURL, characterEncodingName) }

  /// Shows a file. Its page reads what is in `readAccessURL`, a folder or a file, and no other files.
  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    loadFile(URL, within: readAccessURL)
  }

  /// Shows data as if they were the response to a request, which isn't made.
  @discardableResult
  open func loadSimulatedRequest(
    _ request: URLRequest, response: URLResponse, responseData data: Data
  ) -> WKNavigation {
    begin(
      data, response.mimeType ?? "text/html", request.url, response.textEncodingName ?? "UTF-8")
  }

  /// Shows a text as if it were the page of a request, which isn't made.
  @discardableResult
  open func loadSimulatedRequest(
    _ request: URLRequest, responseHTML string: String
  ) -> WKNavigation { begin(Data(string.utf8), "text/html", request.url) }

  /// Shows the file that a request is for, as `loadFileURL(_:allowingReadAccessTo:)` does.
  @discardableResult
  open func loadFileRequest(
    _ request: URLRequest, allowingReadAccessTo readAccessURL: URL
  ) -> WKNavigation {
    guard let url = request.url else { preconditionFailure("request.URL cannot be nil") }
    return loadFile(url, within: readAccessURL)
  }

  @discardableResult
  open func reload() -> WKNavigation? { reloadPage(ignoringCache: false) }

  /// Past all caches.
  @discardableResult
  open func reloadFromOrigin() -> WKNavigation? { reloadPage(ignoringCache: true) }

  /// Stops a script that doesn't end, too: the page's process goes, and the delegate hears of it.
  open func stopLoading() { stopPage() }

  @discardableResult
  open func goBack() -> WKNavigation? { backForwardList.backItem.flatMap(go(to:)) }

  @discardableResult
  open func goForward() -> WKNavigation? { backForwardList.forwardItem.flatMap(go(to:)) }

  /// Shows a page of the history.
  @discardableResult
  open func go(to item: WKBackForwardListItem) -> WKNavigation? { move(to: item) }

  // MARK: As a view

  open override func layoutSubviews() {
    super.layoutSubviews()
    scrollView.frame = bounds
    content.frame = CGRect(origin: .zero, size: bounds.size)
    obstacle?.frame = bounds.insetBy(dx: min(20, bounds.width / 2), dy: min(20, bounds.height / 2))
    updateGeometry()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    updateGeometry()
    updateVisibility()
  }

  open override var canBecomeFirstResponder: Bool { content.canBecomeFirstResponder }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { content.becomeFirstResponder() }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    content.isFirstResponder ? content.resignFirstResponder() : super.resignFirstResponder()
  }

  // MARK: Accessibility

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(.webContent) }
    set { super.accessibilityTraits = newValue }
  }

  /// The page's title, or its address, unless set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? state.name }
    set { super.accessibilityLabel = newValue }
  }

  /// A link to the page.
  open override var accessibilityAttributedLabel: NSAttributedString? {
    get { super.accessibilityAttributedLabel.map { state.linked($0) } }
    set { super.accessibilityAttributedLabel = newValue }
  }
}
