public import CoreGraphics
import RenderKit

extension CALayer {
  /// Opaque black unless set; nil casts none. Animatable.
  public var shadowColor: CGColor? {
    get { snapshot.rare.shadow.color }
    set { change(.shadowColor, to: newValue) }
  }

  /// How much of the shadow shows, 0 (as it is unless set) to 1; the layer's own opacity fades it
  /// too. Animatable.
  public var shadowOpacity: Float {
    get { snapshot.rare.shadow.opacity }
    set { change(.shadowOpacity, to: newValue) }
  }

  /// How far the shadow lies from what casts it, in the layer's own coordinates; (0, -3) unless set.
  /// Animatable.
  public var shadowOffset: CGSize {
    get { snapshot.rare.shadow.offset }
    set { change(.shadowOffset, to: newValue) }
  }

  /// Standard deviation of the blur, in points; 3 unless set. Animatable.
  public var shadowRadius: CGFloat {
    get { snapshot.rare.shadow.radius }
    set { change(.shadowRadius, to: newValue) }
  }

  /// What casts the shadow, in the layer's own coordinates; nil leaves that to what the layer shows:
  /// the rounded shape of a visible background, else the border, else contents and sublayers.
  ///
  /// A copy is kept of a path that can change. Animatable point by point between paths made of the
  /// same elements; never animated by itself.
  public var shadowPath: CGPath? {
    get { snapshot.rare.shadow.path }
    set { change(.shadowPath, to: newValue?.frozen) }
  }
}
