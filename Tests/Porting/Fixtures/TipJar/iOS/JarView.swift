import UIKit

/// The jar, with the coins that lie in it and sparks when one falls.
final class JarView: UIView {

    private let glass = CAShapeLayer()
    private let sparks = CAEmitterLayer()
    private(set) var coinViews: [UIView] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        glass.fillColor = UIColor.systemTeal.withAlphaComponent(0.15).cgColor
        glass.strokeColor = UIColor.systemTeal.cgColor
        glass.lineWidth = 4
        glass.lineJoin = .round
        layer.addSublayer(glass)

        let spark = CAEmitterCell()
        spark.name = "spark"
        spark.contents = JarView.makeSpark().cgImage
        spark.lifetime = 0.6
        spark.birthRate = 60
        spark.velocity = 120
        spark.velocityRange = 40
        spark.emissionRange = .pi * 2
        spark.alphaSpeed = -1.6
        spark.scale = 0.5
        spark.color = UIColor.systemYellow.cgColor
        sparks.emitterCells = [spark]
        sparks.emitterShape = .point
        sparks.birthRate = 0
        layer.addSublayer(sparks)

        isAccessibilityElement = true
        accessibilityIdentifier = "jar"
        accessibilityTraits = .image
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private static func makeSpark() -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12)).image { context in
            UIColor.white.setFill()
            context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 12, height: 12))
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let body = bounds.insetBy(dx: 12, dy: 12)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: body.minX, y: body.minY))
        path.addLine(to: CGPoint(x: body.minX + 16, y: body.maxY))
        path.addLine(to: CGPoint(x: body.maxX - 16, y: body.maxY))
        path.addLine(to: CGPoint(x: body.maxX, y: body.minY))
        glass.path = path.cgPath
        glass.frame = bounds
        sparks.frame = bounds
        sparks.emitterPosition = CGPoint(x: bounds.midX, y: bounds.maxY - 30)
        for (index, coin) in coinViews.enumerated() {
            coin.center = place(of: index)
        }
    }

    private func place(of index: Int) -> CGPoint {
        let columns = max(1, Int((bounds.width - 80) / 26))
        return CGPoint(x: 50 + CGFloat(index % columns) * 26, y: bounds.maxY - 30 - CGFloat(index / columns) * 14)
    }

    func show(_ coins: [Coin], animated: Bool) {
        while coinViews.count > coins.count {
            coinViews.removeLast().removeFromSuperview()
        }
        for coin in coins.dropFirst(coinViews.count) {
            drop(coin, animated: animated)
        }
    }

    private func drop(_ coin: Coin, animated: Bool) {
        let side: CGFloat = coin == .large ? 28 : 20
        let view = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
        view.backgroundColor = coin == .large ? .systemYellow : .systemBrown
        view.layer.cornerRadius = side / 2
        view.layer.borderWidth = 1
        view.center = place(of: coinViews.count)
        coinViews.append(view)
        addSubview(view)
        guard animated else { return }

        let end = view.center
        view.center.y = -40
        UIView.animateKeyframes(
            withDuration: 0.6, delay: 0, options: [],
            animations: {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.6) { view.center = end }
                UIView.addKeyframe(withRelativeStartTime: 0.6, relativeDuration: 0.2) { view.center.y = end.y - 12 }
                UIView.addKeyframe(withRelativeStartTime: 0.8, relativeDuration: 0.2) { view.center.y = end.y }
            },
            completion: { [weak self] finished in
                if finished { self?.sparkle() }
            })
    }

    private func sparkle() {
        sparks.beginTime = CACurrentMediaTime()
        sparks.birthRate = 1
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { [weak self] in
            self?.sparks.birthRate = 0
        }
    }

    var isSparkling: Bool { sparks.birthRate > 0 }
}
