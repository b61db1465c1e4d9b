import UIKit

class PadViewController: UIViewController, CanvasViewDelegate {

    private enum Tool: Int, CaseIterable {
        case black, red, blue, green

        var color: UIColor {
            switch self {
            case .black: return .black
            case .red: return .red
            case .blue: return .blue
            case .green: return UIColor(hue: 0.35, saturation: 1, brightness: 0.6, alpha: 1)
            }
        }
    }

    let canvas = CanvasView()
    private let toolbar = UIView()
    private let statusLabel = UILabel()
    private var colorButtons: [UIButton] = []
    private lazy var undoButton = makeButton("arrow.uturn.backward", label: "Undo", action: #selector(undo(_:)))
    private lazy var redoButton = makeButton("arrow.uturn.forward", label: "Redo", action: #selector(redo(_:)))
    private lazy var clearButton = makeButton("trash", label: "Clear", action: #selector(clear(_:)))

    private(set) var saved: Data?

    // MARK: Life

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .lightGray
        canvas.delegate = self
        canvas.accessibilityIdentifier = "canvas"
        canvas.layer.shadowOpacity = 0.3
        canvas.layer.shadowOffset = CGSize(width: 0, height: 1)
        view.addSubview(canvas)
        view.addSubview(toolbar)

        for tool in Tool.allCases {
            let button = UIButton(type: .custom)
            button.tag = tool.rawValue
            button.backgroundColor = tool.color
            button.layer.borderColor = UIColor.white.cgColor
            button.accessibilityLabel = "\(tool)"
            button.accessibilityIdentifier = "color-\(tool)"
            button.addTarget(self, action: #selector(pickColor), for: .touchUpInside)
            colorButtons.append(button)
            toolbar.addSubview(button)
        }
        [undoButton, redoButton, clearButton].forEach(toolbar.addSubview)

        statusLabel.font = .preferredFont(forTextStyle: .caption1)
        statusLabel.accessibilityIdentifier = "status"
        toolbar.addSubview(statusLabel)
        pickColor(colorButtons[0])

        let center = NotificationCenter.default
        let names: [NSNotification.Name] = [.NSUndoManagerDidUndoChange, .NSUndoManagerDidRedoChange, .NSUndoManagerDidCloseUndoGroup]
        for name in names {
            center.addObserver(self, selector: #selector(undoManagerChanged(_:)), name: name, object: canvas.undoManager)
        }
        updateButtons()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        canvas.becomeFirstResponder()
    }

    override func viewWillLayoutSubviews() {
        let bounds = view.bounds
        toolbar.frame = CGRect(x: 0, y: bounds.height - 64, width: bounds.width, height: 64)
        canvas.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - 64).insetBy(dx: 12, dy: 12)
        var x: CGFloat = 12
        for button in colorButtons {
            button.frame = CGRect(x: x, y: 16, width: 32, height: 32)
            button.layer.cornerRadius = 16
            x += 40
        }
        for button in [undoButton, redoButton, clearButton] {
            button.frame = CGRect(x: x, y: 12, width: 40, height: 40)
            x += 44
        }
        statusLabel.frame = CGRect(x: x + 8, y: 12, width: bounds.width - x - 16, height: 40)
    }

    private func makeButton(_ symbol: String, label: String, action: Selector) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: symbol), for: .normal)
        button.accessibilityLabel = label
        button.accessibilityIdentifier = label.lowercased()
        button.addTarget(self, action: action, for: .touchUpInside)
        return button
    }

    // MARK: Actions

    @objc private func pickColor(_ sender: UIButton) {
        guard let tool = Tool(rawValue: sender.tag) else { return }
        canvas.strokeColor = tool.color
        for button in colorButtons {
            button.layer.borderWidth = button == sender ? 3 : 0
            button.isSelected = button == sender
        }
    }

    @objc func undo(_ sender: Any?) {
        canvas.undoManager?.undo()
    }

    @objc func redo(_ sender: Any?) {
        canvas.undoManager?.redo()
    }

    @objc func clear(_ sender: Any?) {
        canvas.clear()
    }

    override var keyCommands: [UIKeyCommand]? {
        let undoCommand = UIKeyCommand(title: "Undo", action: #selector(undo(_:)), input: "z", modifierFlags: .command)
        let redoCommand = UIKeyCommand(title: "Redo", action: #selector(redo(_:)), input: "z", modifierFlags: [.command, .shift])
        return [undoCommand, redoCommand]
    }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        switch action {
        case #selector(undo(_:)): return canvas.undoManager?.canUndo ?? false
        case #selector(redo(_:)): return canvas.undoManager?.canRedo ?? false
        default: return super.canPerformAction(action, withSender: sender)
        }
    }

    @objc private func undoManagerChanged(_ notification: Notification) {
        updateButtons()
    }

    private func updateButtons() {
        undoButton.isEnabled = canvas.undoManager!.canUndo
        redoButton.isEnabled = canvas.undoManager!.canRedo
        clearButton.isEnabled = !canvas.strokes.isEmpty
    }

    // MARK: Canvas

    func canvasViewDidChange(_ canvasView: CanvasView) {
        statusLabel.text = "\(canvasView.strokes.count) strokes, edited"
        updateButtons()
        NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(save), object: nil)
        perform(#selector(save), with: nil, afterDelay: 0.2)
    }

    @objc func save() {
        saved = canvas.snapshot()?.pngData()
        statusLabel.text = "\(canvas.strokes.count) strokes, saved"
    }
}
