import QuartzCore

/// How touches treat a view while it animates. Counts the blocks and animators that ask for each.
struct AnimatedTouches {
  /// Touches ignore the view.
  var passing: Int32 = 0
  /// Touches hit the view where it is shown, not where it will end.
  var whereShown: Int32 = 0
}

extension CALayer {
  /// The counts of the layer's view. Layers without a view have none and ignore changes.
  @MainActor
  var animatedTouches: AnimatedTouches {
    get { ownView?.animatedTouches ?? AnimatedTouches() }
    set { ownView?.animatedTouches = newValue }
  }

  @MainActor
  private var ownView: UIView? {
    guard let view = delegate as? UIView, view.layer === self else { return nil }
    return view
  }
}
