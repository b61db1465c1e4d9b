import Diagnostics
package import Dispatch
import PlatformKit
import RasterKit

/// The render side's copy of every layer tree on a surface. Render queue only.
package final class RenderTree {
  package internal(set) var surfaces: [RenderSurface] = []
  var layers: [LayerID: RenderLayer] = [:]
  /// Layers with animations, in the order they got their first one.
  var animated: [RenderLayer] = []
  /// Layers changed since damage was last tracked, each once.
  var changed: [RenderLayer] = []
  /// Layers whose kind state follows packets, and those whose kind state follows the time.
  var packetFollowers: [RenderLayer] = []
  var timeFollowers: [RenderLayer] = []
  /// The states of backdrop layers, in painting order when damage was last tracked.
  var backdrops: [BackdropState] = []
  /// Render-side layers made so far.
  var instancesMade: UInt64 = 0
  /// Discards feedback about the animations of instances, which the program does not know.
  let muted = FeedbackInbox()
  /// The parts of contents that were drawn again since damage was last tracked, in pixels of the image.
  var redrawnParts: [LayerID: PixelRect] = [:]
  /// Outermost volumes that need to be placed again.
  var staleVolumes: [RenderLayer] = []
  /// Set while siblings share the placement computed for the first of them.
  var sharesPlacements = false
  unowned(unsafe) var sharedParent: RenderLayer?
  var sharedPlacement: Placement?
  /// Scratch memory for walking from a layer to its root.
  var chain: [RenderLayer] = []
  /// Captured for the transitions of the packet being applied.
  var outgoingBitmaps: [AnimationID: OutgoingBitmap] = [:]
  /// Whether any layer ever had a shadow cast by its sublayers.
  var hasSilhouettes = false
  let inbox: FeedbackInbox
  let rasterCache = RasterCache()
  /// Has an empty packet applied soon. Callable from any thread.
  package var wake: @Sendable () -> Void = {}
  /// Called when a surface is attached, before anything is painted on it.
  package var onAttach: (RenderSurface) -> Void = { _ in }
  /// Called when a surface is detached.
  package var onDetach: (RenderSurface) -> Void = { _ in }

  /// The queue that changes come on; nil where there is none.
  private let owner: DispatchQueue?
  let checksInvariants = Invariants.areChecked

  package init(inbox: FeedbackInbox, owner: DispatchQueue? = nil) {
    self.inbox = inbox
    self.owner = owner
  }

  /// Links are cut one by one: freeing a chain of thousands from its top would recurse, and a root
  /// and its surface retain each other.
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
