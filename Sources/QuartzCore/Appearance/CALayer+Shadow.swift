public import CoreGraphics
import RenderKit

extension CALayer {
  /// Opaque black by default; nil casts no shadow. Animatable.
  public var shadowColor: CGColor? {
    get { snapshot.rare.shadow.color }
    set { change(.shadowColor, to: newValue) }
  }

  /// 0 (the default) to 1; the layer's own opacity applies too. Animatable.
  public var shadowOpacity: Float {
    get { snapshot.rare.shadow.opacity }
    set { change(.shadowOpacity, to: newValue) }
  }

  /// The shadow's offset in the layer's own coordinates; (0, -3) by default. Animatable.
  public var shadowOffset: CGSize {
    get { snapshot.rare.shadow.offset }
    set { change(.shadowOffset, to: newValue) }
  }

  /// The standard deviation of the blur, in points; 3 by default. Animatable.
  public var shadowRadius: CGFloat {
    get { snapshot.rare.shadow.radius }
    set { change(.shadowRadius, to: newValue) }
  }

  /// The shadow's shape in the layer's own coordinates; nil derives it from what the layer shows:
  /// the rounded shape of a visible background, else the border, else contents and sublayers.
  ///
  /// A mutable path is copied. Animatable point by point between paths made of the same elements;
  /// has no implicit animation.
  public var shadowPath: CGPath? {
    get { snapshot.rare.shadow.path }
    set { change(.shadowPath, to: newValue?.frozen) }
  }
}
