import CoreGraphics

/// How much of the picture a change of one layer touches.
package enum LayerEffect: Comparable, Sendable {
  case none
  /// Nothing by itself, but its sublayers have to be arranged anew.
  case arrangement
  /// What the layer itself paints.
  case own
  /// What its sublayers paint, all of it moved by the same way.
  case scrolled
  /// Everything the layer and its sublayers paint.
  case subtree
}

extension LayerEffect {
  /// What going from one state of a layer to another touches, where only `dirties` may differ.
  init(
    from old: LayerSnapshot, to new: LayerSnapshot, comparing dirties: LayerProperty.Dirties = .all
  ) {
    let mayMove = dirties.contains(.geometry)
    let mayLookOther = dirties.contains(.appearance)
    if mayMove && LayerEffect.movesSubtree(old, new)
      || mayLookOther && (LayerEffect.changesVisibility(old, new) || LayerEffect.regroups(old, new))
    {
      self = .subtree
      return
    }
    let repaints = !dirties.isSubset(of: .geometry) && LayerEffect.repaints(old, new)
    if mayMove && old.bounds.origin != new.bounds.origin {
      self = repaints ? .subtree : .scrolled
    } else {
      self = repaints ? .own : .none
      // A silhouette of sublayers is as large as those, and may come or go with a background.
      if repaints && (old.castsSubtree || new.castsSubtree) { self = .subtree }
    }
  }

  private static func movesSubtree(_ old: LayerSnapshot, _ new: LayerSnapshot) -> Bool {
    old.position != new.position || old.bounds.size != new.bounds.size
      || old.anchorPoint != new.anchorPoint || old.zPosition != new.zPosition
      || old.transform != new.transform || reachesOut(old, new)
  }

  /// Whether sublayers may lie elsewhere, or the layer show or hide its back.
  private static func reachesOut(_ old: LayerSnapshot, _ new: LayerSnapshot) -> Bool {
    !old.sharesRareState(with: new)
      && (old.depth != new.depth || old.flattensSublayers != new.flattensSublayers)
  }

  private static func changesVisibility(_ old: LayerSnapshot, _ new: LayerSnapshot) -> Bool {
    old.opacity != new.opacity || old.isHidden != new.isHidden
      || old.masksToBounds != new.masksToBounds
      || (new.masksToBounds && old.cornerStyle != new.cornerStyle)
  }

  private static func regroups(_ old: LayerSnapshot, _ new: LayerSnapshot) -> Bool {
    guard !old.sharesRareState(with: new) else { return false }
    return old.rare.group != new.rare.group || old.rare.tint != new.rare.tint
  }

  private static func repaints(_ old: LayerSnapshot, _ new: LayerSnapshot) -> Bool {
    old.backgroundColor != new.backgroundColor || old.cornerRadius != new.cornerRadius
      || old.borderWidth != new.borderWidth || old.borderColor != new.borderColor
      || old.contents !== new.contents || old.contentsGravity != new.contentsGravity
      || old.contentsScale != new.contentsScale
      || (!old.sharesRareState(with: new) && repaints(old.rare, new.rare))
  }

  private static func repaints(_ old: RareLayerState, _ new: RareLayerState) -> Bool {
    !old.kind.isEqual(to: new.kind) || old.fade != new.fade || old.shadow != new.shadow
      || old.corners != new.corners
      || old.cornerCurve != new.cornerCurve || old.sampling != new.sampling
      || old.smoothsEdges != new.smoothsEdges || old.smoothEdges != new.smoothEdges
      || old.promisesOpaqueContents != new.promisesOpaqueContents
  }
}

extension LayerEffect {
  /// Whether what the layer and its sublayers compose to has changed, and not only its place in the
  /// picture around it: a bitmap kept of the finished layer is of no more use.
  static func changesFinishedLayer(from old: LayerSnapshot, to new: LayerSnapshot) -> Bool {
    var moved = old
    moved.position = new.position
    moved.anchorPoint = new.anchorPoint
    moved.zPosition = new.zPosition
    moved.transform = new.transform
    moved.opacity = new.opacity
    moved.isHidden = new.isHidden
    return LayerEffect(from: moved, to: new) != .none
  }
}
