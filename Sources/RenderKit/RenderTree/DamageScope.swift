import CoreGraphics

/// How much of the picture a change of one layer affects.
package enum DamageScope: Comparable, Sendable {
  case none
  /// Only the placement of its sublayers has to be updated.
  case arrangement
  /// A part of the layer's contents, which were drawn again there.
  case part
  /// What the layer itself paints.
  case own
  /// What its sublayers paint, all moved by the same distance.
  case scrolled
  /// Everything the layer and its sublayers paint.
  case subtree
}

extension DamageScope {
  /// The effect of a change from one state to another, where only `dirties` may differ. Not an
  /// initialiser, which would copy both.
  static func ofChange(
    from old: LayerSnapshot, to new: LayerSnapshot, comparing dirties: LayerProperty.Dirties = .all
  ) -> DamageScope {
    let mayMove = dirties.contains(.geometry)
    let mayLookOther = dirties.contains(.appearance)
    if mayMove && DamageScope.movesSubtree(old, new)
      || mayLookOther && (DamageScope.changesVisibility(old, new) || DamageScope.regroups(old, new))
    {
      return .subtree
    }
    let repaints = !dirties.isSubset(of: .geometry) && DamageScope.repaints(old, new)
    if mayMove && old.bounds.origin != new.bounds.origin { return repaints ? .subtree : .scrolled }
    guard repaints else { return .none }
    // A shadow cast by sublayers is as large as they are, and may appear or go away with a
    // background.
    return old.castsSubtree || new.castsSubtree ? .subtree : .own
  }

  private static func movesSubtree(_ old: LayerSnapshot, _ new: LayerSnapshot) -> Bool {
    old.position != new.position || old.bounds.size != new.bounds.size
      || old.anchorPoint != new.anchorPoint || old.zPosition != new.zPosition
      || old.transform != new.transform || reachesOut(old, new)
  }

  /// Whether sublayers may move, or the visibility of the layer's back may change.
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

extension DamageScope {
  /// Whether the finished layer itself has changed and not only its placement, so that a cached
  /// bitmap of it is invalid.
  static func changesFinishedLayer(from old: LayerSnapshot, to new: LayerSnapshot) -> Bool {
    var moved = old
    moved.position = new.position
    moved.anchorPoint = new.anchorPoint
    moved.zPosition = new.zPosition
    moved.transform = new.transform
    moved.opacity = new.opacity
    moved.isHidden = new.isHidden
    return ofChange(from: moved, to: new) != .none
  }
}
