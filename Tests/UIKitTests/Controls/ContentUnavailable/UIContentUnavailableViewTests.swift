import Testing
import UIKitTesting
@testable import UIKit

@MainActor
struct UIContentUnavailableViewTests {
  private func shown(_ configuration: UIContentUnavailableConfiguration) -> (AppHarness, UIView) {
    let harness = AppHarness()
    let view = configuration.makeContentView()
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
    harness.show(view)
    return (harness, view)
  }

  @Test func aSearchThatFoundNothingSaysSo() throws {
    let (harness, view) = shown(.search())
    let title = try #require(harness.view(labelled: "No Results"))
    let second = try #require(harness.view(labelled: "Check the spelling or try a new search."))
    #expect(title.frame.maxY + 8 <= second.frame.minY + 1)
    let middle = (title.frame.minY - 60 + second.frame.maxY) / 2
    #expect(abs(middle - view.bounds.midY) < 20, "centred, the image above it")
  }

  @Test func whatWasSearchedForIsNamed() {
    var state = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())
    state.searchText = "swift"
    let key = UIConfigurationStateCustomKey("own")
    state[key] = 7
    #expect(state[key] == AnyHashable(7))
    let updated = UIContentUnavailableConfiguration.search().updated(for: state)
    #expect(updated.text == "No Results for “swift”")
  }

  @Test func aWheelTurnsWhileSomethingLoads() {
    let (harness, view) = shown(.loading())
    #expect(harness.view(labelled: "In progress") != nil)
    (view as? UIContentUnavailableView)?.configuration = UIContentUnavailableConfiguration.empty()
    harness.settle()
    #expect(harness.view(labelled: "In progress") == nil)
  }

  @Test func itsButtonsWork() throws {
    var taps = 0
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = "No Notes"
    configuration.button.title = "New Note"
    configuration.buttonProperties.primaryAction = UIAction { _ in taps += 1 }
    let (harness, _) = shown(configuration)
    harness.tap(try #require(harness.view(labelled: "New Note")))
    #expect(taps == 1)
  }
}
