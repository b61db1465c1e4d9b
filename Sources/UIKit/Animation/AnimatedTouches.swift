import QuartzCore

/// How touches find a view while it animates: numbers of the blocks and animators that say so.
struct AnimatedTouches {
  /// Those that let touches pass the view.
  var passing: Int32 = 0
  /// Those that let touches find it where it shows now and not where it will be.
  var whereShown: Int32 = 0
}

extension CALayer {
  /// The view's whose layer this is; other layers have none, and changes of theirs are lost.
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
