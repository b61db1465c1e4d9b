import RenderKit

/// What has changed since the last commit; layers find themselves here by their own marks, so each
/// list holds a layer once and a commit costs what changed.
struct DirtyLayers {
  /// Layers whose `marks` are not empty.
  var changed: [CALayer] = []
  /// Layers that are to be drawn.
  var display: [CALayer] = []
  /// Layers that left a window, some of which may be back.
  var detached: [CALayer] = []
  var surfaces: [SurfaceChange] = []
  /// In the order they were made.
  var animations: [PendingAnimationChange] = []
}
