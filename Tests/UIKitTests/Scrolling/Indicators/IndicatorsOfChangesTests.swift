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

  private func opacity(_ view: UIScrollView) -> Float {
    view.indicators.vertical.layer.presentation()?.opacity ?? -1
  }
}
