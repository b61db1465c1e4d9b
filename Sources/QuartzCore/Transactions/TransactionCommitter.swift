// Walk 11: commit. In: the marks of one turn. Out: one packet, handed to the render side.
// Next: Commit/LayerEncoder.

import Diagnostics
import PlatformKit
import RenderKit

/// Runs the stages that end a transaction, in order.
struct TransactionCommitter {
  /// Drawing may request layout and layout may request drawing; after this many rounds the rest
  /// waits.
  private static let rounds = 8

  let host: LayerHost

  /// False when drawing asked for layout or drawing without end; layers that still need them stay
  /// marked.
  func commit() -> Bool {
    let span = FrameTrace.begin("Commit", on: .main)
    let isSettled = layoutAndDisplay()
    prepare()
    host.displayLinks.chooseSources(in: host)
    let packet = encode()
    if !packet.isEmpty { host.sink.commit(packet, lendsThread: true) }
    span?.end()
    return isSettled
  }

  private func layoutAndDisplay() -> Bool {
    for _ in 0..<Self.rounds {
      let isEndless = !layout()
      display()
      for layer in host.committing { layer.prepareForCommit() }
      if isEndless || isAtRest { return true }
    }
    return false
  }

  /// Decodes images and draws patterns here, so that a frame need not wait for that.
  private func prepare() {
    let span = FrameTrace.begin("Prepare", on: .main)
    var images = 0
    for layer in host.dirty.changed {
      layer.snapshot.preparePatterns()
      guard layer.marks.contains(.contents) else { continue }
      for image in layer.snapshot.images {
        image.decode()
        images += 1
      }
    }
    span?.end([("images", images)])
  }

  private func encode() -> CommitPacket {
    let span = FrameTrace.begin("Encode", on: .main)
    var packet = CommitPacket(time: host.clock.now())
    host.onCommit?(host.dirty.changed)
    AnimationEncoder(host: host).endAnimationsOfDetached()
    LayerEncoder.encode(&host.dirty, into: &packet)
    AnimationEncoder(host: host).encode(into: &packet)
    span?.end([
      ("layers", packet.layers.count), ("animations", packet.animations.count),
      ("bytes", packet.byteCount),
    ])
    return packet
  }

  /// Returns whether all layout came to an end.
  private func layout() -> Bool {
    let span = FrameTrace.begin("Layout", on: .main)
    var isSettled = true
    for root in host.surfaces.values {
      root.layoutTree()
      if root.flags.needsLayoutWalk { isSettled = false }
    }
    span?.end([("windows", host.surfaces.count)])
    return isSettled
  }

  private func display() {
    let span = FrameTrace.begin("Display", on: .main)
    let layers = host.dirty.display
    host.dirty.display = []
    for layer in layers {
      layer.flags.remove(.isDisplayQueued)
      if layer.host != nil { layer.displayIfNeeded() }
    }
    span?.end([("layers", layers.count)])
  }

  private var isAtRest: Bool {
    host.dirty.display.isEmpty && host.surfaces.values.allSatisfy { !$0.flags.needsLayoutWalk }
  }
}
