/// The turns of those who make the pictures of a window's layers: one for each tick at most, however often
/// frames are taken between ticks. Render queue only.
struct SurfaceTurns {
  /// Feeds whose frames were taken since the last tick, or by it.
  private var feeds: [SurfaceFeed] = []
  private var isDue = false
  /// Whether turns were given at the last tick, so that pictures will come before the next.
  private var areExpected = false

  /// Whether a tick has to come.
  var wantTick: Bool { areExpected || !feeds.isEmpty }

  mutating func add(_ feed: SurfaceFeed) {
    if !feeds.contains(where: { $0 === feed }) { feeds.append(feed) }
  }

  /// Called before the frame of a tick.
  mutating func tickBegan() { isDue = true }

  /// Called in each frame when its pictures were taken, so that those that are made now are the next frame's.
  mutating func giveIfDue() {
    guard isDue else { return }
    isDue = false
    areExpected = !feeds.isEmpty
    for feed in feeds { feed.giveTurn() }
    feeds.removeAll(keepingCapacity: true)
  }

  mutating func removeAll() { self = SurfaceTurns() }
}
