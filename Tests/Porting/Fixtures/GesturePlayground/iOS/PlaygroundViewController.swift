import UIKit

final class PlaygroundViewController: UIViewController {

    private let logLabel = UILabel()
    private var tiles: [TileView] = []
    private var log: [String] = [] {
        didSet { logLabel.text = log.suffix(3).joined(separator: "\n") }
    }

    private lazy var animator = UIDynamicAnimator(referenceView: view)
    private let gravity = UIGravityBehavior()
    private let collision = UICollisionBehavior()
    private var snap: UISnapBehavior?

    // MARK: - View

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.accessibilityIdentifier = "background"

        logLabel.numberOfLines = 3
        logLabel.font = .preferredFont(forTextStyle: .footnote)
        logLabel.textColor = .secondaryLabel
        logLabel.frame = CGRect(x: 16, y: 8, width: 300, height: 60)
        logLabel.accessibilityIdentifier = "log"
        view.addSubview(logLabel)

        for kind in TileView.Kind.allCases {
            let tile = TileView(kind: kind, home: CGPoint(x: 80 + 130 * CGFloat(kind.rawValue), y: 160))
            addRecognizers(to: tile)
            view.addSubview(tile)
            tiles.append(tile)
        }

        let backgroundTap = UITapGestureRecognizer(target: self, action: #selector(handleBackgroundTap(_:)))
        backgroundTap.delegate = self
        view.addGestureRecognizer(backgroundTap)

        let swipe = UISwipeGestureRecognizer(target: self, action: #selector(handleSwipe))
        swipe.direction = .down
        swipe.numberOfTouchesRequired = 2
        view.addGestureRecognizer(swipe)

        let hover = UIHoverGestureRecognizer(target: self, action: #selector(handleHover(_:)))
        view.addGestureRecognizer(hover)

        collision.translatesReferenceBoundsIntoBoundary = true
        collision.collisionDelegate = self
        animator.delegate = self
    }

    private func addRecognizers(to tile: TileView) {
        let pan = UIPanGestureRecognizer(target: self, action: #selector(handlePan(_:)))
        let pinch = UIPinchGestureRecognizer(target: self, action: #selector(handlePinch(_:)))
        let rotation = UIRotationGestureRecognizer(target: self, action: #selector(handleRotation(_:)))
        let press = UILongPressGestureRecognizer(target: self, action: #selector(handleLongPress(_:)))
        let doubleTap = UITapGestureRecognizer(target: self, action: #selector(handleDoubleTap(_:)))
        doubleTap.numberOfTapsRequired = 2
        let singleTap = UITapGestureRecognizer(target: self, action: #selector(handleSingleTap(_:)))
        singleTap.require(toFail: doubleTap)
        for recognizer in [pan, pinch, rotation, press, doubleTap, singleTap] {
            recognizer.delegate = self
            tile.addGestureRecognizer(recognizer)
        }
    }

    // MARK: - Continuous gestures

    @objc private func handlePan(_ pan: UIPanGestureRecognizer) {
        guard let tile = pan.view as? TileView else { return }
        switch pan.state {
        case .began:
            stopPhysics(for: tile)
            view.bringSubviewToFront(tile)
            log.append("pan began")
        case .changed:
            let translation = pan.translation(in: view)
            tile.center.x += translation.x
            tile.center.y += translation.y
            pan.setTranslation(.zero, in: view)
        case .ended, .cancelled:
            let velocity = pan.velocity(in: view)
            log.append(hypot(velocity.x, velocity.y) > 300 ? "thrown" : "dropped")
        default:
            break
        }
    }

    @objc private func handlePinch(_ pinch: UIPinchGestureRecognizer) {
        guard let tile = pinch.view, pinch.state == .began || pinch.state == .changed else { return }
        tile.transform = tile.transform.scaledBy(x: pinch.scale, y: pinch.scale)
        pinch.scale = 1
    }

    @objc private func handleRotation(_ rotation: UIRotationGestureRecognizer) {
        guard let tile = rotation.view, [.began, .changed].contains(rotation.state) else { return }
        tile.transform = tile.transform.rotated(by: rotation.rotation)
        rotation.rotation = 0
    }

    @objc private func handleLongPress(_ press: UILongPressGestureRecognizer) {
        guard let tile = press.view as? TileView else { return }
        switch press.state {
        case .began:
            tile.setHighlighted(true)
            UISelectionFeedbackGenerator().selectionChanged()
            log.append("held")
        case .ended, .cancelled, .failed:
            tile.setHighlighted(false)
        default:
            break
        }
    }

    @objc private func handleHover(_ hover: UIHoverGestureRecognizer) {
        let location = hover.location(in: view)
        let hovered = hover.state == .ended ? nil : view.hitTest(location, with: nil) as? TileView
        for tile in tiles {
            tile.alpha = tile === hovered ? 0.8 : 1
        }
    }

    // MARK: - Discrete gestures

    @objc private func handleSingleTap(_ tap: UITapGestureRecognizer) {
        guard let tile = tap.view as? TileView else { return }
        log.append("tap \(tile.kind)")
        UIView.animateKeyframes(withDuration: 0.4, delay: 0, options: [.calculationModeCubic]) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { tile.alpha = 0.3 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { tile.alpha = 1 }
        }
    }

    @objc private func handleDoubleTap(_ tap: UITapGestureRecognizer) {
        guard let tile = tap.view as? TileView else { return }
        log.append("home \(tile.kind)")
        stopPhysics(for: tile)
        tile.transform = .identity
        let snap = UISnapBehavior(item: tile, snapTo: tile.home)
        snap.damping = 0.6
        self.snap.map(animator.removeBehavior)
        self.snap = snap
        animator.addBehavior(snap)
    }

    @objc private func handleBackgroundTap(_ tap: UITapGestureRecognizer) {
        let point = tap.location(in: view)
        log.append(String(format: "background %.0f, %.0f", point.x, point.y))
    }

    @objc private func handleSwipe() {
        log.append("gravity")
        for tile in tiles {
            tile.transform = .identity
            gravity.addItem(tile)
            collision.addItem(tile)
        }
        animator.addBehavior(gravity)
        animator.addBehavior(collision)
    }

    private func stopPhysics(for tile: TileView) {
        gravity.removeItem(tile)
        collision.removeItem(tile)
        snap.map(animator.removeBehavior)
        snap = nil
    }
}

// MARK: - UIGestureRecognizerDelegate

extension PlaygroundViewController: UIGestureRecognizerDelegate {

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard gestureRecognizer.view === otherGestureRecognizer.view else { return false }
        let kinds: [AnyClass] = [UIPinchGestureRecognizer.self, UIRotationGestureRecognizer.self, UIPanGestureRecognizer.self]
        return [gestureRecognizer, otherGestureRecognizer].allSatisfy { recognizer in
            kinds.contains { recognizer.isKind(of: $0) }
        }
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        gestureRecognizer.view === view ? touch.view === view : true
    }
}

// MARK: - Dynamics

extension PlaygroundViewController: UICollisionBehaviorDelegate, UIDynamicAnimatorDelegate {

    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: UIDynamicItem, withBoundaryIdentifier identifier: NSCopying?,
        at point: CGPoint
    ) {
        guard let tile = item as? TileView, !log.contains("floor \(tile.kind)") else { return }
        log.append("floor \(tile.kind)")
    }

    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
        log.append("rest")
    }
}
