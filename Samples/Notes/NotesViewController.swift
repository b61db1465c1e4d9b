import UIKit

/// The editor of a note, which is a document: it saves itself, and shows what other programs write.
class NotesViewController: UIViewController, UITextViewDelegate {
  let textView = UITextView()
  let document: NoteDocument
  /// Whether the text is to be written at once.
  private let isNew: Bool
  private var observer: (any NSObjectProtocol)?
  /// Called with what the menu of the note offers beside finding and printing.
  var onRename: (() -> Void)?
  var onDelete: (() -> Void)?

  init(document: NoteDocument, isNew: Bool = false) {
    self.document = document
    self.isNew = isNew
    super.init(nibName: nil, bundle: nil)
    title = document.localizedName
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    textView.delegate = self
    textView.allowsEditingTextAttributes = true
    textView.alwaysBounceVertical = true
    textView.isEditable = false
    textView.isFindInteractionEnabled = true
    textView.font = .systemFont(ofSize: 17)
    textView.textContainerInset = UIEdgeInsets(top: 16, left: 15, bottom: 16, right: 15)
    textView.frame = view.bounds
    textView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(textView)
    navigationItem.largeTitleDisplayMode = .never
    makeItems()
    openDocument()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(false, animated: false)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if isNew { textView.becomeFirstResponder() }
  }

  // MARK: Items

  private lazy var shareItem: UIBarButtonItem = {
    let item = UIBarButtonItem(
      image: UIImage(systemName: "square.and.arrow.up"),
      primaryAction: UIAction { [weak self] _ in self?.share() })
    item.accessibilityLabel = "Share"
    return item
  }()

  private lazy var moreItem: UIBarButtonItem = {
    let item = UIBarButtonItem(
      image: UIImage(systemName: "ellipsis"),
      menu: UIMenu(children: [
        UIDeferredMenuElement.uncached { [weak self] in $0(self?.moreActions ?? []) }
      ]))
    item.accessibilityLabel = "More"
    return item
  }()

  private var moreActions: [UIMenuElement] {
    let rename = onRename.map { action in
      UIAction(title: "Rename…", image: UIImage(systemName: "pencil")) { _ in action() }
    }
    let print = UIAction(title: "Print…", image: UIImage(systemName: "printer")) { [weak self] _ in
      self?.printContent(nil)
    }
    let find = UIAction(title: "Find…", image: UIImage(systemName: "magnifyingglass")) {
      [weak self] _ in self?.textView.find(nil)
    }
    let replace = UIAction(
      title: "Find and Replace…", attributes: textView.isEditable ? [] : .disabled
    ) { [weak self] _ in self?.textView.findAndReplace(nil) }
    let delete = onDelete.map { action in
      UIAction(
        title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive
      ) { _ in action() }
    }
    return [find, replace, rename, print, delete].compactMap { $0 }
  }

  private func makeItems() {
    navigationItem.rightBarButtonItems = [moreItem, shareItem]
    toolbarItems = [
      item("bold", "Bold") { $0.toggleBoldface(nil) },
      item("italic", "Italic") { $0.toggleItalics(nil) },
      item("underline", "Underline") { $0.toggleUnderline(nil) }, .flexibleSpace(),
      sizes,
    ]
  }

  private var sizes: UIBarButtonItem {
    let menu = UIMenu(children: [
      style("Bigger") { $0.increaseSize(nil) }, style("Smaller") { $0.decreaseSize(nil) },
    ])
    let item = UIBarButtonItem(image: UIImage(systemName: "textformat.size"), menu: menu)
    item.accessibilityLabel = "Text Size"
    return item
  }

  private func item(
    _ symbol: String, _ title: String, _ body: @escaping (UITextView) -> Void
  ) -> UIBarButtonItem {
    let image = UIImage(systemName: symbol)
    let item = UIBarButtonItem(
      title: image == nil ? title : nil, image: image, primaryAction: style(title, body))
    if image != nil { item.title = nil }
    item.accessibilityLabel = title
    return item
  }

  private func style(_ title: String, _ body: @escaping (UITextView) -> Void) -> UIAction {
    UIAction(title: title) { [weak self] _ in
      guard let self else { return }
      body(textView)
      textView.becomeFirstResponder()
      document.updateChangeCount(.done)
    }
  }

  // MARK: The document

  private func openDocument() {
    document.currentText = { [weak self] in
      guard let self, textView.isEditable else { return nil }
      return NSAttributedString(attributedString: textView.attributedText)
    }
    document.onLoad = { [weak self] in self?.show($0) }
    observer = NotificationCenter.default.addObserver(
      forName: UIDocument.stateChangedNotification, object: document, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.documentStateDidChange() }
    }
    // A new file has nothing to wait for.
    textView.isEditable = !FileManager.default.fileExists(atPath: document.fileURL.path)
    Task { [weak self, document] in
      let isOpen = await document.openOrCreate()
      self?.didOpen(isOpen)
    }
  }

  private func didOpen(_ isOpen: Bool) {
    textView.isEditable = isOpen
    if isOpen, isNew { textView.becomeFirstResponder() }
    guard !isOpen else { return }
    var content = UIContentUnavailableConfiguration.empty()
    content.image = UIImage(systemName: "doc.text")
    content.text = "“\(document.localizedName)” can’t be opened."
    content.secondaryText = "The file is no note, or it can’t be read."
    contentUnavailableConfiguration = content
  }

  private func show(_ note: NSAttributedString) {
    let selection = textView.selectedRange
    if note.length > 0 || textView.hasText { textView.attributedText = note }
    let end = (textView.text as NSString).length
    textView.selectedRange = NSRange(location: min(selection.location, end), length: 0)
  }

  private func documentStateDidChange() {
    title = document.localizedName
    if document.documentState.contains(.inConflict), presentedViewController == nil {
      askAboutConflict()
    }
  }

  private func askAboutConflict() {
    let alert = UIAlertController(
      title: "Another program has changed “\(document.localizedName)”.",
      message: "Keep what you have written, or what is in the file?", preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Keep Mine", style: .default) { [document] _ in
        document.save(to: document.fileURL, for: .forOverwriting)
      })
    alert.addAction(
      UIAlertAction(title: "Use the File", style: .destructive) { [document] _ in
        document.revert(toContentsOf: document.fileURL)
      })
    present(alert, animated: true)
  }

  func textViewDidChange(_ textView: UITextView) { document.updateChangeCount(.done) }

  /// Saves what has changed and gives the file up.
  func close() {
    if let observer { NotificationCenter.default.removeObserver(observer) }
    observer = nil
    document.close()
    textView.isEditable = false
  }

  // MARK: Sharing and printing

  /// What is shared is the file, with all that was written.
  func share() {
    document.autosave { [weak self] _ in self?.offerServices() }
  }

  private func offerServices() {
    guard presentedViewController == nil else { return }
    let sheet = UIActivityViewController(
      activityItems: [document.fileURL, printFormatter], applicationActivities: nil)
    sheet.popoverPresentationController?.barButtonItem = shareItem
    present(sheet, animated: true)
  }

  override func printContent(_ sender: Any?) {
    let printing = UIPrintInteractionController.shared
    let info = UIPrintInfo.printInfo()
    info.jobName = document.localizedName
    printing.printInfo = info
    printing.printFormatter = printFormatter
    printing.present(from: moreItem, animated: true, completionHandler: nil)
  }

  /// Dark on white paper, whatever the window's colours are.
  private var printFormatter: UISimpleTextPrintFormatter {
    let text = NSMutableAttributedString(attributedString: textView.attributedText)
    let all = NSRange(location: 0, length: text.length)
    text.addAttribute(.foregroundColor, value: UIColor.black, range: all)
    let formatter = UISimpleTextPrintFormatter(attributedText: text)
    formatter.perPageContentInsets = UIEdgeInsets(top: 56, left: 56, bottom: 56, right: 56)
    return formatter
  }
}
