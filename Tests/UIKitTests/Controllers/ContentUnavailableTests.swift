import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit

/// What a controller shows while it has no content.
@MainActor @Suite struct ContentUnavailableTests {
  final class Empty: UIViewController {
    var updates = 0
    var styles: [UIUserInterfaceStyle] = []
    var title2: String?

    override func updateContentUnavailableConfiguration(
      using state: UIContentUnavailableConfigurationState
    ) {
      updates += 1
      styles.append(state.traitCollection.userInterfaceStyle)
      guard let title2 else { return contentUnavailableConfiguration = nil }
      var configuration = UIContentUnavailableConfiguration.empty()
      configuration.text = title2
      contentUnavailableConfiguration = configuration
    }
  }

  private let harness = AppHarness()
  private let controller = Empty()

  private func label(_ text: String) -> UIView? { harness.view(labelled: text) }

  @Test func theProgramIsAskedBeforeTheFirstLayoutAndWhenItWants() {
    controller.title2 = "No Mail"
    harness.show(controller)
    #expect(controller.updates == 1 && label("No Mail") != nil)
    controller.view.setNeedsLayout()
    harness.settle()
    #expect(controller.updates == 1)
    controller.title2 = nil
    controller.setNeedsUpdateContentUnavailableConfiguration()
    harness.settle()
    #expect(controller.updates == 2 && label("No Mail") == nil)
    #expect(controller.contentUnavailableConfiguration == nil)
  }

  @Test func traitsAskAgain() {
    controller.title2 = "Nothing"
    harness.show(controller)
    controller.overrideUserInterfaceStyle = .dark
    harness.settle()
    #expect(controller.styles.last == .dark && controller.updates == 2)
  }

  @Test func itCoversTheViewAndStaysOnTop() throws {
    controller.title2 = "Nothing"
    let window = harness.show(controller)
    let content = try #require(controller.contentUnavailability.view)
    #expect(content.frame == controller.view.bounds)
    controller.view.addSubview(UIView())
    harness.resize(window, to: CGSize(width: 500, height: 350))
    harness.settle()
    #expect(controller.view.subviews.last === content && content.frame == controller.view.bounds)
    controller.title2 = "Still nothing"
    controller.setNeedsUpdateContentUnavailableConfiguration()
    harness.settle()
    #expect(controller.contentUnavailability.view === content && label("Still nothing") != nil)
  }

  @Test func aConfigurationIsSetAtAnyTime() {
    controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
    #expect(!controller.isViewLoaded)
    let plain = UIViewController()
    plain.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
    harness.show(plain)
    #expect(label("No Results") != nil)
  }
}
