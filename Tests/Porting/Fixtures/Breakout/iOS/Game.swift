import UIKit

/// The rules. Places are points of a field of fixed size, so that the game is the same on every screen.
@objcMembers
class Game: NSObject {
    static let field = CGSize(width: 320, height: 420)
    static let brickSize = CGSize(width: 36, height: 14)
    static let paddleSize = CGSize(width: 64, height: 10)
    static let ballRadius: CGFloat = 5

    dynamic var score = 0
    dynamic var lives = 3
    dynamic var isPaused = true

    var ball = CGPoint(x: 160, y: 300)
    var velocity = CGVector(dx: 120, dy: -200)
    var paddleX: CGFloat = 160 {
        didSet {
            let half = Game.paddleSize.width / 2
            paddleX = min(max(paddleX, half), Game.field.width - half)
        }
    }
    private(set) var bricks: [CGRect?] = []

    override init() {
        super.init()
        buildWall()
    }

    var paddle: CGRect {
        return CGRect(
            x: paddleX - Game.paddleSize.width / 2, y: Game.field.height - 30, width: Game.paddleSize.width, height: Game.paddleSize.height)
    }

    var isOver: Bool {
        return lives == 0 || bricks.allSatisfy { $0 == nil }
    }

    func buildWall() {
        bricks = (0..<32).map { index in
            CGRect(
                x: 4 + CGFloat(index % 8) * 39.5, y: 40 + CGFloat(index / 8) * 18, width: Game.brickSize.width,
                height: Game.brickSize.height)
        }
    }

    func restart() {
        score = 0
        lives = 3
        buildWall()
        serve()
    }

    func serve() {
        ball = CGPoint(x: paddleX, y: 300)
        velocity = CGVector(dx: 120, dy: -200)
        isPaused = false
    }

    /// Answers the index of a brick that was hit.
    @nonobjc func advance(by seconds: TimeInterval) -> Int? {
        guard !isPaused && !isOver else { return nil }
        ball.x += velocity.dx * CGFloat(seconds)
        ball.y += velocity.dy * CGFloat(seconds)
        bounceOffWalls()
        bounceOffPaddle()
        return hitBrick()
    }

    private func bounceOffWalls() {
        let radius = Game.ballRadius
        if ball.x < radius || ball.x > Game.field.width - radius {
            ball.x = min(max(ball.x, radius), Game.field.width - radius)
            velocity.dx.negate()
        }
        if ball.y < radius {
            ball.y = radius
            velocity.dy = abs(velocity.dy)
        } else if ball.y > Game.field.height + 20 {
            lives -= 1
            isPaused = true
        }
    }

    private func bounceOffPaddle() {
        guard velocity.dy > 0, paddle.insetBy(dx: -Game.ballRadius, dy: -Game.ballRadius).contains(ball) else { return }
        velocity.dy = -velocity.dy
        velocity.dx = (ball.x - paddle.midX) * 6
    }

    private func hitBrick() -> Int? {
        let reach = CGRect(x: ball.x, y: ball.y, width: 0, height: 0).insetBy(dx: -Game.ballRadius, dy: -Game.ballRadius)
        guard let index = bricks.firstIndex(where: { $0?.intersects(reach) ?? false }) else { return nil }
        bricks[index] = nil
        velocity.dy.negate()
        score += 10
        return index
    }
}
