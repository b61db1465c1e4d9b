// Walk 12: commit packet. In: what QuartzCore's commit encoded. Out: Sendable values only.
// Next: PacketMailbox.

package import PlatformKit
package import RasterKit

/// All that one transaction changed; O(changed layers), applied as a whole or not at all.
package struct CommitPacket: Sendable {
  /// When the transaction was committed; animations that begin "now" begin then.
  package var time: HostTime
  package var surfaces: [SurfaceChange] = []
  /// In any order; a layer named in a list of sublayers is itself in this packet or an earlier one.
  package var layers: [LayerChange] = []
  package var animations: [AnimationChange] = []
  /// Layers that left every window; the render side forgets them and their animations.
  package var removed: [LayerID] = []

  package init(time: HostTime) { self.time = time }

  package var isEmpty: Bool {
    surfaces.isEmpty && layers.isEmpty && animations.isEmpty && removed.isEmpty
  }
}

/// One layer's new state. What of it differs from the old one, the render tree finds out.
package struct LayerChange: Sendable {
  package var id: LayerID
  package var snapshot: LayerSnapshot
  /// Back to front; nil where the list has not changed.
  package var sublayers: [LayerID]?
  /// Whether the contents, or what the layer's kind shows, may be new.
  package var hasNewContents: Bool

  package init(
    id: LayerID, snapshot: LayerSnapshot, sublayers: [LayerID]? = nil, hasNewContents: Bool = false
  ) {
    self.id = id
    self.snapshot = snapshot
    self.sublayers = sublayers
    self.hasNewContents = hasNewContents
  }
}

/// A change to the animations of a layer; applied in order.
package enum AnimationChange: Sendable {
  /// Replaces one with the same key (that one ends unfinished).
  case add(LayerID, key: String, AnimationSnapshot)
  case remove(LayerID, key: String)
}

/// A change to a window's picture.
package struct SurfaceChange: Sendable {
  package var id: SurfaceID
  package var kind: Kind

  package enum Kind: Sendable {
    /// The surface shows `root` and its sublayers on `target`; sent once, first.
    case attached(root: LayerID, target: any PresentTarget, clock: any FrameClock)
    /// Pixels to paint and pixels for each point. A token is answered by the frame of this size.
    case resized(PixelSize, scale: Double, syncToken: UInt64?)
    /// Lost pixels that must be put again.
    case exposed(PixelRegion)
    /// While hidden, nothing is painted; animations still end in time.
    case visible(Bool)
    /// Whether to report every beat, for display links.
    case wantsTicks(Bool)
    case detached
  }

  package init(id: SurfaceID, kind: Kind) {
    self.id = id
    self.kind = kind
  }
}
