import CoreGraphics

/// The source of a layer's shadow.
enum Silhouette {
  case path(CGPath)
  /// The bounds with rounded corners; only the border's ring if a width is given.
  case box(border: Double?)
  /// Contents and sublayers.
  case subtree
}

extension LayerSnapshot {
  var castsShadow: Bool { hasRareState && rare.shadow.isVisible }

  /// The shadow path, else a visible background, else the border, else the subtree.
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

  /// The bounding box of its shadow, unless sublayers cast it.
  var ownShadowBox: PlaneRect {
    let shadow = rare.shadow
    return switch silhouette {
    case .path:
      shadow.pathBox.isNull ? .empty : shadow.spread.reach(of: PlaneRect(shadow.pathBox))
    case .box: shadow.spread.reach(of: PlaneRect(bounds))
    case .subtree: .empty
    }
  }
}

extension RenderLayer {
  /// Whether a mask, a filter or a bitmap includes the layer's shadow; a group that only fades is
  /// composited above it.
  var shadowIsGrouped: Bool {
    guard geometry.hasGroupState else { return false }
    let group = shown.rare.group
    return mask != nil || group.filter != nil || group.rasterizes
  }
}
