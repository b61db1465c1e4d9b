import CoreGraphics
public import Foundation
import PlatformKit

/// How near something that is held over a view is to opening it.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  case inactive, possible, activating, activated
}

/// What is held over a view that it may open.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// How near it is.
  var state: UISpringLoadedInteractionEffectState { get }
  /// What blinks; by default the cell.
  var targetView: UIView? { get set }
  /// For the program's own use.
  var targetItem: Any? { get set }
  /// The finger's position in coordinates of `view`.
  func location(in view: UIView?) -> CGPoint
}

/// A view that opens when something is held over it.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// Whether it does.
  var isSpringLoaded: Bool { get set }
}

/// Opens an item of a list after something has been held over it for a while.
@MainActor
final class SpringLoading {
  /// Seconds until an item blinks, and from then until it opens.
  private static let (rest, blink): (TimeInterval, TimeInterval) = (0.6, 0.3)

  private var path: IndexPath?
  private var timer: TimerQueue.QueuedTimer?

  func follow(_ path: IndexPath?, place: CGPoint, in list: any DraggingList) {
    guard path != self.path else { return }
    stop()
    self.path = path
    guard let path, let view = list.itemView(at: path) else { return }
    let context = Context(view, list.convert(place, to: nil))
    guard list.springLoads(path, context) else { return }
    wait(Self.rest, in: list) { [weak self, weak list] in
      guard let self, let list else { return }
      context.state = .activating
      (context.targetView ?? view).blink(for: Self.blink)
      wait(Self.blink, in: list) { [weak list] in
        context.state = .activated
        list?.open(path)
      }
    }
  }

  func stop() {
    timer?.cancel()
    (timer, path) = (nil, nil)
  }

  private func wait(
    _ seconds: TimeInterval, in list: UIView, _ action: @escaping @MainActor () -> Void
  ) {
    guard let engine = list.window?.application?.engine else { return }
    timer = engine.timers.set(at: engine.platform.clock.now() + seconds, action)
  }

  private final class Context: NSObject, UISpringLoadedInteractionContext {
    var state = UISpringLoadedInteractionEffectState.possible
    var targetView: UIView?
    var targetItem: Any?
    private let place: CGPoint

    init(_ view: UIView, _ place: CGPoint) {
      (targetView, self.place) = (view, place)
      super.init()
    }

    func location(in view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }
  }
}

extension UIView {
  /// Goes and comes twice.
  fileprivate func blink(for seconds: TimeInterval) {
    UIView.animateKeyframes(withDuration: seconds, delay: 0) {
      for (index, alpha) in [0.4, 1, 0.4, 1].enumerated() {
        UIView.addKeyframe(withRelativeStartTime: Double(index) / 4, relativeDuration: 0.25) {
          self.alpha = alpha
        }
      }
    }
  }
}
