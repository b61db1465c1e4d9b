package import PlatformKit
import RenderKit

/// Binds layer trees to the render side: windows' pictures, the pending changes of their layers,
/// and what the render side reports. Main thread only.
package final class LayerHost {
  /// The current application's; a layer in a window has its own, which comes before it.
  package nonisolated(unsafe) static var current: LayerHost? {
    didSet { if let current { current.displayLinks.claimLinks(for: current) } }
  }

  /// Called when the first change after a commit is made; the turn's end must call `commit`.
  package var onNeedsCommit: () -> Void = {}

  let sink: any PacketSink
  let clock: any HostClock
  var dirty = DirtyLayers()
  var surfaces: [SurfaceID: CALayer] = [:]
  /// Those of which nothing can be seen.
  var hidden: Set<SurfaceID> = []
  /// Pixels for each point.
  var scales: [SurfaceID: Double] = [:]
  /// Animations the render side runs, so that its reports find their layers.
  var running: [AnimationID: RunningAnimation] = [:]
  let displayLinks = DisplayLinks()
  /// Layers that windows show and that have something to do before each commit.
  var committing: [CALayer] = []
  var backgroundWork: [any BackgroundWork] = []
  /// Called on any thread when something done in the background waits for main; it must not block.
  package var onBackgroundWork: (@Sendable () -> Void)? {
    didSet { for work in backgroundWork { onBackgroundWork.map(work.onFinish) } }
  }
  let drawing = PresentationDrawing()
  /// The transactions opened while this host was current.
  package let transactions = TransactionStack()
  /// What the module above keeps for the layers of this host: UIKit its animation blocks.
  package var companion: AnyObject?
  private var isScheduled = false
  private var isCommitting = false

  package init(server: any PacketSink, clock: any HostClock) {
    self.sink = server
    self.clock = clock
    transactions.host = self
  }

  /// The moment the frame on the screen stands for, in `CACurrentMediaTime`'s seconds; now while
  /// nothing animates.
  package var shownTime: Double { sink.shownTime.seconds }

  /// The present moment, in `CACurrentMediaTime`'s seconds.
  package var mediaTime: Double { clock.now().seconds }

  /// Asks for a commit at the end of this turn.
  package func needsCommit() {
    if isScheduled { return }
    isScheduled = true
    onNeedsCommit()
  }

  /// Ends the implicit transaction: layout, display, prepare, encode; costs nothing when nothing
  /// was marked. A commit inside a commit (a layout method that flushes) is left to the outer one.
  package func commit() {
    MainThread.require("commit layers")
    guard isScheduled, !isCommitting else { return }
    isCommitting = true
    let isSettled = TransactionCommitter(host: self).commit()
    isCommitting = false
    isScheduled = false
    transactions.finishCommitted()
    if !isSettled { needsCommit() }
  }
}
