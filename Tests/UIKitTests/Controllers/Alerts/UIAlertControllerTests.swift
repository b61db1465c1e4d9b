import Foundation
import Testing
import UIKitTesting

@testable import UIKit

@MainActor
final class UIAlertControllerTests {
  private let harness = AppHarness()
  private let root = UIViewController()
  private let window: UIWindow
  private var log: [String] = []

  init() { window = harness.show(root, size: CGSize(width: 600, height: 500)) }

  private func makeAlert(_ titles: [(String, UIAlertAction.Style)]) -> UIAlertController {
    let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
    for (title, style) in titles {
      alert.addAction(
        UIAlertAction(title: title, style: style) { [self] action in
          log.append("\(action.title ?? "") \(alert.presentingViewController == nil)")
        })
    }
    return alert
  }

  private func show(_ alert: UIAlertController) {
    root.present(alert, animated: true)
    harness.advance(by: 1)
  }

  @Test func theCardIsAsMeasured() throws {
    let alert = makeAlert([("OK", .default), ("Cancel", .cancel)])
    show(alert)
    let card = try #require(alert.view)
    #expect(card.frame.width == 320 && card.layer.cornerRadius == 34)
    #expect(card.center.x == 300 && abs(card.center.y - 250) <= 1)
    let cancel = try #require(harness.view(labelled: "Cancel"))
    let ok = try #require(harness.view(labelled: "OK"))
    #expect(cancel.frame.minX == 16 && cancel.frame.width == 140 && cancel.frame.height == 48)
    #expect(ok.frame.minX == 164 && ok.frame.minY == cancel.frame.minY)
    #expect(card.bounds.height == cancel.frame.maxY + 16)
    #expect(alert.actions.map(\.title) == ["OK", "Cancel"])
  }

  @Test func moreThanTwoAreStackedAndTheOneThatCancelsIsLast() throws {
    let alert = makeAlert([("Cancel", .cancel), ("One", .default), ("Two", .destructive)])
    show(alert)
    let frames = try ["One", "Two", "Cancel"].map {
      try #require(harness.view(labelled: $0)).frame
    }
    #expect(frames.allSatisfy { $0.width == 288 && $0.minX == 16 })
    #expect(frames[1].minY == frames[0].maxY + 8 && frames[2].minY == frames[1].maxY + 8)
  }

  @Test func handlersAreCalledOnceAfterTheAlertHasGone() throws {
    let alert = makeAlert([("OK", .default), ("Cancel", .cancel)])
    show(alert)
    let ok = try #require(harness.view(labelled: "OK"))
    harness.tap(ok)
    alert.actions[0].isEnabled = true
    alert.perform(alert.actions[1])
    harness.advance(by: 1)
    #expect(log == ["OK true"] && root.presentedViewController == nil)
  }

  @Test func keysAnswer() {
    let alert = makeAlert([("OK", .default), ("Cancel", .cancel)])
    show(alert)
    harness.press(.keyboardEscape)
    harness.advance(by: 1)
    show(alert)
    harness.press(.keyboardReturnOrEnter)
    harness.advance(by: 1)
    #expect(log == ["Cancel true", "OK true"])
    show(alert)
    harness.press(.keyboardLeftArrow)
    harness.settle()
    #expect((alert.view as? AlertCard)?.focusedButton != nil)
  }

  @Test func escapeAndTouchesOutsideDontDismissWhatCannotBeCancelled() {
    let alert = makeAlert([("OK", .default)])
    show(alert)
    harness.press(.keyboardEscape)
    harness.tap(window, at: CGPoint(x: 10, y: 10))
    harness.advance(by: 1)
    #expect(root.presentedViewController === alert && log == [])
  }

  @Test func fieldsTakeTheKeys() {
    let alert = makeAlert([("OK", .default), ("Cancel", .cancel)])
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField()
    #expect(alert.textFields?.map(\.placeholder) == ["Name", nil])
    show(alert)
    #expect(alert.textFields?[0].isFirstResponder == true)
    harness.type("ab")
    harness.press(.keyboardReturnOrEnter)
    #expect(alert.textFields?[1].isFirstResponder == true)
    harness.press(.keyboardReturnOrEnter)
    harness.advance(by: 1)
    #expect(alert.textFields?[0].text == "ab" && log == ["OK true"])
  }

  @Test func disabledActionsDoNothing() throws {
    let alert = makeAlert([("OK", .default), ("Cancel", .cancel)])
    alert.actions[0].isEnabled = false
    show(alert)
    harness.tap(try #require(harness.view(labelled: "OK")))
    harness.press(.keyboardReturnOrEnter)
    harness.advance(by: 1)
    #expect(root.presentedViewController === alert && log == [])
  }

  @Test func aCardThatIsTooHighScrolls() {
    let alert = makeAlert((0..<20).map { ("\($0)", .default) })
    show(alert)
    #expect(alert.view.frame.height == 468 && alert.view.frame.minY == 16)
  }

  @Test func misuseTrapsWithApplesReasons() async {
    let second = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "a", style: .cancel))
        alert.addAction(UIAlertAction(title: "b", style: .cancel))
      }
    }
    #expect(
      second.reason.contains(
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"))
    let field = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addTextField()
      }
    }
    #expect(
      field.reason.contains("Text fields can only be added to an alert controller of style"))
    let stranger = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        alert.preferredAction = UIAlertAction(title: "a", style: .default)
      }
    }
    #expect(
      stranger.reason.contains("The preferredAction of an alert controller must be contained in"))
  }
}
