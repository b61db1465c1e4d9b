import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// What delegates are told when a search begins and ends.
@MainActor
struct SearchOrderTests {
  private let rig = RecordedSearch()

  @Test func byTheProgram() {
    rig.search.isActive = true
    #expect(rig.recorded() == ["will present true", "update '' true"])
    #expect(rig.search.isActive && rig.search.presentingViewController === rig.page)
    rig.finish()
    #expect(rig.recorded() == ["did present"])
    #expect(rig.field.isFirstResponder)
    rig.search.isActive = false
    #expect(rig.recorded() == ["will dismiss false", "update '' false"])
    rig.finish()
    #expect(rig.recorded() == ["did dismiss"])
    #expect(rig.search.parent == nil && rig.search.view.superview == nil)
    #expect(!rig.field.isFirstResponder)
  }

  @Test func byATapAndTheCancelButton() throws {
    rig.harness.tap(rig.field)
    rig.finish()
    #expect(rig.recorded() == ["will present true", "update '' true", "did present"])
    let cancel = try #require(rig.harness.view(labelled: "Cancel"))
    rig.harness.tap(cancel)
    rig.finish()
    #expect(
      rig.recorded() == ["cancel", "will dismiss false", "update '' false", "did dismiss"])
  }

  @Test func typing() {
    rig.search.isActive = true
    rig.finish()
    _ = rig.recorded()
    rig.harness.type("ap")
    #expect(
      rig.recorded() == ["text 'a'", "update 'a' true", "text 'ap'", "update 'ap' true"])
    rig.harness.press(.keyboardEscape)
    rig.finish()
    #expect(
      rig.recorded() == ["cancel", "will dismiss false", "update '' false", "did dismiss"])
    #expect(rig.search.searchBar.text == "")
  }

  @Test func inAWayOfTheProgramsOwn() {
    final class Own: NSObject, UISearchControllerDelegate {
      var log: [String] = []
      func willPresentSearchController(_ searchController: UISearchController) {
        log.append("will")
      }
      func presentSearchController(_ searchController: UISearchController) { log.append("present") }
    }
    let own = Own()
    rig.search.delegate = own
    rig.search.isActive = true
    rig.finish()
    #expect(own.log == ["present"] && rig.recorded() == ["update '' true"])
    rig.search.isActive = false
    #expect(rig.recorded() == ["update '' false"])
  }

  @Test func endedWhileItBegins() {
    rig.search.isActive = true
    rig.harness.advance(by: 0.05)
    rig.search.isActive = false
    rig.finish()
    #expect(
      rig.recorded() == [
        "will present true", "update '' true", "did present", "will dismiss false",
        "update '' false", "did dismiss",
      ])
    #expect(rig.search.parent == nil)
  }
}
