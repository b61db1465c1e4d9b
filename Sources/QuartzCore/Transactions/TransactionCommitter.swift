// Walk 11: commit. In: the marks of one turn. Out: one packet, handed to the render side.
// Next: Commit/LayerEncoder.

import PlatformKit
import RenderKit

/// Runs the stages that end a transaction, in order.
struct TransactionCommitter {
  /// Drawing may request layout and layout may request drawing; after this many rounds the rest
  /// waits.
  private static let rounds = 8

  let host: LayerHost

  /// False when layout or display did not settle; layers that still need them stay marked.
  func commit() -> Bool {
    let isSettled = layoutAndDisplay()
    prepare()
    host.displayLinks.chooseSources(in: host)
    var packet = CommitPacket(time: host.clock.now())
    AnimationEncoder(host: host).endAnimationsOfDetached()
    LayerEncoder.encode(&host.dirty, into: &packet)
    AnimationEncoder(host: host).encode(into: &packet)
    if !packet.isEmpty { host.sink.commit(packet, lendsThread: true) }
    return isSettled
  }

  private func layoutAndDisplay() -> Bool {
    for _ in 0..<Self.rounds {
      let isLaidOut = layout()
      display()
      for layer in host.committing { layer.prepareForCommit() }
      if !isLaidOut { return false }
      if isAtRest { return true }
    }
    return false
  }

  /// Decodes images here, so that a frame need not wait for that.
  private func prepare() {
    for layer in host.dirty.changed where layer.marks.contains(.contents) {
      for image in layer.snapshot.images { image.decode() }
    }
  }

  private func layout() -> Bool {
    var isSettled = true
    for root in host.surfaces.values where !root.layoutTree() { isSettled = false }
    return isSettled
  }

  private func display() {
    let layers = host.dirty.display
    host.dirty.display = []
    for layer in layers {
      layer.flags.remove(.isDisplayQueued)
      if layer.host != nil { layer.displayIfNeeded() }
    }
  }

  private var isAtRest: Bool {
    host.dirty.display.isEmpty && host.surfaces.values.allSatisfy { !$0.flags.needsLayoutWalk }
  }
}
