import Diagnostics
package import Dispatch
import PlatformKit

/// The render side's copy of every layer tree that is on a surface. Render queue only.
package final class RenderTree {
  package internal(set) var surfaces: [RenderSurface] = []
  var layers: [LayerID: RenderLayer] = [:]
  /// Layers with animations, in the order they got their first.
  var animated: [RenderLayer] = []
  /// Layers touched since the last frame was tracked, each once.
  var changed: [RenderLayer] = []
  /// Layers whose kinds follow every packet, and those whose kinds follow the time.
  var packetFollowers: [RenderLayer] = []
  var timeFollowers: [RenderLayer] = []
  /// Layers made on this side so far.
  var instancesMade: UInt64 = 0
  /// Where what animations of instances report goes: the program knows the layers themselves only.
  let muted = FeedbackInbox()
  /// Outermost volumes to be placed as a whole.
  var staleVolumes: [RenderLayer] = []
  /// Reused by the climbs from a layer to its root.
  var chain: [RenderLayer] = []
  /// Taken for the transitions of the packet being applied.
  var outgoingBitmaps: [AnimationID: OutgoingBitmap] = [:]
  /// Whether any layer ever had a shadow of its sublayers.
  var hasSilhouettes = false
  let inbox: FeedbackInbox
  let rasterCache = RasterCache()
  /// Called for a surface as soon as it is known, before anything is painted on it.
  package var onAttach: (RenderSurface) -> Void = { _ in }
  /// Called when a surface is let go.
  package var onDetach: (RenderSurface) -> Void = { _ in }

  /// The queue that changes come on; nil where there is none.
  private let owner: DispatchQueue?
  let checksInvariants = Invariants.areChecked

  package init(inbox: FeedbackInbox, owner: DispatchQueue? = nil) {
    self.inbox = inbox
    self.owner = owner
  }

  /// Links are cut one by one: freeing a chain of thousands from its top would recurse, and a root and
  /// its surface have each other.
  deinit {
    for layer in layers.values {
      layer.children = []
      layer.depthOrder = nil
      layer.mask = nil
      layer.kindState = nil
      layer.instances = []
      layer.surface = nil
    }
  }

  func requireQueue() { RenderQueue.require(owner) }

  package func layer(_ id: LayerID) -> RenderLayer? { layers[id] }
}
