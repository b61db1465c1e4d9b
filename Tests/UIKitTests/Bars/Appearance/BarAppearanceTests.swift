import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite struct BarAppearanceTests {
  private func font(_ appearance: UIBarButtonItemAppearance) -> UIFont? {
    appearance.normal.titleTextAttributes[.font] as? UIFont
  }

  @Test func aCopyHasTheClassOfWhatIsCopied() throws {
    let controller = UINavigationController()
    let appearance = controller.navigationBar.standardAppearance.copy()
    appearance.largeTitleTextAttributes = [.foregroundColor: UIColor.red]
    controller.navigationBar.scrollEdgeAppearance = appearance
    let ofTabs: UITabBarAppearance? = UITabBarController().tabBar.standardAppearance.copy()
    #expect(ofTabs?.stackedItemSpacing == UITabBarAppearance().stackedItemSpacing)
    let shown = try #require(controller.navigationBar.scrollEdgeAppearance)
    #expect(shown.largeTitleTextAttributes[.foregroundColor] as? UIColor == .red)
    let untyped: NSObject = appearance
    #expect(untyped.copy() is UINavigationBarAppearance)
  }

  @Test func copiesHaveButtonsOfTheirOwn() {
    let (small, large) = (UIFont.systemFont(ofSize: 10), UIFont.systemFont(ofSize: 30))
    let appearance = UINavigationBarAppearance()
    appearance.buttonAppearance.normal.titleTextAttributes = [.font: small]
    appearance.backButtonAppearance.normal.titleTextAttributes = [.font: small]
    let copy = appearance.copy()
    #expect(font(copy.buttonAppearance) == small && font(copy.backButtonAppearance) == small)
    copy.buttonAppearance.normal.titleTextAttributes = [.font: large]
    copy.backButtonAppearance.normal.titleTextAttributes = [.font: large]
    #expect(font(appearance.buttonAppearance) == small)
    #expect(font(appearance.backButtonAppearance) == small)
  }

  @Test func aToolbarFollowsTheOneItShows() {
    let harness = AppHarness()
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    harness.show(bar)
    bar.standardAppearance.backgroundColor = .blue
    harness.settle()
    let color = harness.color(at: CGPoint(x: 50, y: 22), in: bar)
    #expect(color.red == 0 && color.blue == 255)
  }

  @Test func copiesForToolbarsToo() {
    let (small, large) = (UIFont.systemFont(ofSize: 10), UIFont.systemFont(ofSize: 30))
    let appearance = UIToolbarAppearance()
    appearance.doneButtonAppearance.normal.titleTextAttributes = [.font: small]
    let copy = appearance.copy()
    #expect(font(copy.doneButtonAppearance) == small)
    copy.doneButtonAppearance.normal.titleTextAttributes = [.font: large]
    #expect(font(appearance.doneButtonAppearance) == small)
  }
}
