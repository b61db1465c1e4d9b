// Walk 22: display link. In: RenderFeedback.tick. Out: the program's callback, once for each tick.
// Next: the program changes layers, and the walk begins at 9 again.

public import CoreGraphics
public import FoundationAdditions
import PlatformKit
import RenderKit

/// Calls the program once for each frame of the display, on the main thread.
///
/// The render side reports ticks only while a link is added and not paused and a window is visible.
/// A link follows the display of any visible window; a link of a screen prefers windows on that
/// screen. Ticks missed while main is late are skipped. The target is retained until `invalidate`,
/// as on Apple's systems.
open class CADisplayLink: NSObject {
  private var call: (@MainActor (CADisplayLink) -> Void)?
  private var modes: Set<RunLoop.Mode> = []
  private var divider = FrameRateDivider()
  /// Set at its first start, or when it follows a layer.
  final weak var host: LayerHost?
  /// Whether it prefers the window of this root layer.
  final var prefersWindow: (CALayer) -> Bool = { _ in false }
  /// The window whose ticks it gets; nil while none is visible.
  final var source: SurfaceID?

  /// The time of the current callback's tick; 0 before the first.
  open private(set) var timestamp: CFTimeInterval = 0
  /// When a frame prepared in the current callback will be shown.
  open private(set) var targetTimestamp: CFTimeInterval = 0
  /// Seconds between the display's ticks; 0 before the first callback.
  open private(set) var duration: CFTimeInterval = 0

  /// Whether the callbacks are suspended.
  open var isPaused: Bool {
    get { pause }
    set {
      guard newValue != pause else { return }
      pause = newValue
      registryChanged()
    }
  }
  private var pause = false

  /// The most callbacks per second; 0 means every tick. Rounded to a divisor of the display's rate.
  open var preferredFramesPerSecond: Int {
    get { Int(divider.rate) }
    set { divider.rate = Double(max(newValue, 0)) }
  }

  /// How many frames of a display of 60 Hz to wait for between callbacks. As deprecated as Apple's: use
  /// `preferredFramesPerSecond`.
  @available(*, deprecated, message: "use preferredFramesPerSecond")
  open var frameInterval: Int {
    get { divider.rate > 0 ? max(Int((60 / divider.rate).rounded()), 1) : 1 }
    set { divider.rate = newValue > 1 ? 60 / Double(newValue) : 0 }
  }

  /// The wanted rate: its `preferred`, or its `maximum` if that is 0.
  open var preferredFrameRateRange: CAFrameRateRange {
    get { rateRange }
    set {
      rateRange = newValue
      divider.rate = newValue.wantedRate
    }
  }
  private var rateRange = CAFrameRateRange.default

  /// Calls a method of `target`, which takes the link or nothing. Traps at the first tick if the
  /// target does not have it.
  public convenience init(target: Any, selector sel: Selector) {
    nonisolated(unsafe) let target = target as AnyObject
    self.init { sel.send(to: target, $0) }
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

  /// Starts the callbacks. Only the main run loop has a display; any other traps.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    MainThread.require("add a display link")
    precondition(runloop === RunLoop.main, "add display links to RunLoop.main")
    if call != nil, modes.insert(mode).inserted { registryChanged() }
  }

  /// Stops the callbacks if this was the last mode.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    if modes.remove(mode) != nil { registryChanged() }
  }

  /// Stops the callbacks for good and releases the target.
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
