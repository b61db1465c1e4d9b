import RenderKit

/// The changes since the last commit. Layers know by their own marks whether they are listed, so
/// each list holds a layer once and a commit costs only what changed.
struct DirtyLayers {
  /// Layers whose `marks` are not empty.
  var changed: [CALayer] = []
  /// Layers to draw.
  var display: [CALayer] = []
  /// Layers that left a window; some may be back.
  var detached: [CALayer] = []
  var surfaces: [SurfaceChange] = []
  /// In the order they were made.
  var animations: [PendingAnimationChange] = []
}
