import UIKit

/// A sheet, and what to draw on it with.
class SketchViewController: UIViewController {
  let sketch = Sketch()
  private(set) lazy var canvas = CanvasView(sketch)
  let inkBar = InkBar()
  private(set) lazy var undo = item("Undo", "arrow.uturn.backward") { $0.undo() }
  private(set) lazy var redo = item("Redo", "arrow.uturn.forward") { $0.redo() }
  private var observers: [any NSObjectProtocol] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    navigationItem.leftBarButtonItems = [undo, redo]
    navigationItem.rightBarButtonItems = [share, more]
    canvas.layer.cornerRadius = 12
    canvas.clipsToBounds = true
    inkBar.onChange = { [weak self] in self?.canvas.ink = $0 }
    for part in [canvas, inkBar] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    layOut()
    observeUndo()
    updateUndo()
  }

  private func layOut() {
    let room = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      canvas.topAnchor.constraint(equalTo: room.topAnchor, constant: 12),
      canvas.leadingAnchor.constraint(equalTo: room.leadingAnchor, constant: 12),
      canvas.trailingAnchor.constraint(equalTo: room.trailingAnchor, constant: -12),
      inkBar.topAnchor.constraint(equalTo: canvas.bottomAnchor, constant: 4),
      inkBar.leadingAnchor.constraint(equalTo: room.leadingAnchor),
      inkBar.trailingAnchor.constraint(equalTo: room.trailingAnchor),
      inkBar.bottomAnchor.constraint(equalTo: room.bottomAnchor),
    ])
    inkBar.setContentHuggingPriority(.required, for: .vertical)
  }

  // MARK: Undo

  override var canBecomeFirstResponder: Bool { true }
  override var undoManager: UndoManager? { sketch.undoManager }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  private func observeUndo() {
    let names: [Notification.Name] = [
      .NSUndoManagerDidCloseUndoGroup, .NSUndoManagerDidUndoChange, .NSUndoManagerDidRedoChange,
    ]
    observers = names.map { name in
      NotificationCenter.default.addObserver(
        forName: name, object: sketch.undoManager, queue: nil
      ) { [weak self] _ in
        MainActor.assumeIsolated { self?.updateUndo() }
      }
    }
  }

  private func updateUndo() {
    undo.isEnabled = sketch.undoManager.canUndo
    redo.isEnabled = sketch.undoManager.canRedo
  }

  private func item(
    _ title: String, _ symbol: String, _ body: @escaping (UndoManager) -> Void
  ) -> UIBarButtonItem {
    let item = UIBarButtonItem(
      image: UIImage(systemName: symbol),
      primaryAction: UIAction { [weak self] _ in
        if let manager = self?.sketch.undoManager { body(manager) }
      })
    item.accessibilityLabel = title
    return item
  }

  // MARK: Menus

  private var share: UIBarButtonItem {
    let formats = SketchFormat.allCases.map { format in
      UIAction(title: "Export as \(format.rawValue.uppercased())…") { [weak self] _ in
        self?.export(format)
      }
    }
    let item = UIBarButtonItem(
      image: UIImage(systemName: "square.and.arrow.up"), menu: UIMenu(children: formats))
    item.accessibilityLabel = "Export"
    return item
  }

  private var more: UIBarButtonItem {
    let looks = UIDeferredMenuElement.uncached { [weak self] provide in
      provide(self.map { [$0.touchesAction, $0.darkAction] } ?? [])
    }
    let clear = UIAction(
      title: "Clear", image: UIImage(systemName: "trash"), attributes: .destructive
    ) { [weak self] _ in self?.sketch.clear() }
    let item = UIBarButtonItem(
      image: UIImage(systemName: "ellipsis"), menu: UIMenu(children: [looks, clear]))
    item.accessibilityLabel = "More"
    return item
  }

  private var touchesAction: UIAction {
    UIAction(
      title: "Show Touches", image: UIImage(systemName: "hand.tap"),
      state: canvas.showsTouches ? .on : .off
    ) { [weak self] _ in self?.canvas.showsTouches.toggle() }
  }

  /// Changes all pages.
  private var darkAction: UIAction {
    let isDark = traitCollection.userInterfaceStyle == .dark
    return UIAction(
      title: "Dark", image: UIImage(systemName: "moon"), state: isDark ? .on : .off
    ) { [weak self] _ in
      self?.view.window?.overrideUserInterfaceStyle = isDark ? .light : .dark
    }
  }

  // MARK: Files

  /// Asks where a copy of the sketch goes.
  private func export(_ format: SketchFormat) {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("Sketch.\(format.rawValue)")
    do {
      try format.data(of: sketch, size: canvas.bounds.size).write(to: file, options: .atomic)
      present(UIDocumentPickerViewController(forExporting: [file], asCopy: true), animated: true)
    } catch {
      let alert = UIAlertController(
        title: "The sketch can’t be written.", message: error.localizedDescription,
        preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      present(alert, animated: true)
    }
  }
}
