import RasterKit

/// A layer on the planner's stack: entered, its end (border, group) still to come.
package struct PlanVisit {
  let layer: RenderLayer
  /// From the layer's plane to pixels.
  let map: PlaneMap
  /// The clip of the layer itself, and the one of its contents and sublayers.
  var clip: Int
  var innerClip: Int
  /// What everything of the layer is still to be multiplied by.
  var veil: Veil
  var group: Group?
  /// Layers around it that cast the shadow of all that is in them.
  let castersAround: Int
  /// Where the layer's sublayers begin among those pending, and which of them is next.
  let first: Int
  var next: Int

  /// The layer's parts are being gathered, to be cut by its own clip together.
  var clipGroup: ClipGroup?

  struct ClipGroup {
    var begin: Int
    /// The pixels that its parts fill instead of their rounded bounds.
    var box: PixelRect
  }

  /// A group under way, and what is to be done with it at its end.
  struct Group {
    var begin: Int
    var clip: Int
    var veil: Veil
    var filter: BlendMode?
    /// A mask is still to be painted.
    var awaitsMask = false
    /// Where the mask's items begin.
    var maskBegin: Int?
  }

  /// What a layer is placed in.
  struct Surroundings {
    var map: PlaneMap
    var clip: Int
    var veil = Veil.none
    /// It fades a single layer without a group of its own: beneath that layer all is clear.
    var isClear = false
    /// A bitmap of the finished layer is being made: what is done with it is left to its user.
    var isBitmap = false
    /// The layer's own map, where it is not simply its place: one of a transition's two pictures.
    var ownMap: PlaneMap?
    var castersAround = 0
  }

  init(_ layer: RenderLayer, map: PlaneMap, around: Surroundings, firstPending: Int) {
    self.layer = layer
    self.map = map
    castersAround = around.castersAround
    clip = around.clip
    innerClip = around.clip
    veil = around.isBitmap ? .none : around.veil * layer.shown.veil
    first = firstPending
    next = firstPending
  }

  var surroundingsOfSublayers: Surroundings {
    Surroundings(
      map: map, clip: innerClip, veil: veil,
      isClear: group == nil && veil.opacity < 1 && !fadesPartByPart,
      castersAround: castersAround + (layer.shown.castsSubtree ? 1 : 0))
  }

  /// Whether sublayers go onto what is beneath the layer one by one, however faded it is.
  private var fadesPartByPart: Bool {
    if !layer.geometry.flattens { return true }
    return layer.geometry.hasGroupState && layer.shown.uncommon.group.fadesParts
  }
}
