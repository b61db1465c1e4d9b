import RasterKit

/// A layer on the walk's stack: begun, its end (border, group) still to come.
package struct PlanVisit {
  let layer: RenderLayer
  /// From the layer's plane to pixels.
  let map: ProjectiveMap
  /// The clip of the layer itself, and the one of its contents and sublayers.
  var clip: Int
  var innerClip: Int
  /// What everything of the layer is still to be multiplied by.
  var tint: Tint
  var group: FramePlanBuilder.Group?
  /// Layers around it that cast the shadow of all that is in them.
  let castersAround: Int
  /// Where the layer's sublayers begin among those pending, and which of them is next; the walk's.
  var first = 0
  var next = 0

  /// The layer's parts are being gathered, to be cut by its own clip together.
  var clipGroup: ClipGroup?

  struct ClipGroup {
    var begin: Int
    /// The pixels that its parts fill instead of their rounded bounds.
    var box: PixelRect
  }

  /// What a layer is placed in.
  struct Surroundings {
    var map: ProjectiveMap
    var clip: Int
    var tint = Tint.none
    /// It fades a single layer without a group of its own: beneath that layer all is clear.
    var isClear = false
    /// A bitmap of the finished layer is being made: what is done with it is left to its user.
    var isBitmap = false
    /// The layer's own map, where it is not simply its place: one of a transition's two pictures.
    var ownMap: ProjectiveMap?
    var castersAround = 0
  }

  init(_ layer: RenderLayer, map: ProjectiveMap, around: Surroundings) {
    self.layer = layer
    self.map = map
    castersAround = around.castersAround
    clip = around.clip
    innerClip = around.clip
    tint = around.isBitmap ? .none : around.tint * layer.shown.tint
  }

  var surroundingsOfSublayers: Surroundings {
    Surroundings(
      map: map, clip: innerClip, tint: tint,
      isClear: group == nil && tint.opacity < 1 && !fadesPartByPart,
      castersAround: castersAround + (layer.shown.castsSubtree ? 1 : 0))
  }

  /// Whether sublayers go onto what is beneath the layer one by one, however faded it is.
  private var fadesPartByPart: Bool {
    if !layer.geometry.flattens { return true }
    return layer.geometry.hasGroupState && layer.shown.rare.group.fadesParts
  }
}
