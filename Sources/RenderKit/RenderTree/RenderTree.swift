/// The render side's copy of every layer tree that is on a surface. Render queue only.
package final class RenderTree {
  package internal(set) var surfaces: [RenderSurface] = []
  var layers: [LayerID: RenderLayer] = [:]
  /// Layers with animations, in the order they got their first.
  var animated: [RenderLayer] = []
  /// Layers that emit particles.
  var emitters: [RenderLayer] = []
  /// Layers touched since the last frame was tracked, each once.
  var changed: [RenderLayer] = []
  /// Layers that show their sublayers several times.
  var replicators: [RenderLayer] = []
  var lastTwin: UInt64 = 0
  /// Where what animations of copies report goes: the program knows the first copy only.
  let muted = FeedbackInbox()
  /// Outermost volumes to be settled as a whole.
  var staleVolumes: [RenderLayer] = []
  /// Reused by the climbs from a layer to its root.
  var chain: [RenderLayer] = []
  /// Taken for the transitions of the packet being applied.
  var oldPictures: [AnimationID: OldPicture] = [:]
  /// Whether any layer ever had a shadow of its sublayers.
  var hasSilhouettes = false
  let inbox: FeedbackInbox
  let pictures = PictureCache()
  /// Called for a surface as soon as it is known, before anything is painted on it.
  package var onAttach: (RenderSurface) -> Void = { _ in }
  /// Called when a surface is let go.
  package var onDetach: (RenderSurface) -> Void = { _ in }

  package init(inbox: FeedbackInbox) { self.inbox = inbox }

  /// Links are cut one by one: freeing a chain of thousands from its top would recurse, and a root and
  /// its surface have each other.
  deinit {
    for layer in layers.values {
      layer.children = []
      layer.depthOrder = nil
      layer.mask = nil
      layer.replicas = nil
      layer.surface = nil
    }
  }

  package func layer(_ id: LayerID) -> RenderLayer? { layers[id] }
}
