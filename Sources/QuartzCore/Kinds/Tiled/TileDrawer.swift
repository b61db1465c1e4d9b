import Diagnostics
import Dispatch
import Synchronization

/// Where tiles are drawn: one after the other, away from main.
package final class TileDrawer: BackgroundWork {
  private struct State {
    var waiting: [TileRequest] = []
    var underWay: TileRequest?
    var finished: [TileRequest] = []
    var isScheduled = false
    var wake: (@Sendable () -> Void)?

    /// Begun, and not taken by main yet.
    var beyondRecall: [TileRequest] { finished + (underWay.map { [$0] } ?? []) }
  }

  private let state = Mutex(State())
  private let queue: any TileQueue

  package init(queue: any TileQueue = SerialTileQueue()) { self.queue = queue }

  /// Called on the drawing queue.
  package func onFinish(_ wake: @escaping @Sendable () -> Void) {
    state.withLock { $0.wake = wake }
  }

  /// Waits until nothing is left to be drawn.
  package func synchronize() {
    while state.withLock({ $0.isScheduled }) { queue.synchronize() }
  }

  /// Makes these the tiles a layer waits for, in this order; what it waited for before and wants no
  /// more is not drawn. Main only.
  func replace(_ requests: [TileRequest], of layer: CATiledLayer) {
    // Dropped requests are let go outside of the lock.
    let (dropped, mustSchedule) = state.withLock { state in
      let dropped = state.waiting.filter { $0.layer === layer }
      state.waiting.removeAll { $0.layer === layer }
      let busy = Set(
        state.beyondRecall.filter { $0.layer === layer && !$0.isObsolete }.map(\.place))
      state.waiting += requests.filter { !busy.contains($0.place) }
      let mustSchedule = !state.isScheduled && !state.waiting.isEmpty
      if mustSchedule { state.isScheduled = true }
      return (dropped, mustSchedule)
    }
    _ = dropped
    if mustSchedule { schedule() }
  }

  /// What was begun for tiles of a layer is out of date; nil means all of them. Main only.
  func invalidate(_ layer: CATiledLayer, in rect: CGRect?) {
    state.withLock { state in
      for request in state.beyondRecall where request.layer === layer {
        if rect.map(request.rect.intersects) ?? true { request.isObsolete = true }
      }
    }
  }

  package func deliverFinished() -> Bool {
    let finished = state.withLock { state in
      defer { state.finished = [] }
      return state.finished
    }
    for request in finished { request.layer.receive(request) }
    return !finished.isEmpty
  }

  /// One that is let go draws no more.
  private func schedule() { queue.async { [weak self] in self?.drawNext() } }

  /// One tile for each block, so that tiles can be seen one by one.
  private func drawNext() {
    let hasNext = state.withLock { state in
      state.underWay = state.waiting.isEmpty ? nil : state.waiting.removeFirst()
      state.isScheduled = state.underWay != nil
      return state.isScheduled
    }
    guard hasNext else { return }
    drawUnderWay()
    let wake = state.withLock { state in
      if let drawn = state.underWay.take() { state.finished.append(drawn) }
      return state.finished.count == 1 ? state.wake : nil
    }
    wake?()
    schedule()
  }

  /// By itself, so that nothing here still refers to the request when main gets it.
  private func drawUnderWay() {
    guard let request = state.withLock({ $0.underWay }) else { return }
    let span = FrameTrace.begin("Draw tile", on: .tiles)
    request.draw()
    span?.end([("pixels", request.image.map { $0.width * $0.height } ?? 0)])
  }
}

/// Runs blocks one after the other, away from whoever hands them in.
package protocol TileQueue: Sendable {
  func async(_ block: @escaping @Sendable () -> Void)
  /// Returns when all blocks handed in so far have run.
  func synchronize()
}

/// The queue of a program: sleeps while there is nothing to draw.
package final class SerialTileQueue: TileQueue {
  private let queue = DispatchQueue(label: "casement.tiles", qos: .userInitiated)

  package init() {}

  package func async(_ block: @escaping @Sendable () -> Void) { queue.async(execute: block) }

  package func synchronize() { queue.sync {} }
}
