import QuartzCore
import Testing
import UIKitTesting
@testable import UIKit

@MainActor
struct IndicatorsOfChangesTests {
  @Test func theyShowWhileTheProgramScrolls() {
    let harness = AppHarness()
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    view.contentSize = CGSize(width: 200, height: 1000)
    harness.show(view)
    harness.advance(by: 2)
    view.withScrollIndicatorsShown { view.contentOffset.y = 300 }
    #expect(view.contentOffset.y == 300)
    harness.advance(by: 0.1)
    #expect(opacity(view) > 0.5)
    harness.advance(by: 2)
    #expect(opacity(view) == 0)
  }

  @Test func theyFlash() {
    let harness = AppHarness()
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    view.contentSize = CGSize(width: 200, height: 1000)
    harness.show(view)
    harness.advance(by: 2)
    #expect(opacity(view) == 0)
    view.flashScrollIndicators()
    harness.advance(by: 0.1)
    #expect(opacity(view) > 0.5)
    harness.advance(by: 2)
    #expect(opacity(view) == 0)
  }

  @Test(arguments: [
    (UIUserInterfaceStyle.light, UIScrollView.IndicatorStyle.default, false),
    (.dark, .default, true), (.dark, .black, false), (.light, .white, true),
  ])
  func theirColorFollowsTheWindow(
    _ look: UIUserInterfaceStyle, _ style: UIScrollView.IndicatorStyle, isLight: Bool
  ) {
    let harness = AppHarness()
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    view.contentSize = CGSize(width: 200, height: 1000)
    (view.overrideUserInterfaceStyle, view.indicatorStyle) = (look, style)
    view.backgroundColor = .gray
    harness.show(view)
    harness.advance(by: 2)
    view.withScrollIndicatorsShown { view.contentOffset.y = 300 }
    harness.advance(by: 0.1)
    let bar = view.indicators.vertical
    let shown = harness.color(at: CGPoint(x: bar.frame.midX, y: bar.frame.midY), in: view)
    let plain = harness.color(at: CGPoint(x: 100, y: 400), in: view)
    #expect(isLight ? shown.red > plain.red + 20 : shown.red < plain.red - 20)
  }

  private func opacity(_ view: UIScrollView) -> Float {
    view.indicators.vertical.layer.presentation()?.opacity ?? -1
  }
}
