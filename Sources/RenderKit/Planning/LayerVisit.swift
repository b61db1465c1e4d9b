import RasterKit

/// A layer on the walk's stack, whose end (border, group) is still to come.
package struct LayerVisit {
  let layer: RenderLayer
  /// From the layer's plane to pixels.
  var map: ProjectiveMap
  /// The clip of the layer itself, and the one of its contents and sublayers.
  var clip: Int
  var innerClip: Int
  /// The tint to apply to everything in the layer.
  var tint: Tint
  var group: FramePlanBuilder.Group?
  /// The number of layers around it whose shadows are cast by their subtrees.
  let casterDepth: Int
  /// The first and the next of the layer's sublayers among the walk's pending ones.
  var first = 0
  var next = 0

  /// Set while the layer's items are collected to be clipped together.
  var clipGroup: ClipGroup?

  struct ClipGroup {
    var begin: Int
    /// The pixels that its items fill instead of the rounded bounds.
    var box: PixelRect
  }

  /// The state a layer inherits from the layers around it.
  struct Surroundings {
    var map: ProjectiveMap
    var clip: Int
    var tint = Tint.none
    /// A single faded layer without a group: it is painted on transparent pixels.
    var isClear = false
    /// A bitmap of the finished layer is being made; its user applies opacity and filter.
    var isBitmap = false
    /// Overrides the layer's own map, for the two pictures of a transition.
    var ownMap: ProjectiveMap?
    var casterDepth = 0
  }

  init(_ layer: RenderLayer, map: ProjectiveMap, around: Surroundings) {
    self.layer = layer
    self.map = map
    casterDepth = around.casterDepth
    clip = around.clip
    innerClip = around.clip
    tint = around.isBitmap ? .none : around.tint * layer.shown.tint
  }

  /// Whether nothing of the layer comes after its contents: no sublayers and no end.
  var isComplete: Bool {
    layer.children.isEmpty && group == nil && clipGroup == nil
      && layer.geometry.parts.isDisjoint(with: .aboveSublayers)
  }

  var surroundingsOfSublayers: Surroundings {
    Surroundings(
      map: map, clip: innerClip, tint: tint,
      isClear: group == nil && tint.opacity < 1 && !fadesPartByPart,
      casterDepth: casterDepth + (layer.shown.castsSubtree ? 1 : 0))
  }

  /// Whether sublayers are composited one by one, even if the layer is faded.
  private var fadesPartByPart: Bool {
    if !layer.geometry.flattens { return true }
    return layer.geometry.hasGroupState && layer.shown.rare.group.fadesParts
  }
}
