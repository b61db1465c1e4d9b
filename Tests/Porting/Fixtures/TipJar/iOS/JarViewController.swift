import UIKit

final class JarViewController: UIViewController {

    private let jar: Jar
    private let jarView = JarView()
    private let titleLabel = UILabel()
    private let countLabel = UILabel()
    private let totalLabel = UILabel()
    private let impact = UIImpactFeedbackGenerator(style: .rigid)

    private lazy var smallButton = UIButton(type: .system, primaryAction: coinAction(.small, "coin.small"))
    private lazy var largeButton = UIButton(type: .system, primaryAction: coinAction(.large, "coin.large"))
    private lazy var emptyButton = UIButton(
        type: .system,
        primaryAction: UIAction(title: NSLocalizedString("empty", comment: ""), image: UIImage(systemName: "trash")) { [weak self] _ in
            self?.jar.empty()
        })
    private lazy var helpButton = UIButton(
        type: .system,
        primaryAction: UIAction(title: NSLocalizedString("help", comment: "")) { [weak self] _ in
            self?.openHelp()
        })

    private(set) var helpOpened: Bool?

    init(jar: Jar) {
        self.jar = jar
        super.init(nibName: nil, bundle: nil)
        jar.onChange = { [weak self] _ in
            self?.update(animated: true)
        }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var undoManager: UndoManager? { jar.undoManager }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
        titleLabel.text = NSLocalizedString("title", comment: "name of the app")
        titleLabel.font = UIFontMetrics(forTextStyle: .largeTitle).scaledFont(for: .systemFont(ofSize: 34, weight: .bold))
        titleLabel.isUserInteractionEnabled = true
        titleLabel.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(translateTitle)))
        totalLabel.textColor = .secondaryLabel
        let views: [(UIView, String)] = [
            (titleLabel, "title"), (countLabel, "count"), (totalLabel, "total"), (smallButton, "small"), (largeButton, "large"),
            (emptyButton, "empty"), (helpButton, "help"),
        ]
        for (view, identifier) in views {
            view.accessibilityIdentifier = identifier
            self.view.addSubview(view)
        }
        view.addSubview(jarView)
        emptyButton.setTitleColor(.systemRed, for: .normal)
        update(animated: false)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width - 32
        titleLabel.frame = CGRect(x: 16, y: 12, width: width, height: 44)
        countLabel.frame = CGRect(x: 16, y: 60, width: width / 2, height: 24)
        totalLabel.frame = CGRect(x: 16 + width / 2, y: 60, width: width / 2, height: 24)
        jarView.frame = CGRect(x: 16, y: 92, width: width, height: view.bounds.height - 204)
        for (index, button) in [smallButton, largeButton, emptyButton, helpButton].enumerated() {
            button.frame = CGRect(
                x: 16 + CGFloat(index % 2) * width / 2, y: view.bounds.height - 104 + CGFloat(index / 2) * 48, width: width / 2 - 8,
                height: 44)
        }
    }

    private func coinAction(_ coin: Coin, _ key: String) -> UIAction {
        UIAction(title: NSLocalizedString(key, comment: ""), identifier: UIAction.Identifier(key)) { [weak self] _ in
            self?.impact.impactOccurred(intensity: coin == .large ? 1 : 0.6)
            self?.jar.add(coin)
        }
    }

    private func update(animated: Bool) {
        guard isViewLoaded else { return }
        countLabel.text = jar.countText
        totalLabel.text = jar.totalText
        jarView.show(jar.coins, animated: animated)
        jarView.accessibilityLabel = jar.countText
        emptyButton.isEnabled = !jar.coins.isEmpty
        UIApplication.shared.applicationIconBadgeNumber = jar.coins.count
    }

    @objc private func translateTitle() {
        let languages = ["en", "de"]
        let next = languages.first { "title".localized(in: $0) != titleLabel.text }
        titleLabel.text = "title".localized(in: next ?? "en")
    }

    private func openHelp() {
        guard let url = URL(string: "tipjar-help:unknown"), !UIApplication.shared.canOpenURL(url) else { return }
        UIApplication.shared.open(url, options: [:]) { [weak self] success in
            self?.helpOpened = success
        }
    }

    override var keyCommands: [UIKeyCommand]? {
        [
            UIKeyCommand(title: "Undo", action: #selector(undoCoin), input: "z", modifierFlags: .command),
            UIKeyCommand(title: "Redo", action: #selector(redoCoin), input: "z", modifierFlags: [.command, .shift]),
        ]
    }

    @objc private func undoCoin() { undoManager?.undo() }
    @objc private func redoCoin() { undoManager?.redo() }
}
