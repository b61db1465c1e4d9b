import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A slider with a gradient of the colours it leads to.
@IBDesignable
open class ChannelSlider: UIControl {

    @IBInspectable @objc open dynamic var value: Float = 0 {
        didSet {
            value = min(max(value, minimumValue), maximumValue)
            setNeedsLayout()
        }
    }

    @IBInspectable open var minimumValue: Float = 0
    @IBInspectable open var maximumValue: Float = 1
    @IBInspectable open var step: Float = 0.25

    private let track = CAGradientLayer()
    private let knob = CALayer()
    private var grip: CGFloat = 0

    // MARK: Initialisation

    public override init(frame: CGRect) {
        super.init(frame: frame)
        configure()
    }

    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        configure()
    }

    private func configure() {
        track.startPoint = CGPoint(x: 0, y: 0.5)
        track.endPoint = CGPoint(x: 1, y: 0.5)
        track.borderColor = UIColor(white: 0, alpha: 0.2).cgColor
        track.borderWidth = 1
        knob.backgroundColor = UIColor.white.cgColor
        knob.shadowOpacity = 0.3
        knob.shadowRadius = 3
        knob.shadowOffset = CGSize(width: 0, height: 2)
        layer.addSublayer(track)
        layer.addSublayer(knob)
        isAccessibilityElement = true
        accessibilityTraits.insert(.adjustable)
        let doubleTap = UITapGestureRecognizer(target: self, action: #selector(reset))
        doubleTap.numberOfTapsRequired = 2
        addGestureRecognizer(doubleTap)
    }

    open func setTrackColors(_ colors: [UIColor]) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        track.colors = colors.map { $0.cgColor }
        CATransaction.commit()
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize {
        return CGSize(width: UIView.noIntrinsicMetric, height: 32)
    }

    private var knobCenter: CGFloat {
        let part = CGFloat((value - minimumValue) / (maximumValue - minimumValue))
        return 16 + part * (bounds.width - 32)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        track.frame = bounds.insetBy(dx: 8, dy: (bounds.height - 12) / 2)
        track.cornerRadius = 6
        knob.bounds = CGRect(x: 0, y: 0, width: 28, height: 28)
        knob.position = CGPoint(x: knobCenter, y: bounds.midY)
        knob.cornerRadius = 14
        knob.transform = isTracking ? CATransform3DMakeScale(1.15, 1.15, 1) : CATransform3DIdentity
        CATransaction.commit()
    }

    // MARK: Tracking

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let x = touch.location(in: self).x
        grip = abs(x - knobCenter) < 22 ? x - knobCenter : 0
        sendActions(for: .editingDidBegin)
        return continueTracking(touch, with: event)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let part = Float((touch.location(in: self).x - grip - 16) / (bounds.width - 32))
        let old = value
        value = minimumValue + part * (maximumValue - minimumValue)
        if value != old {
            sendActions(for: .valueChanged)
        }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        sendActions(for: .editingDidEnd)
        setNeedsLayout()
    }

    open override func cancelTracking(with event: UIEvent?) {
        sendActions(for: .editingDidEnd)
        setNeedsLayout()
    }

    @objc private func reset() {
        value = minimumValue
        sendActions(for: .valueChanged)
    }

    // MARK: Accessibility

    open override func accessibilityIncrement() {
        value += step
        sendActions(for: .valueChanged)
    }

    open override func accessibilityDecrement() {
        value -= step
        sendActions(for: .valueChanged)
    }

    open override var accessibilityValue: String? {
        get { return "\(Int((value * 100).rounded())) %" }
        set {}
    }
}
