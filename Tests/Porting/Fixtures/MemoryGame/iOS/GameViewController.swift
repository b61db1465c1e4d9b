import UIKit

class GameViewController: UIViewController, CardViewDelegate {

    @IBOutlet private weak var movesLabel: UILabel!
    @IBOutlet private weak var messageLabel: UILabel!
    @IBOutlet private var newGameButton: UIButton!

    private(set) var cards: [CardView] = []
    private var open: [CardView] = []
    private var moves = 0 {
        didSet { movesLabel.text = "Moves: \(moves)" }
    }

    private let impact = UIImpactFeedbackGenerator(style: .light)
    private let notification = UINotificationFeedbackGenerator()

    override func viewDidLoad() {
        super.viewDidLoad()
        let cloth = UIImageView(frame: view.bounds)
        cloth.image = GameViewController.felt().resizableImage(withCapInsets: .zero, resizingMode: .tile)
        cloth.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(cloth)

        let moves = UILabel(frame: CGRect(x: 16, y: 16, width: 200, height: 24))
        moves.textColor = .white
        moves.accessibilityIdentifier = "moves"
        view.addSubview(moves)
        movesLabel = moves

        let message = UILabel(frame: .zero)
        message.textColor = .white
        message.textAlignment = .center
        message.font = UIFont(descriptor: UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title1), size: 0)
        message.accessibilityIdentifier = "message"
        message.alpha = 0
        view.addSubview(message)
        messageLabel = message

        newGameButton = UIButton(type: .system)
        newGameButton.setTitle("New Game", for: .normal)
        newGameButton.tintColor = .white
        newGameButton.accessibilityIdentifier = "new"
        newGameButton.addTarget(self, action: #selector(GameViewController.newGame(_:)), for: .touchUpInside)
        view.addSubview(newGameButton)

        deal()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        newGameButton.sizeToFit()
        newGameButton.frame.origin = CGPoint(x: view.bounds.width - newGameButton.frame.width - 16, y: 12)
        messageLabel.frame = CGRect(x: 0, y: view.bounds.height - 48, width: view.bounds.width, height: 40)

        let columns = UserDefaults.standard.integer(forKey: "columns")
        let rows = (cards.count + columns - 1) / columns
        let area = CGRect(x: 16, y: 56, width: view.bounds.width - 32, height: view.bounds.height - 112)
        let side = floor(min(area.width / CGFloat(columns), area.height / CGFloat(rows))) - 8
        for (index, card) in cards.enumerated() {
            let place = IndexPath(row: index % columns, section: index / columns)
            card.frame = CGRect(
                x: area.minX + CGFloat(place.row) * (side + 8), y: area.minY + CGFloat(place.section) * (side + 8),
                width: side, height: side)
        }
    }

    private func deal() {
        NSObject.cancelPreviousPerformRequests(withTarget: self)
        cards.forEach { $0.removeFromSuperview() }
        open = []
        moves = 0
        let deck = Deck(pairs: 8, seed: UserDefaults.standard.integer(forKey: "seed"))
        cards = deck.names.enumerated().map { index, name in
            let card = CardView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
            card.show(name)
            card.delegate = self
            card.tag = 100 + index
            card.accessibilityIdentifier = "card-\(index)"
            view.addSubview(card)
            return card
        }
        view.setNeedsLayout()
    }

    private static func felt() -> UIImage {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 8, height: 8), true, 1)
        defer { UIGraphicsEndImageContext() }
        UIColor(red: 0.05, green: 0.35, blue: 0.2, alpha: 1).setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 8, height: 8))
        UIColor(red: 0.06, green: 0.38, blue: 0.22, alpha: 1).set()
        UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
        return UIGraphicsGetImageFromCurrentImageContext()!
    }

    // MARK: - Playing

    @IBAction func newGame(_ sender: Any?) {
        UserDefaults.standard.set(UserDefaults.standard.integer(forKey: "seed") + 1, forKey: "seed")
        UIView.animate(withDuration: 0.2, animations: { self.messageLabel.alpha = 0 }, completion: nil)
        deal()
    }

    let flipDuration: TimeInterval = 0.3

    func cardTapped(_ card: CardView) {
        if open.count == 2 {
            closeMismatch()
        }
        impact.impactOccurred()
        card.flip()
        open.append(card)
        guard open.count == 2 else { return }
        moves += 1
        if open[0].pairName == open[1].pairName {
            matched()
        } else {
            perform(#selector(closeMismatch), with: nil, afterDelay: 0.4)
        }
    }

    func cardDidFlip(_ card: CardView) {
        guard card.isMatched else { return }
        UIView.animate(
            withDuration: 0.15, delay: 0, options: [.autoreverse],
            animations: {
                card.transform = CGAffineTransform(scaleX: 1.1, y: 1.1)
            },
            completion: { _ in
                card.transform = .identity
            })
    }

    private func matched() {
        open.forEach { $0.isMatched = true }
        open.removeAll()
        notification.notificationOccurred(.success)
        if cards.allSatisfy({ $0.isMatched }) {
            messageLabel.text = String(format: "Solved in %d moves", moves)
            UIAccessibility.post(notification: .announcement, argument: messageLabel.text)
            UIView.animate(withDuration: 0.5) { self.messageLabel.alpha = 1 }
        }
    }

    @objc private func closeMismatch() {
        NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(closeMismatch), object: nil)
        for card in open {
            card.flip()
        }
        open.removeAll()
    }
}
