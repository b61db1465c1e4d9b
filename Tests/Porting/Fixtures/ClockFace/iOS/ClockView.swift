import UIKit

final class ClockView: UIView {

    enum Hand: String, CaseIterable {
        case hour, minute, second

        var length: CGFloat {
            switch self {
            case .hour: 0.5
            case .minute: 0.75
            case .second: 0.85
            }
        }

        var width: CGFloat {
            switch self {
            case .hour: 6
            case .minute: 4
            case .second: 1.5
            }
        }
    }

    var time = ClockTime(hour: 10, minute: 8, second: 42) {
        didSet { rotateHands() }
    }

    private let faceLayer = CAShapeLayer()
    private let minuteTicks = CAReplicatorLayer()
    private let hourTicks = CAReplicatorLayer()
    private let hub = CAGradientLayer()
    private var hands: [Hand: CAShapeLayer] = [:]

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.addSublayer(faceLayer)
        addTicks(minuteTicks, count: 60, size: CGSize(width: 1, height: 5))
        addTicks(hourTicks, count: 12, size: CGSize(width: 3, height: 10))
        for hand in Hand.allCases {
            let handLayer = CAShapeLayer()
            handLayer.name = hand.rawValue
            handLayer.lineCap = .round
            handLayer.lineWidth = hand.width
            hands[hand] = handLayer
            layer.addSublayer(handLayer)
        }
        hub.type = .radial
        hub.startPoint = CGPoint(x: 0.5, y: 0.5)
        hub.endPoint = CGPoint(x: 1, y: 1)
        layer.addSublayer(hub)

        isAccessibilityElement = true
        accessibilityTraits = [.image, .updatesFrequently]
        accessibilityLabel = "Clock"

        updateColors()
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (clock: Self, _: UITraitCollection) in
            clock.updateColors()
        }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func addTicks(_ replicator: CAReplicatorLayer, count: Int, size: CGSize) {
        let tick = CALayer()
        tick.bounds.size = size
        tick.cornerRadius = size.width / 2
        replicator.addSublayer(tick)
        replicator.instanceCount = count
        replicator.instanceTransform = CATransform3DMakeRotation(2 * .pi / CGFloat(count), 0, 0, 1)
        layer.addSublayer(replicator)
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        defer { CATransaction.commit() }

        let side = min(bounds.width, bounds.height)
        let square = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        faceLayer.path = UIBezierPath(ovalIn: square.insetBy(dx: 2, dy: 2)).cgPath
        faceLayer.lineWidth = 3
        for ticks in [minuteTicks, hourTicks] {
            ticks.frame = square
            ticks.sublayers?.first?.position = CGPoint(x: side / 2, y: 12)
        }
        for (hand, handLayer) in hands {
            handLayer.bounds = CGRect(x: 0, y: 0, width: 20, height: side)
            handLayer.position = CGPoint(x: bounds.midX, y: bounds.midY)
            let path = CGMutablePath()
            path.move(to: CGPoint(x: 10, y: side / 2 + 12))
            path.addLine(to: CGPoint(x: 10, y: side / 2 * (1 - hand.length)))
            handLayer.path = path
        }
        hub.bounds.size = CGSize(width: 10, height: 10)
        hub.cornerRadius = 5
        hub.position = CGPoint(x: bounds.midX, y: bounds.midY)
        rotateHands()
    }

    private func rotateHands() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        hands[.hour]?.setAffineTransform(CGAffineTransform(rotationAngle: time.hourAngle))
        hands[.minute]?.setAffineTransform(CGAffineTransform(rotationAngle: time.minuteAngle))
        hands[.second]?.setAffineTransform(CGAffineTransform(rotationAngle: time.secondAngle))
        CATransaction.commit()
        accessibilityValue = time.digits
    }

    // MARK: Colors

    private func updateColors() {
        let ink = UIColor(named: "Hands") ?? .label
        faceLayer.fillColor = UIColor(named: "Face")?.resolvedColor(with: traitCollection).cgColor
        faceLayer.strokeColor = ink.resolvedColor(with: traitCollection).cgColor
        for ticks in [minuteTicks, hourTicks] {
            ticks.sublayers?.first?.backgroundColor = ink.resolvedColor(with: traitCollection).cgColor
        }
        for (hand, handLayer) in hands {
            let color = hand == .second ? UIColor(named: "Seconds") : ink
            handLayer.strokeColor = color?.resolvedColor(with: traitCollection).cgColor
        }
        hub.colors = [UIColor.white.cgColor, UIColor.darkGray.cgColor]
    }

    func hand(_ hand: Hand) -> CAShapeLayer? { hands[hand] }

    /// Swings the hands as if the clock had been knocked.
    func wobble() {
        for (hand, handLayer) in hands {
            let swing = CAKeyframeAnimation(keyPath: "transform.rotation.z")
            swing.values = [0, 0.12, -0.08, 0.04, 0]
            swing.keyTimes = [0, 0.25, 0.5, 0.75, 1]
            swing.timingFunctions = Array(repeating: CAMediaTimingFunction(name: .easeInEaseOut), count: 4)
            swing.isAdditive = true
            swing.duration = 0.6
            swing.beginTime = handLayer.convertTime(CACurrentMediaTime(), from: nil) + (hand == .hour ? 0.05 : 0)
            handLayer.add(swing, forKey: "wobble")
        }
    }
}
