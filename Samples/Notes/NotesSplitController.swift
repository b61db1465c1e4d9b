import UIKit

/// The list of notes beside the note that is shown; in a narrow window, one of them.
class NotesSplitController: UIViewController {
  /// From this width on, both are shown.
  static let leastWidth: CGFloat = 600
  static let listWidth: CGFloat = 240

  let list: NoteListController
  private(set) var editor: NotesViewController?
  private let line = UIView()
  private let back = UIButton(type: .system)
  /// Whether the list is what a narrow window shows.
  private var showsList = false

  init(folder: NoteFolder) {
    list = NoteListController(folder: folder)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    title = "Notes"
    view.backgroundColor = .systemBackground
    addChild(list)
    view.addSubview(list.view)
    list.didMove(toParent: self)
    line.backgroundColor = .separator
    view.addSubview(line)
    back.setTitle("Notes", for: .normal)
    back.addAction(
      UIAction { [weak self] _ in self?.show(list: true) }, for: .primaryActionTriggered)
    view.addSubview(back)
    list.onOpen = { [weak self] in self?.open($0) }
    list.onRename = { [weak self] name in
      guard let self else { return }
      editor?.store = list.folder.store(name)
    }
    list.open(list.folder.names[0])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds
    let isWide = area.width >= Self.leastWidth
    let width = isWide ? Self.listWidth : area.width
    list.view.frame = CGRect(x: 0, y: 0, width: width, height: area.height)
    line.frame = CGRect(x: width, y: 0, width: 1, height: area.height)
    let top: CGFloat = isWide ? 0 : 36
    let start = isWide ? width + 1 : 0
    editor?.view.frame = CGRect(
      x: start, y: top, width: area.width - start, height: area.height - top)
    back.frame = CGRect(x: 8, y: 4, width: 80, height: 32)
    list.view.isHidden = !isWide && !showsList
    editor?.view.isHidden = !isWide && showsList
    line.isHidden = !isWide
    back.isHidden = isWide || showsList
  }

  private func show(list isShown: Bool) {
    showsList = isShown
    view.setNeedsLayout()
  }

  private func open(_ name: String) {
    editor?.close()
    let new = NotesViewController(store: list.folder.store(name))
    editor = new
    addChild(new)
    view.insertSubview(new.view, belowSubview: back)
    new.didMove(toParent: self)
    show(list: false)
  }

  func save() { editor?.save() }
}
