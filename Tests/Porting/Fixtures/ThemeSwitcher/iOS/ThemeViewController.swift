import UIKit

final class ThemeViewController: UIViewController {

    private let header = HeaderView()
    private var cards: [CardView] = []
    private var themeButtons: [UIButton] = []
    private let stylesButton = UIButton(type: .system)
    private let densityButton = UIButton(type: .system)
    private let previewButton = UIButton(type: .system)

    private var themeIndex: Int { Theme.allCases.firstIndex(of: .current)! }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(named: "Canvas")
        header.titleLabel.text = "Themes"
        header.badge.count = 3
        header.titleLabel.accessibilityIdentifier = "header"
        header.badge.accessibilityIdentifier = "header-badge"
        view.addSubview(header)
        makeCards()

        for theme in Theme.allCases {
            let button = UIButton(
                type: .system,
                primaryAction: UIAction(title: theme.title) { [weak self] _ in
                    self?.choose(theme)
                })
            button.accessibilityIdentifier = theme.rawValue
            themeButtons.append(button)
            view.addSubview(button)
        }
        configure(stylesButton, "style", UIAction(title: "Style") { [weak self] _ in self?.nextStyle() })
        configure(densityButton, "density", UIAction(title: "Density") { [weak self] _ in self?.toggleDensity() })
        configure(previewButton, "preview", UIAction(title: "Preview") { [weak self] _ in self?.presentPreview() })
    }

    private func configure(_ button: UIButton, _ identifier: String, _ action: UIAction) {
        button.addAction(action, for: .primaryActionTriggered)
        button.setTitle(action.title, for: .normal)
        button.accessibilityIdentifier = identifier
        view.addSubview(button)
    }

    private func makeCards() {
        cards.forEach { $0.removeFromSuperview() }
        cards = ["Inbox", "Drafts", "Archive"].enumerated().map { CardView(title: $1, number: $0 + 1) }
        cards.forEach(view.addSubview)
        view.setNeedsLayout()
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let width = view.bounds.width
        header.frame = CGRect(x: 0, y: 8, width: width, height: 48)
        let height = 56 * CGFloat(traitCollection.density)
        for (index, card) in cards.enumerated() {
            card.frame = CGRect(x: 16, y: 64 + CGFloat(index) * (height + 8), width: width - 32, height: height)
        }
        let buttons = themeButtons + [stylesButton, densityButton, previewButton]
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(
                x: 16 + CGFloat(index % 3) * 100, y: view.bounds.height - 100 + CGFloat(index / 3) * 44, width: 92, height: 40)
        }
    }

    // MARK: - Choosing

    private func choose(_ theme: Theme) {
        theme.apply()
        makeCards()
        // Appearance goes for views that enter the window: take the header out and in again.
        header.removeFromSuperview()
        view.addSubview(header)
    }

    private func nextStyle() {
        guard let window = view.window else { return }
        switch window.overrideUserInterfaceStyle {
        case .unspecified: window.overrideUserInterfaceStyle = .dark
        case .dark: window.overrideUserInterfaceStyle = .light
        case .light: window.overrideUserInterfaceStyle = .unspecified
        @unknown default: break
        }
    }

    private func toggleDensity() {
        if traitOverrides.contains(DensityTrait.self) {
            traitOverrides.remove(DensityTrait.self)
        } else {
            traitOverrides.density = 0.5
        }
        view.setNeedsLayout()
    }

    /// Shows the theme in the other style.
    private func presentPreview() {
        let preview = PreviewViewController()
        preview.overrideUserInterfaceStyle = traitCollection.userInterfaceStyle == .dark ? .light : .dark
        preview.modalPresentationStyle = .overFullScreen
        preview.modalTransitionStyle = .crossDissolve
        present(preview, animated: true)
    }
}

final class PreviewViewController: UIViewController {

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(named: "Canvas")
        view.accessibilityIdentifier = "preview-background"
        let card = CardView(title: "Preview", number: 9)
        card.frame = CGRect(x: 16, y: 64, width: 240, height: 56)
        view.addSubview(card)
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(close)))
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }

    override var canBecomeFirstResponder: Bool { true }

    override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(title: "Close", action: #selector(close), input: "w", modifierFlags: .command)]
    }

    @objc private func close() {
        dismiss(animated: true)
    }
}
