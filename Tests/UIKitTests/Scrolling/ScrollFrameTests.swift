import PlatformKit
import RenderKit
import Testing

@testable import UIKit

/// The cost of frames while a finger scrolls.
@MainActor
struct ScrollFrameTests {
  /// Rows in two colours below a bar, as in an app.
  private func make() -> (TestApp, UIScrollView) {
    let app = TestApp()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 40, width: 320, height: 200))
    scrollView.contentSize = CGSize(width: 320, height: 2400)
    for row in 0..<60 {
      let view = UIView(frame: CGRect(x: 0, y: Double(row) * 40, width: 320, height: 40))
      view.backgroundColor = row % 2 == 0 ? .white : .systemGray
      scrollView.addSubview(view)
    }
    app.window.backgroundColor = .white
    app.window.addSubview(scrollView)
    app.turn()
    app.application.engine.server.synchronize()
    return (app, scrollView)
  }

  /// Pixels repainted for a change, after it is on the screen.
  private func repainted(_ app: TestApp, _ change: () -> Void) -> Int {
    let server = app.application.engine.server
    let before = server.statistics.total.pixelsRepainted
    change()
    app.turn()
    server.synchronize()
    return server.statistics.total.pixelsRepainted - before
  }

  @Test func scrollingPaintsTheBarAndWhatComesIntoSight() {
    let (app, scrollView) = make()
    for offset in [10.0, 20, 30] {
      _ = repainted(app) { scrollView.contentOffset.y = offset }
    }
    let steady = repainted(app) { scrollView.contentOffset.y = 40 }
    // 40 rows above the scroll view, 10 of this step and 10 of the one before, and indicators.
    #expect(steady >= 320 * 50)
    #expect(steady < 320 * 75)
  }
}
