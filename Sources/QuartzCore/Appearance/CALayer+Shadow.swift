public import CoreGraphics
import RenderKit

extension CALayer {
  /// Opaque black unless set; nil casts none. Animatable.
  public var shadowColor: CGColor? {
    get { snapshot.uncommon.shadow.color }
    set { changeShadow(.shadowColor, \.color, to: newValue) }
  }

  /// How much of the shadow shows, 0 (as it is unless set) to 1; the layer's own opacity fades it
  /// too. Animatable.
  public var shadowOpacity: Float {
    get { snapshot.uncommon.shadow.opacity }
    set {
      guard accepts(newValue.isFinite, "shadowOpacity") else { return }
      changeShadow(.shadowOpacity, \.opacity, to: newValue)
    }
  }

  /// How far the shadow lies from what casts it, in the layer's own coordinates; (0, -3) unless set.
  /// Animatable.
  public var shadowOffset: CGSize {
    get { snapshot.uncommon.shadow.offset }
    set {
      let isUsable = newValue.width.isPlaceable && newValue.height.isPlaceable
      guard accepts(isUsable, "shadowOffset") else { return }
      changeShadow(.shadowOffset, \.offset, to: newValue)
    }
  }

  /// Standard deviation of the blur, in points; 3 unless set. Animatable.
  public var shadowRadius: CGFloat {
    get { snapshot.uncommon.shadow.radius }
    set {
      guard accepts(newValue.isPlaceable, "shadowRadius") else { return }
      changeShadow(.shadowRadius, \.radius, to: newValue)
    }
  }

  /// What casts the shadow, in the layer's own coordinates; nil leaves that to what the layer shows:
  /// the rounded shape of a visible background, else the border, else contents and sublayers.
  ///
  /// A copy is kept of a path that can change. Animatable point by point between paths made of the
  /// same elements; never animated by itself.
  public var shadowPath: CGPath? {
    get { snapshot.uncommon.shadow.path }
    set { changeShadow(.shadowPath, \.path, to: newValue?.frozen) }
  }

  private func changeShadow<Value: Equatable>(
    _ property: LayerProperty, _ path: WritableKeyPath<ShadowSnapshot, Value>, to new: Value
  ) {
    change(property, from: snapshot.uncommon.shadow[keyPath: path], to: new) {
      $0.uncommon.shadow[keyPath: path] = new
    }
  }

  /// Through the property's own setter.
  func take(_ property: LayerProperty, from new: ShadowSnapshot) {
    switch property {
    case .shadowColor: shadowColor = new.color
    case .shadowOpacity: shadowOpacity = new.opacity
    case .shadowOffset: shadowOffset = new.offset
    case .shadowRadius: shadowRadius = new.radius
    default: shadowPath = new.path
    }
  }
}
