import CoreGraphics
import PlatformKit
import QuartzCore
import UIKit

/// An application in memory with one view that is dragged.
@MainActor
final class DragRig {
  let view = DraggedView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  /// Commits that were not empty.
  private(set) var commits = 0
  private let platform = HeadlessPlatform()
  private let application: UIApplication
  private let window: UIWindow

  init() {
    application = UIApplication.start(platform: platform, delegate: { nil })
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    window.addSubview(view)
    window.makeKeyAndVisible()
    application.engine.turn.run()
    let host = application.engine.host
    let schedule = host.onNeedsCommit
    host.onNeedsCommit = { [unowned self] in
      MainActor.assumeIsolated { commits += 1 }
      schedule()
    }
  }

  /// Sends one event per millisecond, each followed by a turn of the main loop as in a running app.
  func drag(reports: Int) {
    report(.pressed(.primary), 10)
    for number in 1...reports {
      platform.manualClock.advance(to: platform.clock.now() + 0.001)
      report(.moved, 10 + Double(number % 150))
    }
    report(.released(.primary), 10)
  }

  private func report(_ action: PointerSample.Action, _ x: Double) {
    guard let id = window.platformWindow?.id else { return }
    let isUp = action == .released(.primary)
    let sample = PointerSample(
      action: action, x: x, y: 10, buttons: isUp ? [] : [.primary], modifiers: [],
      time: platform.clock.now())
    platform.post(.pointer(id, sample))
    application.engine.turn.run()
  }
}

/// Counts the calls it receives.
final class DraggedView: UIView {
  private(set) var events = 0
  private(set) var layouts = 0

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    events += 1
    guard let touch = touches.first else { return }
    layer.position.x = 100 + touch.location(in: window).x
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}
