import CoreGraphics

/// What casts a layer's shadow.
enum Silhouette {
  case path(CGPath)
  /// The bounds with their rounded corners; only the border's ring where the hole has a width.
  case box(border: Double?)
  /// Whatever contents and sublayers cover.
  case subtree
}

extension LayerSnapshot {
  var castsShadow: Bool { hasRareState && rare.shadow.isVisible }

  /// The path that was set, else a visible background, else the border, else the rest.
  var silhouette: Silhouette {
    if let path = rare.shadow.path { return .path(path) }
    if paintsBackground { return .box(border: nil) }
    if paintsBorder { return .box(border: Double(borderWidth)) }
    return .subtree
  }

  /// Whether its shadow changes with its sublayers.
  var castsSubtree: Bool {
    guard castsShadow, case .subtree = silhouette else { return false }
    return true
  }

  /// What its shadow may darken, but for a silhouette of sublayers.
  var ownShadowBox: PlaneBox {
    let shadow = rare.shadow
    return switch silhouette {
    case .path:
      shadow.pathBox.isNull ? .empty : shadow.spread.reach(of: PlaneBox(shadow.pathBox))
    case .box: shadow.spread.reach(of: PlaneBox(bounds))
    case .subtree: .empty
    }
  }
}

extension RenderLayer {
  /// Whether a mask, a filter or a bitmap takes the layer's shadow along; a group that only fades
  /// lies on top of it.
  var shadowIsGrouped: Bool {
    guard geometry.hasGroupState else { return false }
    let group = shown.rare.group
    return mask != nil || group.filter != nil || group.rasterizes
  }
}
