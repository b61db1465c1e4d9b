import UIKit

final class NoteListViewController: UIViewController {

    private let store: NoteStore
    private var rows: [NoteRow] = []
    private let scrollView = UIScrollView()
    private var selection: UUID?

    init(store: NoteStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.alwaysBounceVertical = true
        scrollView.accessibilityIdentifier = "list"
        view.addSubview(scrollView)
        view.addInteraction(UIDropInteraction(delegate: self))
        NotificationCenter.default.addObserver(self, selector: #selector(reload), name: .notesDidChange, object: store)
        reload()
    }

    @objc private func reload() {
        rows.forEach { $0.removeFromSuperview() }
        rows = store.notes.enumerated().map { index, note in
            let row = NoteRow(note: note)
            row.frame = CGRect(x: 0, y: 44 * CGFloat(index), width: scrollView.bounds.width, height: 44)
            row.autoresizingMask = .flexibleWidth
            row.isSelected = note.id == selection
            row.addAction(UIAction { [weak self] _ in self?.select(note) }, for: .touchUpInside)
            row.addInteraction(UIDragInteraction(delegate: self))
            row.addInteraction(UIContextMenuInteraction(delegate: self))
            scrollView.addSubview(row)
            return row
        }
        scrollView.contentSize = CGSize(width: 0, height: 44 * CGFloat(rows.count))
    }

    private func select(_ note: Note) {
        selection = note.id
        rows.forEach { $0.isSelected = $0.note.id == note.id }
    }

    // MARK: - Windows

    private func session(of id: UUID) -> UISceneSession? {
        UIApplication.shared.openSessions.first { $0.userInfo?[NoteSceneDelegate.idKey] as? String == id.uuidString }
    }

    private func open(_ id: UUID) {
        let activity = NSUserActivity(activityType: NoteSceneDelegate.activityType)
        activity.userInfo = [NoteSceneDelegate.idKey: id.uuidString]
        UIApplication.shared.requestSceneSessionActivation(session(of: id), userActivity: activity, options: nil) { error in
            print("no window: \(error.localizedDescription)")
        }
    }

    // MARK: - Keys

    override var canBecomeFirstResponder: Bool { true }

    override var keyCommands: [UIKeyCommand]? {
        let close = UIKeyCommand(title: "Delete", action: #selector(deleteSelected), input: "\u{8}", modifierFlags: .command)
        close.attributes = .destructive
        return [
            UIKeyCommand(title: "New Note", action: #selector(newNote), input: "n", modifierFlags: .command),
            UIKeyCommand(title: "Open in Window", action: #selector(openSelected), input: "o", modifierFlags: [.command, .shift]),
            UIKeyCommand(title: "Next", action: #selector(selectNext), input: UIKeyCommand.inputDownArrow),
            close,
        ]
    }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if action == #selector(openSelected) || action == #selector(deleteSelected) {
            return selection != nil
        }
        return super.canPerformAction(action, withSender: sender)
    }

    @objc private func newNote() {
        store.add("Note \(store.notes.count + 1)")
    }

    @objc private func openSelected() {
        selection.map(open)
    }

    @objc private func deleteSelected() {
        guard let id = selection else { return }
        session(of: id).map { UIApplication.shared.requestSceneSessionDestruction($0, options: nil) }
        selection = nil
        store.remove(id)
    }

    @objc private func selectNext() {
        let index = store.notes.firstIndex { $0.id == selection } ?? -1
        if index + 1 < store.notes.count {
            select(store.notes[index + 1])
        }
    }
}

extension NoteListViewController: UIContextMenuInteractionDelegate {

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let note = (interaction.view as? NoteRow)?.note else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            let pin = UIAction(title: note.isPinned ? "Unpin" : "Pin", image: UIImage(systemName: "pin")) { _ in
                self.store.togglePin(note.id)
            }
            let open = UIAction(title: "Open in New Window") { _ in self.open(note.id) }
            return UIMenu(children: [pin, open])
        }
    }
}

extension NoteListViewController: UIDragInteractionDelegate, UIDropInteractionDelegate {

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: UIDragSession) -> [UIDragItem] {
        guard let row = interaction.view as? NoteRow else { return [] }
        let item = UIDragItem(itemProvider: NSItemProvider(object: row.note.text as NSString))
        item.localObject = row.note
        return [item]
    }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: UIDropSession) -> Bool {
        session.canLoadObjects(ofClass: NSString.self)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: UIDropSession) -> UIDropProposal {
        UIDropProposal(operation: session.localDragSession == nil ? .copy : .move)
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: UIDropSession) {
        guard let note = session.localDragSession?.items.first?.localObject as? Note,
            let index = store.notes.firstIndex(of: note)
        else { return }
        let row = Int(session.location(in: scrollView).y / 44)
        store.move(from: index, to: min(max(row, 0), store.notes.count - 1))
    }
}
