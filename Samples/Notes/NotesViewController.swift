import UIKit

/// A note that is written with styles. It is saved a second after the last change.
class NotesViewController: UIViewController, UITextViewDelegate {
  static let delay: TimeInterval = 1

  let textView = UITextView()
  var store: NoteStore
  private let bar = UIStackView()
  private var timer: Timer?

  init(store: NoteStore) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    title = "Notes"
    view.backgroundColor = .systemBackground
    textView.delegate = self
    textView.allowsEditingTextAttributes = true
    textView.font = .systemFont(ofSize: 17)
    textView.textContainerInset = UIEdgeInsets(top: 16, left: 19, bottom: 16, right: 19)
    if let note = store.load(), note.length > 0 { textView.attributedText = note }
    makeBar()
    layOut()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    textView.becomeFirstResponder()
  }

  private func makeBar() {
    bar.spacing = 8
    add("bold", "Bold") { $0.toggleBoldface(nil) }
    add("italic", "Italic") { $0.toggleItalics(nil) }
    add("underline", "Underline") { $0.toggleUnderline(nil) }
    add("textformat.size.larger", "Bigger") { $0.increaseSize(nil) }
    add("textformat.size.smaller", "Smaller") { $0.decreaseSize(nil) }
    bar.addArrangedSubview(UIView())
  }

  private func add(_ symbol: String, _ title: String, _ body: @escaping (UITextView) -> Void) {
    var look = UIButton.Configuration.gray()
    look.image = UIImage(systemName: symbol)
    if look.image == nil { look.title = title }
    let action = UIAction { [weak self] _ in
      guard let self else { return }
      body(textView)
      textView.becomeFirstResponder()
      noteDidChange()
    }
    let button = UIButton(configuration: look, primaryAction: action)
    button.accessibilityLabel = title
    bar.addArrangedSubview(button)
  }

  private func layOut() {
    for part in [bar, textView] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: area.topAnchor, constant: 12),
      bar.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 24),
      bar.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -24),
      textView.topAnchor.constraint(equalTo: bar.bottomAnchor, constant: 4),
      textView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      textView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      textView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
  }

  // MARK: Saving

  func textViewDidChange(_ textView: UITextView) { noteDidChange() }

  private func noteDidChange() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: Self.delay, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.save() }
    }
  }

  /// Leaves its place to another note.
  func close() {
    save()
    willMove(toParent: nil)
    view.removeFromSuperview()
    removeFromParent()
  }

  /// Saves what has changed since the last time.
  func save() {
    guard let timer else { return }
    timer.invalidate()
    self.timer = nil
    store.save(textView.attributedText)
  }
}
