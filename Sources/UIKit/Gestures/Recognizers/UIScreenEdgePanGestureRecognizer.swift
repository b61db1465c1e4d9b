import CoreGraphics

/// A pan that starts at an edge of the window and moves away from it.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// How close to the edge the finger must land, in points.
  static let reach: CGFloat = 20

  /// The edges it may start from; none by default.
  open var edges: UIRectEdge = []

  private var touchedEdges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if touchesDown.count == touches.count, let first = touchesDown.first {
      touchedEdges = edges.intersection(edgesReached(by: first))
      if touchedEdges.isEmpty { return state = .failed }
    }
    super.touchesBegan(touches, with: event)
  }

  open override func reset() {
    super.reset()
    touchedEdges = []
  }

  override func accepts(_ travel: CGVector) -> Bool {
    let isLevel = abs(travel.dx) >= abs(travel.dy)
    return touchedEdges.contains(.left) && isLevel && travel.dx > 0
      || touchedEdges.contains(.right) && isLevel && travel.dx < 0
      || touchedEdges.contains(.top) && !isLevel && travel.dy > 0
      || touchedEdges.contains(.bottom) && !isLevel && travel.dy < 0
  }

  private func edgesReached(by touch: UITouch) -> UIRectEdge {
    guard let size = touch.window?.bounds.size else { return [] }
    var reached: UIRectEdge = []
    if touch.position.x <= Self.reach { reached.insert(.left) }
    if touch.position.y <= Self.reach { reached.insert(.top) }
    if touch.position.x >= size.width - Self.reach { reached.insert(.right) }
    if touch.position.y >= size.height - Self.reach { reached.insert(.bottom) }
    return reached
  }
}
