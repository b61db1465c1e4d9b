/// A layer on the planner's stack: entered, its end (border, group) still to come.
struct PlanVisit {
  let layer: RenderLayer
  /// From the layer's plane to pixels.
  let map: PlaneMap
  /// The clip of the layer itself, and the one of its contents and sublayers.
  var clip: Int
  var innerClip: Int
  /// What everything of the layer is still to be faded by.
  var opacity: Float
  var group: Group?
  /// Where the layer's sublayers begin among those pending, and which of them is next.
  let first: Int
  var next: Int

  struct Group {
    var begin: Int
    var clip: Int
    var opacity: Float
  }

  /// What a layer is placed in.
  struct Surroundings {
    var map: PlaneMap
    var clip: Int
    var opacity: Float
  }

  init(_ layer: RenderLayer, map: PlaneMap, around: Surroundings, firstPending: Int) {
    self.layer = layer
    self.map = map
    clip = around.clip
    innerClip = around.clip
    opacity = around.opacity * layer.shown.opacity
    first = firstPending
    next = firstPending
  }

  var surroundingsOfSublayers: Surroundings {
    Surroundings(map: map, clip: innerClip, opacity: opacity)
  }
}
