import Testing
import UIKitTesting
@testable import UIKit

@MainActor
struct BackgroundEffectTests {
  @Test func anEffectLiesBehindTheColourAndHasItsCorners() throws {
    let harness = AppHarness()
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    var configuration = UIBackgroundConfiguration.clear()
    configuration.visualEffect = UIBlurEffect(style: .regular)
    configuration.cornerRadius = 12
    configuration.backgroundInsets = NSDirectionalEdgeInsets(
      top: 10, leading: 20, bottom: 10, trailing: 20)
    cell.backgroundConfiguration = configuration
    harness.show(cell)
    let background = try #require(
      cell.subviews.lazy.compactMap { $0 as? BackgroundView }.first)
    let effect = try #require(background.subviews.first as? UIVisualEffectView)
    #expect(effect.effect === configuration.visualEffect)
    #expect(effect.frame == CGRect(x: 20, y: 10, width: 160, height: 40))
    #expect(effect.layer.cornerRadius == 12)
    configuration.visualEffect = nil
    cell.backgroundConfiguration = configuration
    harness.settle()
    #expect(effect.superview == nil)
  }

  @Test func configurationsWithOtherEffectsDiffer() {
    var (one, other) = (UIBackgroundConfiguration.clear(), UIBackgroundConfiguration.clear())
    one.visualEffect = UIBlurEffect(style: .regular)
    #expect(one != other)
    other.visualEffect = one.visualEffect
    #expect(one == other)
  }
}
