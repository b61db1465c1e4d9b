import UIKit

final class NoteViewController: UIViewController {

    private let store: NoteStore
    private let id: UUID
    private let label = UILabel()

    init(store: NoteStore, id: UUID) {
        self.store = store
        self.id = id
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        label.numberOfLines = 0
        label.text = store.note(with: id)?.text
        label.font = .preferredFont(forTextStyle: .title3)
        label.accessibilityIdentifier = "text"
        view.addSubview(label)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width - 32
        let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        label.frame = CGRect(x: 16, y: 16, width: width, height: size.height)
    }

    override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(title: "Close", action: #selector(close), input: "w", modifierFlags: .command)]
    }

    @objc private func close() {
        guard let session = view.window?.windowScene?.session else { return }
        let options = UIWindowSceneDestructionRequestOptions()
        options.windowDismissalAnimation = .standard
        UIApplication.shared.requestSceneSessionDestruction(session, options: options)
    }
}
