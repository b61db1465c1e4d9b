import FoundationNetworking
import UIKit
import WebKit

/// A small browser: a page, its address, and what to do with them.
class BrowserViewController: UIViewController {
  let webView: WKWebView
  let bar = BrowserBar()
  let findBar = FindBar()
  private var observations: [NSKeyValueObservation] = []

  /// With the configuration of a page that opened this one.
  init(configuration: WKWebViewConfiguration = WKWebViewConfiguration()) {
    webView = WKWebView(frame: .zero, configuration: configuration)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Browser"
    view.backgroundColor = .systemBackground
    webView.navigationDelegate = self
    webView.uiDelegate = self
    findBar.isHidden = true
    for item in [webView, bar, findBar] { view.addSubview(item) }
    connectBar()
    connectFindBar()
    observe()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let top = view.safeAreaInsets.top
    let bounds = view.bounds
    bar.frame = CGRect(x: 0, y: top, width: bounds.width, height: 48)
    let height = findBar.isHidden ? 0 : CGFloat(48)
    findBar.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    webView.frame = CGRect(
      x: 0, y: bar.frame.maxY, width: bounds.width,
      height: max(findBar.frame.minY - bar.frame.maxY, 0))
  }

  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(input: "l", modifierFlags: .command, action: Self.editAddress),
      UIKeyCommand(input: "r", modifierFlags: .command, action: Self.reloadPage),
      UIKeyCommand(input: "d", modifierFlags: .command, action: Self.changeLook),
      UIKeyCommand(input: "p", modifierFlags: .command, action: Self.savePDF),
      UIKeyCommand(input: "f", modifierFlags: .command, action: Self.beginFinding),
    ] + (findBar.isHidden ? [] : [leavesFinding])
  }

  private var leavesFinding: UIKeyCommand {
    let command = UIKeyCommand(
      input: UIKeyCommand.inputEscape, modifierFlags: [], action: Self.endFinding)
    command.wantsPriorityOverSystemBehavior = true
    return command
  }

  func showStart() { webView.loadHTMLString(StartPage.text, baseURL: nil) }

  /// A file's page may read what lies beside the file.
  func open(_ url: URL) {
    if url.isFileURL {
      webView.loadFileURL(url, allowingReadAccessTo: url.deletingLastPathComponent())
    } else {
      webView.load(URLRequest(url: url))
    }
  }

  func editAddress() { _ = bar.address.becomeFirstResponder() }

  func reloadPage() { webView.reload() }

  private func connectBar() {
    bar.back.addAction(UIAction { [unowned self] _ in webView.goBack() }, for: .touchUpInside)
    bar.forward.addAction(
      UIAction { [unowned self] _ in webView.goForward() }, for: .touchUpInside)
    bar.reload.addAction(
      UIAction { [unowned self] _ in
        if webView.isLoading { webView.stopLoading() } else { reloadPage() }
      }, for: .touchUpInside)
    bar.find.addAction(UIAction { [unowned self] _ in beginFinding() }, for: .touchUpInside)
    bar.look.addAction(UIAction { [unowned self] _ in changeLook() }, for: .touchUpInside)
    bar.address.delegate = self
  }

  func changeLook() {
    let isDark = traitCollection.userInterfaceStyle == .dark
    view.window?.overrideUserInterfaceStyle = isDark ? .light : .dark
  }

  private func observe() {
    observations = [
      webView.observe(\.estimatedProgress) { [unowned self] _, _ in showState() },
      webView.observe(\.isLoading) { [unowned self] _, _ in showState() },
      webView.observe(\.title) { [unowned self] _, _ in showState() },
      webView.observe(\.url) { [unowned self] _, _ in showState() },
      webView.observe(\.canGoBack) { [unowned self] _, _ in showState() },
      webView.observe(\.canGoForward) { [unowned self] _, _ in showState() },
    ]
    showState()
  }

  private func showState() {
    let title = webView.title ?? ""
    self.title = title.isEmpty ? "Browser" : title
    if !bar.address.isFirstResponder {
      bar.address.text = webView.url.map(\.absoluteString).flatMap { $0 == "about:blank" ? "" : $0 }
    }
    bar.back.isEnabled = webView.canGoBack
    bar.forward.isEnabled = webView.canGoForward
    bar.progress.isHidden = !webView.isLoading
    bar.progress.progress = Float(webView.estimatedProgress)
    let symbol = webView.isLoading ? "xmark" : "arrow.clockwise"
    bar.reload.setImage(UIImage(systemName: symbol), for: .normal)
    bar.reload.accessibilityLabel = webView.isLoading ? "Stop" : "Reload"
  }
}

extension BrowserViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === findBar.field {
      findNext()
    } else if let url = Address.url(textField.text ?? "") {
      open(url)
      _ = webView.becomeFirstResponder()
    }
    return true
  }
}
