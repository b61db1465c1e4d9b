import UIKit

/// A piece that is moved, turned and scaled with the fingers.
final class TileView: UIView {

    enum Kind: Int, CaseIterable {
        case square, circle, diamond

        var color: UIColor {
            switch self {
            case .square: .systemTeal
            case .circle: .systemPink
            case .diamond: .systemYellow
            }
        }

        func path(in rect: CGRect) -> UIBezierPath {
            switch self {
            case .square: return UIBezierPath(roundedRect: rect, cornerRadius: 12)
            case .circle: return UIBezierPath(ovalIn: rect)
            case .diamond:
                let path = UIBezierPath()
                path.move(to: CGPoint(x: rect.midX, y: rect.minY))
                path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
                path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
                path.addLine(to: CGPoint(x: rect.minX, y: rect.midY))
                path.close()
                return path
            }
        }
    }

    let kind: Kind
    let home: CGPoint

    override class var layerClass: AnyClass { CAShapeLayer.self }
    private var shapeLayer: CAShapeLayer { layer as! CAShapeLayer }

    init(kind: Kind, home: CGPoint) {
        self.kind = kind
        self.home = home
        super.init(frame: CGRect(x: home.x - 50, y: home.y - 50, width: 100, height: 100))
        shapeLayer.path = kind.path(in: bounds.insetBy(dx: 2, dy: 2)).cgPath
        shapeLayer.fillColor = kind.color.cgColor
        shapeLayer.strokeColor = UIColor.black.withAlphaComponent(0.3).cgColor
        shapeLayer.lineWidth = 2
        isMultipleTouchEnabled = true
        accessibilityIdentifier = "\(kind)"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        kind.path(in: bounds).contains(point)
    }

    override var collisionBoundsType: UIDynamicItemCollisionBoundsType {
        kind == .circle ? .ellipse : .rectangle
    }

    func setHighlighted(_ isHighlighted: Bool) {
        shapeLayer.lineWidth = isHighlighted ? 6 : 2
        shapeLayer.lineDashPattern = isHighlighted ? [8, 6] : nil
        guard isHighlighted else {
            shapeLayer.removeAnimation(forKey: "ants")
            return
        }
        let ants = CABasicAnimation(keyPath: #keyPath(CAShapeLayer.lineDashPhase))
        ants.fromValue = 0
        ants.toValue = 14
        ants.duration = 0.5
        ants.repeatCount = .infinity
        shapeLayer.add(ants, forKey: "ants")
    }
}
