import UIKit

/// Page dots that grow and shrink as the pages move.
final class PageDotsView: UIView {

    var numberOfPages = 0 {
        didSet { setNeedsDisplay() }
    }

    /// May lie between two pages.
    var progress: CGFloat = 0 {
        didSet {
            guard progress != oldValue else { return }
            setNeedsDisplay()
            accessibilityValue = "page \(Int(progress.rounded()) + 1) of \(numberOfPages)"
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
        isUserInteractionEnabled = false
        isAccessibilityElement = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("not from a nib") }

    func center(ofDot index: Int) -> CGPoint {
        let spacing: CGFloat = 18
        let first = bounds.midX - spacing * CGFloat(numberOfPages - 1) / 2
        return CGPoint(x: first + spacing * CGFloat(index), y: bounds.midY)
    }

    override func draw(_ rect: CGRect) {
        for index in 0..<numberOfPages {
            let closeness = max(0, 1 - abs(progress - CGFloat(index)))
            let radius = 3 + 2 * closeness
            tintColor.withAlphaComponent(0.3 + 0.7 * closeness).setFill()
            UIBezierPath(
                arcCenter: center(ofDot: index), radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true
            ).fill()
        }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }
}
