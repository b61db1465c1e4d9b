import QuartzCore

/// The way of a preview up from the view that it shows, and back if it is not dragged from there.
@MainActor
final class DragLift {
  let animations = DragAnimations()
  private let preview: DragPreviewView?
  private let source: UIView?
  private let animator = UIViewPropertyAnimator(duration: 0.2, curve: .easeInOut)

  init(_ preview: DragPreviewView?, from source: UIView?) {
    (self.preview, self.source) = (preview, source)
  }

  func start() {
    // It waits at its end until it is known whether it has to go back.
    animator.pausesOnCompletion = true
    animator.addAnimations { [self] in
      preview?.rise()
      animations.animate()
    }
    animator.addCompletion { [animations] in animations.finish(at: $0) }
    animator.startAnimation()
    if preview != nil { source?.isCoveredByPreview = true }
  }

  /// The preview leaves its place.
  func end() {
    source?.isCoveredByPreview = false
    animator.pausesOnCompletion = false
    guard !animator.isRunning else { return }
    animator.stopAnimation(false)
    animator.finishAnimation(at: .end)
  }

  /// The preview goes back to its place.
  func takeBack() {
    animator.pausesOnCompletion = false
    animator.isReversed = true
    animator.addCompletion { [preview, source] _ in
      preview?.removeFromSuperview()
      source?.isCoveredByPreview = false
    }
    animator.startAnimation()
  }
}

extension UIView {
  private static let coveredKey = "coveredByPreview"

  /// Whether it is not shown, as a preview is in its place. Its own opacity is the program's, and stays.
  var isCoveredByPreview: Bool {
    get { layer.animation(forKey: Self.coveredKey) != nil }
    set {
      guard newValue else { return layer.removeAnimation(forKey: Self.coveredKey) }
      let nothing = CABasicAnimation(keyPath: "opacity")
      (nothing.fromValue, nothing.toValue) = (0, 0)
      nothing.fillMode = .forwards
      nothing.isRemovedOnCompletion = false
      layer.add(nothing, forKey: Self.coveredKey)
    }
  }
}
