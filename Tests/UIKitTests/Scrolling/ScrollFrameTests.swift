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

  /// A card of 200 by 160 with columns in two colours, which scrolls sideways, after `change`.
  private func sideways(_ change: (UIWindow, UIScrollView) -> Void = { _, _ in }) -> Int {
    let app = TestApp()
    let card = UIScrollView(frame: CGRect(x: 60, y: 40, width: 200, height: 160))
    card.contentSize = CGSize(width: 2000, height: 160)
    card.showsHorizontalScrollIndicator = false
    for column in 0..<50 {
      let view = UIView(frame: CGRect(x: Double(column) * 40, y: 0, width: 40, height: 160))
      view.backgroundColor = column % 2 == 0 ? .white : .systemGray
      card.addSubview(view)
    }
    app.window.backgroundColor = .white
    app.window.addSubview(card)
    change(app.window, card)
    app.turn()
    app.application.engine.server.synchronize()
    for offset in [10.0, 20, 30] {
      _ = repainted(app) { card.contentOffset.x = offset }
    }
    return repainted(app) { card.contentOffset.x = 40 }
  }

  @Test func sidewaysOnlyTheExposedStripIsPainted() {
    // 10 columns of this step, and 10 of the one before where another buffer lacks them.
    #expect((1600...3200).contains(sideways()))
  }

  @Test func inARoundedCardItsCornersAreToo() {
    let painted = sideways { _, card in card.layer.cornerRadius = 12 }
    #expect(painted >= 1600 && painted < 20 * 160 + 4 * 45 * 20)
  }

  @Test func underATranslucentBarTheBarIsBlendedAgain() {
    let painted = sideways { window, _ in
      let bar = UIView(frame: CGRect(x: 0, y: 40, width: 320, height: 30))
      bar.backgroundColor = UIColor(white: 0, alpha: 0.5)
      window.addSubview(bar)
    }
    #expect(painted >= 200 * 30 && painted <= 200 * 30 + 20 * 160)
  }

  @Test func overAPictureThatStandsStillTheGapsAreToo() {
    let painted = sideways { window, card in
      let stripe = UIView(frame: CGRect(x: 0, y: 100, width: 320, height: 10))
      stripe.backgroundColor = .red
      window.insertSubview(stripe, at: 0)
      for view in card.subviews where view.frame.width == 40 {
        view.frame = CGRect(x: view.frame.minX, y: 0, width: 40, height: 120)
      }
    }
    // The lower 40 of 160 rows show what is beneath.
    #expect(painted >= 200 * 40 && painted <= 200 * 40 + 20 * 160)
  }
}
