// Walk 21: present through the socket. In: damage of a painted canvas. Out: PutImage requests.
// Next: QuartzCore/Display.

import PlatformKit
import RasterKit

/// For servers that cannot read our memory: the damage is converted and sent in pieces that fit one
/// request. A frame counts as shown when the server answers a question asked after it, and at most
/// two are under way, so that a slow network is never filled with old frames. Render queue only.
final class PutImagePresenter: X11Presenter {
  /// Pieces larger than this gain nothing.
  private static let largestPiece = 1 << 18

  private let connection: X11RenderConnection
  private let window: UInt32
  private let context: UInt32
  private let format: X11PixelFormat
  private let didComplete: (UInt64) -> Void
  private var canvas = X11Canvas()
  private var pending: [UInt64?] = []
  private var hasShown = false
  /// Replaced by `release`, so that the answers to old questions are passed over.
  private var generation = 0

  init(
    connection: X11RenderConnection, window: UInt32, context: UInt32,
    format: X11PixelFormat,
    didComplete: @escaping (UInt64) -> Void
  ) {
    self.connection = connection
    self.window = window
    self.context = context
    self.format = format
    self.didComplete = didComplete
  }

  func acquire(size: PixelSize) -> PresentBuffer? {
    connection.requireQueue()
    guard pending.count < 2 else { return nil }
    if canvas.buffer?.size != size { hasShown = false }
    return canvas.fit(size, makeIdentity: connection.makeIdentity)
  }

  /// All that moved goes through the socket anyway; painting it is the least of it.
  func roll(_ buffer: inout PresentBuffer, by rows: Int32) -> Bool { false }

  func put(_ buffer: PresentBuffer, region: PixelRegion, serial: UInt64) -> Bool {
    connection.requireQueue()
    return send(region, serial: serial)
  }

  func putAgain(_ region: PixelRegion) -> Bool {
    if hasShown { _ = send(region, serial: nil) }
    return hasShown
  }

  func prepareNext() -> Bool { false }

  func release() -> [UInt64] {
    defer {
      pending = []
      generation += 1
      canvas.release()
      hasShown = false
    }
    return pending.compactMap { $0 }
  }
}

extension PutImagePresenter {
  /// False when no pixel of the region is on the canvas.
  private func send(_ region: PixelRegion, serial: UInt64?) -> Bool {
    guard let source = canvas.buffer?.target else { return false }
    let region = region.intersection(source.bounds)
    guard !region.isEmpty else { return false }
    for rect in region.rects { send(rect, from: source) }
    hasShown = true
    pending.append(serial)
    let generation = generation
    connection.fence { [weak self] in self?.didPass(generation) }
    return true
  }

  private func send(_ rect: PixelRect, from source: PixelTarget) {
    let limit = min(connection.maximumRequestBytes - 64, Self.largestPiece)
    let columns = max(1, limit / max(1, format.bytesPerRow(width: 1) + 4))
    for left in stride(from: rect.minX, to: rect.maxX, by: columns) {
      let right = min(rect.maxX, left &+ Int32(columns))
      let bytesPerRow = format.bytesPerRow(width: Int(right - left))
      let rows = max(1, limit / bytesPerRow)
      for top in stride(from: rect.minY, to: rect.maxY, by: rows) {
        let bottom = min(rect.maxY, top &+ Int32(rows))
        let piece = PixelRect(minX: left, minY: top, maxX: right, maxY: bottom)
        connection.put(piece, of: source, drawable: window, context: context, format)
      }
    }
  }

  private func didPass(_ generation: Int) {
    guard generation == self.generation, !pending.isEmpty else { return }
    if let serial = pending.removeFirst() { didComplete(serial) }
  }
}
