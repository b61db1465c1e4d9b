import PlatformKit
import Testing
@testable import UIKit

/// Counts layouts; every move requests one.
private final class LaidOutView: UIView {
  var events = 0
  var layouts = 0

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    events += 1
    setNeedsLayout()
    layer.position.x += 1
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}

@MainActor
struct InputRateTests {
  @Test func aThousandReportsASecondCostOneLayoutAndOneCommitAFrame() {
    let app = TestApp()
    let view = LaidOutView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
    app.window.addSubview(view)
    app.turn()
    let host = app.application.engine.host
    let schedule = host.onNeedsCommit
    var commits = 0
    host.onNeedsCommit = {
      commits += 1
      schedule()
    }
    app.press(10, 10)
    (view.events, view.layouts, commits) = (0, 0, 0)
    for number in 1...1000 {
      app.platform.manualClock.advance(to: app.platform.clock.now() + 0.001)
      app.move(10 + Double(number % 200), 10)
    }
    // A second has 60 frames; the first move is sent at once.
    #expect((55...61).contains(view.events))
    #expect(view.layouts <= view.events)
    #expect(commits <= view.events)
  }
}
