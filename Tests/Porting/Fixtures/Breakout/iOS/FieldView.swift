import UIKit

/// Shows the game with one layer for each thing, none of which animates on its own.
class FieldView: UIView {
    private let ballLayer = CAShapeLayer()
    private let paddleLayer = CALayer()
    private(set) var brickLayers: [CALayer] = []

    override class var layerClass: AnyClass {
        return CAGradientLayer.self
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        let gradient = layer as! CAGradientLayer
        gradient.colors = [UIColor(white: 0.12, alpha: 1).cgColor, UIColor(red: 0.05, green: 0.05, blue: 0.2, alpha: 1).cgColor]
        gradient.cornerRadius = 6
        gradient.masksToBounds = true

        let radius = Game.ballRadius
        ballLayer.path = UIBezierPath(ovalIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius)).cgPath
        ballLayer.fillColor = UIColor.white.cgColor
        ballLayer.name = "ball"
        paddleLayer.bounds.size = Game.paddleSize
        paddleLayer.backgroundColor = UIColor.systemOrange.cgColor
        paddleLayer.cornerRadius = Game.paddleSize.height / 2
        paddleLayer.actions = ["position": NSNull()]
        ballLayer.actions = ["position": NSNull()]
        layer.addSublayer(paddleLayer)
        layer.addSublayer(ballLayer)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    func rebuild(_ game: Game) {
        brickLayers.forEach { $0.removeFromSuperlayer() }
        brickLayers = game.bricks.enumerated().map { index, brick in
            let brickLayer = CALayer()
            brickLayer.frame = brick ?? .zero
            brickLayer.isHidden = brick == nil
            brickLayer.cornerRadius = 2
            brickLayer.backgroundColor = UIColor(hue: CGFloat(index / 8) / 5, saturation: 0.8, brightness: 0.9, alpha: 1).cgColor
            layer.insertSublayer(brickLayer, at: 0)
            return brickLayer
        }
        show(game)
    }

    func show(_ game: Game) {
        ballLayer.position = game.ball
        paddleLayer.position = CGPoint(x: game.paddle.midX, y: game.paddle.midY)
    }

    func destroy(brick index: Int) {
        let brick = brickLayers[index]
        let group = CAAnimationGroup()
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.toValue = 0
        let grow = CABasicAnimation(keyPath: #keyPath(CALayer.transform))
        grow.toValue = NSValue(caTransform3D: CATransform3DMakeScale(1.4, 1.4, 1))
        group.animations = [fade, grow]
        group.duration = 0.2
        CATransaction.begin()
        CATransaction.setCompletionBlock {
            brick.removeFromSuperlayer()
        }
        brick.add(group, forKey: "destroy")
        CATransaction.commit()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        brick.opacity = 0
        CATransaction.commit()
    }
}
