import UIKit

@objc protocol CanvasViewDelegate: NSObjectProtocol {
    @objc optional func canvasViewDidBeginStroke(_ canvasView: CanvasView)
    @objc optional func canvasViewDidChange(_ canvasView: CanvasView)
}

/// Draws strokes. Every change can be undone with its undo manager.
class CanvasView: UIView {

    @IBOutlet weak var delegate: CanvasViewDelegate?

    @objc var strokeColor: UIColor = .black
    @objc var strokeWidth: CGFloat = 4

    private(set) var strokes: [Stroke] = []
    private var current: [UITouch: Stroke] = [:]
    private let history = UndoManager()

    override var undoManager: UndoManager? {
        return history
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = .white
        isMultipleTouchEnabled = true
        contentMode = .redraw
        history.levelsOfUndo = 20
        isAccessibilityElement = true
        accessibilityLabel = "Canvas"
        accessibilityTraits = .allowsDirectInteraction
    }

    override var canBecomeFirstResponder: Bool { true }

    // MARK: Changes

    @objc func add(_ stroke: Stroke) {
        history.registerUndo(withTarget: self, selector: #selector(remove(_:)), object: stroke)
        history.setActionName("Stroke")
        strokes.append(stroke)
        changed(in: stroke.dirtyRect)
    }

    @objc func remove(_ stroke: Stroke) {
        history.registerUndo(withTarget: self, selector: #selector(add(_:)), object: stroke)
        strokes.removeAll { $0 === stroke }
        changed(in: stroke.dirtyRect)
    }

    func clear() {
        let old = strokes
        guard !old.isEmpty else { return }
        history.registerUndo(withTarget: self) { canvas in
            canvas.restore(old)
        }
        history.setActionName("Clear")
        strokes = []
        changed(in: bounds)
    }

    private func restore(_ old: [Stroke]) {
        history.registerUndo(withTarget: self) { $0.clear() }
        strokes = old
        changed(in: bounds)
    }

    private func changed(in rect: CGRect) {
        setNeedsDisplay(rect)
        delegate?.canvasViewDidChange?(self)
    }

    // MARK: Touches

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            let stroke = Stroke(color: strokeColor, width: strokeWidth)
            stroke.append(touch.location(in: self))
            current[touch] = stroke
        }
        delegate?.canvasViewDidBeginStroke?(self)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            guard let stroke = current[touch] else { continue }
            for coalesced in event?.coalescedTouches(for: touch) ?? [touch] {
                stroke.append(coalesced.preciseLocation(in: self))
            }
            setNeedsDisplay(stroke.dirtyRect)
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            if let stroke = current.removeValue(forKey: touch) {
                add(stroke)
            }
        }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        touches.forEach { current[$0] = nil }
        setNeedsDisplay()
    }

    // MARK: Drawing

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setFillColor(UIColor.white.cgColor)
        context.fill(rect)
        for stroke in strokes + current.values {
            guard stroke.dirtyRect.intersects(rect) else { continue }
            stroke.color.setStroke()
            stroke.path.stroke()
        }
    }

    func snapshot() -> UIImage? {
        UIGraphicsBeginImageContextWithOptions(bounds.size, true, 1)
        defer { UIGraphicsEndImageContext() }
        draw(bounds)
        return UIGraphicsGetImageFromCurrentImageContext()
    }
}
