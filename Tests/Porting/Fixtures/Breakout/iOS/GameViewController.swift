import UIKit

private var gameContext = 0

class GameViewController: UIViewController {
    @objc let game = Game()
    private let field = FieldView(frame: CGRect(origin: .zero, size: Game.field))
    private let scoreLabel = UILabel()
    private let livesLabel = UILabel()
    private let hintLabel = UILabel()
    private var displayLink: CADisplayLink!
    private var heldKey: UIKeyboardHIDUsage?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        field.accessibilityIdentifier = "field"
        view.addSubview(field)
        for (label, identifier) in [(scoreLabel, "score"), (livesLabel, "lives"), (hintLabel, "hint")] {
            label.textColor = .white
            label.font = UIFont.monospacedDigitSystemFont(ofSize: 15, weight: .semibold)
            label.accessibilityIdentifier = identifier
            view.addSubview(label)
        }
        livesLabel.textAlignment = .right
        hintLabel.textAlignment = .center

        game.addObserver(self, forKeyPath: #keyPath(Game.score), options: [.initial, .new], context: &gameContext)
        game.addObserver(self, forKeyPath: #keyPath(Game.lives), options: [.initial, .new], context: &gameContext)
        game.addObserver(self, forKeyPath: "isPaused", options: [.initial, .old, .new], context: &gameContext)

        let pan = UIPanGestureRecognizer(target: self, action: #selector(panned(_:)))
        pan.maximumNumberOfTouches = 1
        view.addGestureRecognizer(pan)
        let tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
        view.addGestureRecognizer(tap)

        displayLink = CADisplayLink(target: self, selector: #selector(step))
        displayLink.isPaused = true
        displayLink.add(to: RunLoop.main, forMode: RunLoop.Mode.default)

        NotificationCenter.default.addObserver(
            self, selector: #selector(GameViewController.pause), name: UIApplication.willResignActiveNotification, object: nil)
        field.rebuild(game)
    }

    deinit {
        game.removeObserver(self, forKeyPath: #keyPath(Game.score), context: &gameContext)
        game.removeObserver(self, forKeyPath: #keyPath(Game.lives), context: &gameContext)
        game.removeObserver(self, forKeyPath: "isPaused", context: &gameContext)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }

    override var canBecomeFirstResponder: Bool { return true }
    override var prefersStatusBarHidden: Bool { return true }
    override var prefersHomeIndicatorAutoHidden: Bool { return true }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width
        field.center = CGPoint(x: width / 2, y: 48 + Game.field.height / 2)
        scoreLabel.frame = CGRect(x: field.frame.minX, y: 12, width: 150, height: 24)
        livesLabel.frame = CGRect(x: field.frame.maxX - 150, y: 12, width: 150, height: 24)
        hintLabel.frame = CGRect(x: 0, y: field.frame.maxY + 8, width: width, height: 24)
    }

    // MARK: KVO

    // swift-format-ignore
    override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey : Any]?, context: UnsafeMutableRawPointer?) {
        guard context == &gameContext else {
            super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
            return
        }
        switch keyPath {
        case #keyPath(Game.score):
            scoreLabel.text = "Score \(change?[.newKey] as? Int ?? 0)"
        case #keyPath(Game.lives):
            livesLabel.text = String(repeating: "●", count: game.lives)
        default:
            let isPaused = (change?[.newKey] as? NSNumber)?.boolValue ?? true
            displayLink?.isPaused = isPaused
            hintLabel.text = !isPaused ? nil : game.isOver ? "Game over. Tap to play again" : "Tap to serve"
            UIAccessibility.post(notification: .layoutChanged, argument: hintLabel)
        }
    }

    // MARK: Playing

    @objc private func step(_ link: CADisplayLink) {
        let seconds = min(link.targetTimestamp - link.timestamp, 1.0 / 30)
        switch heldKey {
        case .keyboardLeftArrow?: game.paddleX -= CGFloat(400 * seconds)
        case .keyboardRightArrow?: game.paddleX += CGFloat(400 * seconds)
        default: break
        }
        if let brick = game.advance(by: seconds) {
            field.destroy(brick: brick)
        }
        field.show(game)
    }

    @objc private func panned(_ pan: UIPanGestureRecognizer) {
        game.paddleX += pan.translation(in: field).x
        pan.setTranslation(CGPoint.zero, in: field)
        field.show(game)
    }

    @objc private func tapped() {
        guard game.isPaused else { return }
        if game.isOver {
            game.restart()
            field.rebuild(game)
        } else {
            game.serve()
        }
    }

    @objc func pause() {
        game.isPaused = true
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let key = presses.first?.key else { return super.pressesBegan(presses, with: event) }
        switch key.keyCode {
        case .keyboardLeftArrow, .keyboardRightArrow: heldKey = key.keyCode
        case .keyboardSpacebar: tapped()
        default: super.pressesBegan(presses, with: event)
        }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.contains(where: { $0.key?.keyCode == heldKey }) {
            heldKey = nil
        } else {
            super.pressesEnded(presses, with: event)
        }
    }
}
