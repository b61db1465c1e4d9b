import Foundation
import Testing

@testable import UIKit
@testable import UIKitTesting

@MainActor
final class LargeContentTests: UILargeContentViewerInteractionDelegate {
  private let harness = AppHarness()
  private let page = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let buttons = (0..<2).map {
    UIButton(frame: CGRect(x: 20 + 60 * $0, y: 20, width: 50, height: 50))
  }
  private var log: [String] = []

  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction,
    didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
  ) { log.append("\(item?.largeContentTitle ?? "nothing") \(Int(point.x))") }

  private func prepare(_ category: UIContentSizeCategory = .accessibilityLarge) {
    for (button, title) in zip(buttons, ["Share", "Delete"]) {
      button.showsLargeContentViewer = true
      button.accessibilityLabel = title
      button.largeContentImage = UIImage(systemName: "trash")
      button.addAction(
        UIAction { [unowned self] _ in log.append("tapped \(title)") }, for: .touchUpInside)
      page.addSubview(button)
    }
    page.addInteraction(UILargeContentViewerInteraction(delegate: self))
    harness.show(page)
    harness.changeTraits { $0.preferredContentSizeCategory = category }
  }

  private var panel: LargeContentPanel? {
    page.window?.subviews.lazy.compactMap { $0 as? LargeContentPanel }.first
  }

  @Test func aFingerThatRestsShowsWhatIsBeneathIt() throws {
    prepare()
    #expect(UILargeContentViewerInteraction.isEnabled)
    harness.touchDown(buttons[0])
    harness.advance(by: 0.3)
    #expect(panel == nil)
    harness.advance(by: 0.4)
    let shown = try #require(panel)
    #expect(shown.title.text == "Share" && shown.center == CGPoint(x: 200, y: 200))
    #expect((shown.image.image?.size.height ?? 0) > 40)
    harness.touchMove(to: CGPoint(x: 105, y: 45), in: page)
    harness.advance(by: 0.1)
    #expect(panel?.title.text == "Delete")
    harness.touchMove(to: CGPoint(x: 300, y: 300), in: page)
    harness.advance(by: 0.1)
    #expect(panel == nil)
    harness.touchMove(to: CGPoint(x: 105, y: 45), in: page)
    harness.advance(by: 0.1)
    harness.touchUp()
    #expect(panel == nil && log == ["Delete 105"])
  }

  @Test func aTapStaysATap() {
    prepare()
    harness.tap(buttons[1])
    #expect(log == ["tapped Delete"] && panel == nil)
  }

  @Test func atUsualTextSizesNothingIsShown() {
    prepare(.extraLarge)
    #expect(!UILargeContentViewerInteraction.isEnabled)
    harness.longPress(buttons[0], duration: 1)
    #expect(log == ["tapped Share"])
  }

  @Test func onlyViewsThatAskForItAreShown() {
    prepare()
    buttons[0].showsLargeContentViewer = false
    harness.touchDown(buttons[0])
    harness.advance(by: 1)
    #expect(panel == nil)
    harness.touchUp()
    #expect(log == ["tapped Share"])
  }

  @Test func barsShowTheirButtonsAndTabs() throws {
    let pages = ["One", "Two"].map { title in
      let page = UIViewController()
      page.title = title
      page.tabBarItem.largeContentSizeImage = UIImage(systemName: "star")
      return page
    }
    pages[0].navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [unowned self] _ in log.append("added") })
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: pages[0]), pages[1]]
    let window = harness.show(tabs, size: CGSize(width: 400, height: 600))
    harness.changeTraits { $0.preferredContentSizeCategory = .accessibilityLarge }
    func panel() -> LargeContentPanel? {
      window.subviews.lazy.compactMap { $0 as? LargeContentPanel }.first
    }
    let two = try #require(tabs.tabBar.buttons.last)
    harness.touchDown(two)
    harness.advance(by: 0.7)
    #expect(panel()?.title.text == "Two" && panel()?.image.image != nil && tabs.selectedIndex == 0)
    harness.touchUp()
    #expect(panel() == nil && tabs.selectedIndex == 1)
    tabs.selectedIndex = 0
    harness.settle()
    harness.touchDown(try #require(harness.view(labelled: "Add")))
    harness.advance(by: 0.7)
    #expect(panel()?.title.text == "Add" && log == [])
    harness.touchUp()
    #expect(panel() == nil && log == ["added"])
  }

  @Test func aViewKeepsWhatItIsTold() {
    let view = UIView()
    #expect(!view.showsLargeContentViewer && view.largeContentTitle == nil)
    view.largeContentTitle = "Title"
    view.scalesLargeContentImage = true
    view.largeContentImageInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(view.largeContentTitle == "Title" && view.scalesLargeContentImage)
    #expect(view.largeContentImageInsets.bottom == 3 && view.largeContentImage == nil)
    let interaction = UILargeContentViewerInteraction()
    view.addInteraction(interaction)
    #expect(view.gestureRecognizers == [interaction.gestureRecognizerForExclusionRelationship])
    view.removeInteraction(interaction)
    #expect(view.gestureRecognizers?.isEmpty ?? true)
  }
}
