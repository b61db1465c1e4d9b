//
//  CalculatorViewController.swift
//  Calculator
//

import UIKit

class CalculatorViewController: UIViewController {

    private struct Key {
        let title: String
        let identifier: String
        let action: Selector
        var tag = 0
        var columns = 1
        var color = UIColor(white: 0.2, alpha: 1)
    }

    private static let accent = UIColor(red: 1, green: 0.62, blue: 0.04, alpha: 1)
    private static let light = UIColor(white: 0.65, alpha: 1)

    private lazy var rows: [[Key]] = [
        [
            Key(title: "AC", identifier: "clear", action: #selector(clearTapped(_:)), color: Self.light),
            Key(title: "±", identifier: "negate", action: #selector(negateTapped), color: Self.light),
            Key(title: "%", identifier: "percent", action: #selector(percentTapped), color: Self.light),
            Key(title: "÷", identifier: "divide", action: #selector(operationTapped(_:)), tag: 4, color: Self.accent),
        ],
        [
            Key(title: "7", identifier: "7", action: #selector(digitTapped(_:)), tag: 7),
            Key(title: "8", identifier: "8", action: #selector(digitTapped(_:)), tag: 8),
            Key(title: "9", identifier: "9", action: #selector(digitTapped(_:)), tag: 9),
            Key(title: "×", identifier: "multiply", action: #selector(operationTapped(_:)), tag: 3, color: Self.accent),
        ],
        [
            Key(title: "4", identifier: "4", action: #selector(digitTapped(_:)), tag: 4),
            Key(title: "5", identifier: "5", action: #selector(digitTapped(_:)), tag: 5),
            Key(title: "6", identifier: "6", action: #selector(digitTapped(_:)), tag: 6),
            Key(title: "−", identifier: "subtract", action: #selector(operationTapped(_:)), tag: 2, color: Self.accent),
        ],
        [
            Key(title: "1", identifier: "1", action: #selector(digitTapped(_:)), tag: 1),
            Key(title: "2", identifier: "2", action: #selector(digitTapped(_:)), tag: 2),
            Key(title: "3", identifier: "3", action: #selector(digitTapped(_:)), tag: 3),
            Key(title: "+", identifier: "add", action: #selector(operationTapped(_:)), tag: 1, color: Self.accent),
        ],
        [
            Key(title: "0", identifier: "0", action: #selector(digitTapped(_:)), tag: 0, columns: 2),
            Key(title: ".", identifier: "point", action: #selector(pointTapped)),
            Key(title: "=", identifier: "equals", action: #selector(equalsTapped), color: Self.accent),
        ],
    ]

    private let engine = CalculatorEngine()
    private let display = UILabel()
    private var buttons: [[KeyButton]] = []

    override var canBecomeFirstResponder: Bool {
        return true
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        engine.delegate = self

        display.text = engine.entry
        display.textColor = .white
        display.textAlignment = .right
        display.font = UIFont.monospacedDigitSystemFont(ofSize: 64, weight: .light)
        display.adjustsFontSizeToFitWidth = true
        display.minimumScaleFactor = 0.4
        display.accessibilityIdentifier = "display"
        display.isUserInteractionEnabled = true
        view.addSubview(display)

        let swipe = UISwipeGestureRecognizer(target: self, action: #selector(displaySwiped))
        swipe.direction = [.left, .right]
        display.addGestureRecognizer(swipe)

        for row in rows {
            buttons.append(row.map(makeButton))
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let margin: CGFloat = 16, spacing: CGFloat = 12
        let width = (view.bounds.width - 2 * margin - 3 * spacing) / 4
        let height = min(width, (view.bounds.height * 0.7 - 4 * spacing) / 5)
        var y = view.bounds.height - margin - 5 * height - 4 * spacing
        display.frame = CGRect(x: margin, y: y - 96, width: view.bounds.width - 2 * margin, height: 80)
        for (row, keys) in zip(buttons, rows) {
            var x = margin
            for (button, key) in zip(row, keys) {
                let span = CGFloat(key.columns)
                button.bounds.size = CGSize(width: span * width + (span - 1) * spacing, height: height)
                button.center = CGPoint(x: x + button.bounds.midX, y: y + height / 2)
                x += button.bounds.width + spacing
            }
            y += height + spacing
        }
    }

    private func makeButton(for key: Key) -> KeyButton {
        let button = KeyButton(title: key.title, identifier: key.identifier, color: key.color)
        button.tag = key.tag
        button.addTarget(self, action: key.action, for: .touchUpInside)
        view.addSubview(button)
        return button
    }

    // MARK: - Actions

    @objc func digitTapped(_ sender: UIButton) {
        engine.enter(digit: sender.tag)
    }

    @objc func operationTapped(_ sender: UIButton) {
        guard let operation = Operation(rawValue: sender.tag) else { return }
        engine.enter(operation: operation)
    }

    @objc func pointTapped() {
        engine.enterPoint()
    }

    @objc func equalsTapped() {
        engine.equals()
    }

    @objc func negateTapped() {
        engine.negate()
    }

    @objc func percentTapped() {
        engine.percent()
    }

    @objc func clearTapped(_ sender: Any?) {
        // Goes to whoever handles "delete" first in the responder chain: this controller.
        UIApplication.shared.sendAction(#selector(UIResponderStandardEditActions.delete(_:)), to: nil, from: sender, for: nil)
    }

    @objc func displaySwiped() {
        engine.deleteLast()
    }

    override func delete(_ sender: Any?) {
        engine.clear()
    }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if action == #selector(UIResponderStandardEditActions.delete(_:)) {
            return true
        }
        return super.canPerformAction(action, withSender: sender)
    }

    // MARK: - Keyboard

    override var keyCommands: [UIKeyCommand]? {
        var commands = (0...9).map {
            UIKeyCommand(input: "\($0)", modifierFlags: [], action: #selector(keyTyped(_:)))
        }
        for input in ["+", "-", "*", "/", "=", "."] {
            commands.append(UIKeyCommand(input: input, modifierFlags: [], action: #selector(keyTyped(_:))))
        }
        commands.append(UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: #selector(delete(_:))))
        commands.append(UIKeyCommand(input: "k", modifierFlags: .command, action: #selector(delete(_:))))
        return commands
    }

    @objc func keyTyped(_ command: UIKeyCommand) {
        guard let input = command.input else { return }
        switch input {
        case "+": engine.enter(operation: .add)
        case "-": engine.enter(operation: .subtract)
        case "*": engine.enter(operation: .multiply)
        case "/": engine.enter(operation: .divide)
        case "=": engine.equals()
        case ".": engine.enterPoint()
        default:
            if let digit = Int(input) {
                engine.enter(digit: digit)
            }
        }
    }
}

// MARK: - CalculatorEngineDelegate

extension CalculatorViewController: CalculatorEngineDelegate {

    func engineDidChange(_ engine: CalculatorEngine) {
        display.textColor = .white
        display.text = engine.entry
        for button in buttons.joined() where button.actions(forTarget: self, forControlEvent: .touchUpInside)?.first == "operationTapped:" {
            button.isSelected = button.tag == engine.pending?.rawValue
        }
    }

    func engine(_ engine: CalculatorEngine, didFailWith message: String) {
        display.text = message
        display.textColor = .red
        UINotificationFeedbackGenerator().notificationOccurred(.error)
    }
}
