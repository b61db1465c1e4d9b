import Foundation
import QuartzCore
import UIKit

/// The frames of a controller: at the display's ticks, while its view is seen and nobody pauses them.
@MainActor
final class FrameLoop {
  private weak var controller: GLKViewController?
  let link: CADisplayLink
  var isSeen = false { didSet { run() } }
  var isPaused = false {
    willSet { if newValue != isPaused { willPause(newValue) } }
    didSet { run() }
  }
  private(set) var framesDisplayed = 0
  private(set) var sinceFirstResume: TimeInterval = 0
  private(set) var sinceLastResume: TimeInterval = 0
  private(set) var sinceLastUpdate: TimeInterval = 0
  private(set) var sinceLastDraw: TimeInterval = 0
  private var firstResume: TimeInterval?
  private var lastResume: TimeInterval?
  private var lastUpdate: TimeInterval?
  private var lastDraw: TimeInterval?
  private var observers: [any NSObjectProtocol] = []

  init(_ controller: GLKViewController) {
    self.controller = controller
    let tick = Tick()
    link = CADisplayLink { link in tick.call(link) }
    link.preferredFramesPerSecond = controller.preferredFramesPerSecond
    link.isPaused = true
    tick.loop = self
    link.add(to: .main, forMode: .common)
    observe()
  }

  isolated deinit {
    link.invalidate()
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }

  /// A rate that the display's own is a multiple of.
  var framesPerSecond: Int {
    guard let controller, link.duration > 0, controller.preferredFramesPerSecond > 0 else {
      return self.controller?.preferredFramesPerSecond ?? 0
    }
    let rate = 1 / link.duration
    let ticks = max((rate / Double(controller.preferredFramesPerSecond)).rounded(), 1)
    return Int((rate / ticks).rounded())
  }

  private func run() {
    let runs = isSeen && !isPaused
    if runs, link.isPaused { (lastResume, lastUpdate, lastDraw) = (nil, nil, nil) }
    link.isPaused = !runs
  }

  private func willPause(_ pause: Bool) {
    guard let controller else { return }
    controller.delegate?.glkViewController(controller, willPause: pause)
  }

  fileprivate func draw(_ now: TimeInterval) {
    guard let controller, let view = controller.viewIfLoaded as? GLKView else { return }
    (sinceFirstResume, sinceLastResume) = (since(&firstResume, now), since(&lastResume, now))
    sinceLastUpdate = now - (lastUpdate ?? now)
    lastUpdate = now
    controller.update()
    sinceLastDraw = now - (lastDraw ?? now)
    lastDraw = now
    view.display()
    framesDisplayed += 1
  }

  private func since(_ begin: inout TimeInterval?, _ now: TimeInterval) -> TimeInterval {
    if begin == nil { begin = now }
    return now - (begin ?? now)
  }

  private func observe() {
    let (center, app) = (NotificationCenter.default, UIApplication.shared)
    for name in [
      UIApplication.willResignActiveNotification, UIApplication.didBecomeActiveNotification,
    ] {
      let pauses = name == UIApplication.willResignActiveNotification
      observers.append(
        center.addObserver(forName: name, object: app, queue: nil) { [weak self] _ in
          MainActor.assumeIsolated { self?.activityChanged(pauses) }
        })
    }
  }

  private func activityChanged(_ pauses: Bool) {
    guard let controller else { return }
    if pauses ? controller.pauseOnWillResignActive : controller.resumeOnDidBecomeActive {
      isPaused = pauses
    }
  }
}

/// What the link calls: it must not keep the loop.
@MainActor
private final class Tick {
  weak var loop: FrameLoop?
  func call(_ link: CADisplayLink) { loop?.draw(link.timestamp) }
}
