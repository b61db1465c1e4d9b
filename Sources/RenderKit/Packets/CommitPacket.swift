// Walk 12: commit packet. In: what QuartzCore's commit encoded. Out: Sendable values only.
// Next: PacketMailbox.

package import PlatformKit
package import RasterKit

/// Everything one transaction changed; O(changed layers), applied as a whole or not at all.
package struct CommitPacket: Sendable {
  /// The commit's time, which is the begin time of animations without one.
  package var time: HostTime
  package var surfaces: [SurfaceChange] = []
  /// In any order; a layer in a list of sublayers is itself in this packet or an earlier one.
  package var layers: [LayerChange] = []
  package var animations: [AnimationChange] = []
  /// Layers that left every window; the render side drops them and their animations.
  package var removed: [LayerID] = []

  package init(time: HostTime) { self.time = time }

  package var isEmpty: Bool {
    surfaces.isEmpty && layers.isEmpty && animations.isEmpty && removed.isEmpty
  }
}

/// The new state of one layer. The render tree finds the differences from the old state.
package struct LayerChange: Sendable {
  package var id: LayerID
  package var snapshot: LayerSnapshot
  /// Back to front; nil if the list has not changed.
  package var sublayers: [LayerID]?
  /// Whether the contents, or the state of the layer's kind, may be new.
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
  /// Replaces an animation with the same key, which ends unfinished.
  case add(LayerID, key: String, AnimationSnapshot)
  case remove(LayerID, key: String)
}

/// A change of a window's surface.
package struct SurfaceChange: Sendable {
  package var id: SurfaceID
  package var kind: Kind

  package enum Kind: Sendable {
    /// The surface shows `root` and its sublayers on `target`. Sent once, first.
    case attached(root: LayerID, target: any PresentTarget, clock: any FrameClock)
    /// The size in pixels, and pixels per point. The frame of this size answers the token.
    case resized(PixelSize, scale: Double, syncToken: UInt64?)
    /// The window system lost these pixels.
    case exposed(PixelRegion)
    /// While hidden, nothing is painted, but animations still end in time.
    case visible(Bool)
    /// Whether to report every tick, for display links.
    case wantsTicks(Bool)
    case detached
  }

  package init(id: SurfaceID, kind: Kind) {
    self.id = id
    self.kind = kind
  }
}
