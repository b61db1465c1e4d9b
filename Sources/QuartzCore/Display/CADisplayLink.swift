// Walk 22: display link. In: RenderFeedback.tick. Out: the program's callback, once for each beat.
// Next: the program changes layers, and the walk begins at 9 again.

public import CoreGraphics
import PlatformKit
import RenderKit

/// Calls the program once for each frame of the display, on the main thread.
///
/// Beats are asked for only while there is a link that is added and not paused, and a window that can be
/// seen: a link beats with the display of any such window, one of a screen with that screen. When main is
/// late, the beats missed are not made up for. The target is kept until `invalidate`, as Apple does it.
open class CADisplayLink: NSObject {
  private var call: (@MainActor (CADisplayLink) -> Void)?
  private var modes: Set<RunLoop.Mode> = []
  private var divider = FrameRateDivider()
  /// Has it since its first start, or since it follows one of its layers.
  final weak var host: LayerHost?
  /// Whether the window of a root layer is one whose beats it would rather have than another's.
  final var prefersWindow: (CALayer) -> Bool = { _ in false }
  /// The window whose beats it gets; nil while none can be seen.
  final var source: SurfaceID?

  /// When the beat of the current callback happened; 0 before the first.
  open private(set) var timestamp: CFTimeInterval = 0
  /// When a frame prepared in the current callback will be shown.
  open private(set) var targetTimestamp: CFTimeInterval = 0
  /// Seconds from one beat of the display to the next; 0 before the first callback.
  open private(set) var duration: CFTimeInterval = 0

  /// Stops the callbacks for a while.
  open var isPaused = false {
    didSet { if isPaused != oldValue { registryChanged() } }
  }

  /// Callbacks a second at most; 0 means every beat. Rounded to what divides the display's rate.
  open var preferredFramesPerSecond: Int {
    get { Int(divider.rate) }
    set { divider.rate = Double(max(newValue, 0)) }
  }

  /// The rate wanted; its `preferred`, or its `maximum` where that is 0, sets the pace.
  open var preferredFrameRateRange = CAFrameRateRange.default {
    didSet { divider.rate = preferredFrameRateRange.wantedRate }
  }

  /// `CADisplayLink(target: self, action: Self.step)`: calls a method of `target` with the link.
  public convenience init<Target: AnyObject>(
    target: AnyObject, action: @escaping (Target) -> @MainActor (CADisplayLink) -> Void
  ) {
    nonisolated(unsafe) let (target, action) = (Self.cast(target, to: Target.self), action)
    self.init { action(target)($0) }
  }

  /// `CADisplayLink(target: self, action: Self.step)` for a method without parameters.
  public convenience init<Target: AnyObject>(
    target: AnyObject, action: @escaping (Target) -> @MainActor () -> Void
  ) {
    nonisolated(unsafe) let (target, action) = (Self.cast(target, to: Target.self), action)
    self.init { _ in action(target)() }
  }

  private static func cast<Target>(_ target: AnyObject, to type: Target.Type) -> Target {
    guard let target = target as? Target else {
      preconditionFailure("a link's target must have the method that is its action")
    }
    return target
  }

  /// Calls `handler` with the link.
  public init(handler: @escaping @MainActor (CADisplayLink) -> Void) {
    call = handler
    super.init()
  }

  /// Starts the callbacks. Only the main run loop has a display; any other is refused by a trap.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    MainThread.require("add a display link")
    precondition(runloop === RunLoop.main, "add display links to RunLoop.main")
    if call != nil, modes.insert(mode).inserted { registryChanged() }
  }

  /// Stops the callbacks when no other mode is left.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    if modes.remove(mode) != nil { registryChanged() }
  }

  /// Stops the callbacks for good and lets go of the target.
  open func invalidate() {
    call = nil
    modes = []
    registryChanged()
  }

  var isRunning: Bool { call != nil && !modes.isEmpty && !isPaused }

  func deliver(_ tick: FrameTick) {
    guard isRunning, let call, divider.takes(tick) else { return }
    timestamp = tick.time.seconds
    targetTimestamp = divider.target(of: tick).seconds
    duration = tick.interval
    nonisolated(unsafe) let link = self
    MainActor.assumeIsolated { call(link) }
  }

  private func registryChanged() { DisplayLinks.update(self) }
}
