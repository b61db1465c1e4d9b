import FoundationAdditions
package import PlatformKit
import RenderKit

/// Connects layer trees to the render side: the windows' surfaces, the pending changes of their
/// layers, and messages from the render side. Main thread only.
package final class LayerHost {
  /// The current application's host; a layer in a window uses its own instead.
  package nonisolated(unsafe) static var current: LayerHost? {
    didSet { if let current { current.displayLinks.claimLinks(for: current) } }
  }

  /// Called at the first change after a commit; `commit` must then be called at the end of the
  /// turn.
  package var onNeedsCommit: () -> Void = {}
  /// Called with the layers of each commit that have changed; nil while nobody follows them.
  package var onCommit: (([CALayer]) -> Void)?

  let sink: any PacketSink
  let clock: any HostClock
  var dirty = DirtyLayers()
  var surfaces: [SurfaceID: CALayer] = [:]
  /// Surfaces of windows that are completely hidden.
  var hidden: Set<SurfaceID> = []
  /// Pixels per point.
  var scales: [SurfaceID: Double] = [:]
  /// Animations that run on the render side, to find the layers of its messages.
  var running: [AnimationID: CommittedAnimation] = [:]
  let displayLinks = DisplayLinks()
  /// Visible layers with `preparesForCommit`.
  var committing: [CALayer] = []
  var backgroundWork: [any BackgroundWork] = []
  /// Called on any thread when background work has results for main; it must not block.
  package var onBackgroundWork: (@Sendable () -> Void)? {
    didSet { for work in backgroundWork { onBackgroundWork.map(work.onFinish) } }
  }
  let drawing = PresentationDrawing()
  /// The transactions opened while this host was current.
  package let transactions = TransactionStack()
  /// Storage for the module above: UIKit's animation blocks.
  package var companion: AnyObject?
  private var isScheduled = false
  private var isCommitting = false

  package init(server: any PacketSink, clock: any HostClock) {
    self.sink = server
    self.clock = clock
    transactions.host = self
  }

  /// The time of the frame on the screen, in `CACurrentMediaTime`'s seconds; the current time while
  /// nothing animates.
  package var shownTime: Double { sink.shownTime.seconds }

  /// The current time, in `CACurrentMediaTime`'s seconds.
  package var mediaTime: Double { clock.now().seconds }

  /// Schedules a commit at the end of this turn.
  package func needsCommit() {
    if isScheduled { return }
    isScheduled = true
    onNeedsCommit()
  }

  /// Ends the implicit transaction: layout, display, prepare, encode; free when nothing was marked.
  /// A commit inside a commit (a layout method that flushes) is left to the outer one.
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
