import CoreGraphics
import Foundation
import Testing

@testable import UIKit
@testable import UIKitTesting

/// Keys that arrive in one turn, as after a busy moment, do what they do one by one: those after a key that
/// opens, shows or dismisses something are for what is in front then.
@MainActor
struct KeysTogetherTests {
  private let harness = AppHarness()
  private let root = UIViewController()
  private let window: UIWindow

  init() { window = harness.show(root, size: CGSize(width: 700, height: 600)) }

  private final class Log { var lines: [String] = [] }
  private let log = Log()

  private func addButton(
    _ title: String, to page: UIViewController, y: CGFloat = 20, _ action: @escaping () -> Void
  ) {
    let button = UIButton(
      configuration: .plain(), primaryAction: UIAction(title: title) { _ in action() })
    button.frame = CGRect(x: 20, y: y, width: 120, height: 40)
    page.view.addSubview(button)
  }

  private func makeAlert(_ titles: [String]) -> UIAlertController {
    let alert = UIAlertController(title: "Question", message: nil, preferredStyle: .alert)
    for title in titles {
      alert.addAction(
        UIAlertAction(title: title, style: title == "Cancel" ? .cancel : .default) { [log] in
          log.lines.append($0.title ?? "")
        })
    }
    return alert
  }

  private func finish() { harness.advance(by: 2) }

  @Test(arguments: [false, true]) func anAlertIsAnsweredByWhatFollowsTheKeyThatShowsIt(
    animated: Bool
  ) {
    let alert = makeAlert(["Cancel", "OK"])
    addButton("Ask", to: root) { [root] in root.present(alert, animated: animated) }
    harness.post([.keyboardTab, .keyboardSpacebar, .keyboardReturnOrEnter])
    finish()
    #expect(log.lines == ["OK"] && root.presentedViewController == nil)
    harness.post([.keyboardSpacebar, .keyboardEscape])
    finish()
    #expect(log.lines == ["OK", "Cancel"] && root.presentedViewController == nil)
  }

  @Test func arrowsGoThroughTheButtonsOfAnAlertThatIsOnItsWay() {
    let alert = makeAlert(["Cancel", "OK"])
    addButton("Ask", to: root) { [root] in root.present(alert, animated: true) }
    harness.post([
      .keyboardTab, .keyboardSpacebar, .keyboardRightArrow, .keyboardLeftArrow, .keyboardSpacebar,
    ])
    finish()
    #expect(log.lines == ["Cancel"])
  }

  @Test func whatIsTypedAfterAnAnswerIsForThePage() {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    root.view.addSubview(field)
    field.becomeFirstResponder()
    root.present(makeAlert(["OK"]), animated: false)
    harness.settle()
    harness.post([.keyboardReturnOrEnter], text: "ab")
    finish()
    #expect(log.lines == ["OK"] && field.text == "ab")
  }

  @Test func theFocusGoesOnFromWhereItWasAfterAnAnswer() {
    for (index, title) in ["one", "two", "three"].enumerated() {
      addButton(title, to: root, y: 20 + 50 * CGFloat(index)) { [self] in
        log.lines.append(title)
        if title == "two" { root.present(makeAlert(["OK"]), animated: true) }
      }
    }
    harness.post([.keyboardTab, .keyboardTab, .keyboardSpacebar])
    harness.post([.keyboardTab, .keyboardSpacebar, .keyboardTab, .keyboardSpacebar])
    finish()
    #expect(log.lines.sorted() == ["OK", "three", "two"])
  }

  @Test func thePresenterMayDoWithoutTheFocus() {
    root.restoresFocusAfterTransition = false
    addButton("Ask", to: root) { [self] in root.present(makeAlert(["OK"]), animated: true) }
    harness.post([.keyboardTab, .keyboardSpacebar, .keyboardTab, .keyboardSpacebar])
    finish()
    #expect(log.lines == ["OK"] && root.view.subviews.allSatisfy { !$0.isFocused })
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .popover, .fullScreen])
  func escapeTakesBackWhatIsOnItsWay(style: UIModalPresentationStyle) {
    let page = UIViewController()
    addButton("Show", to: root) { [root] in
      page.modalPresentationStyle = style
      page.popoverPresentationController?.sourceView = root.view
      root.present(page, animated: true)
    }
    harness.post([.keyboardTab, .keyboardSpacebar, .keyboardEscape])
    finish()
    #expect((root.presentedViewController == nil) == (style != .fullScreen))
  }

  @Test func tabGoesIntoWhatIsPresented() {
    let page = UIViewController()
    page.modalPresentationStyle = .formSheet
    addButton("Inside", to: page) { [log] in log.lines.append("inside") }
    addButton("Show", to: root) { [root] in root.present(page, animated: true) }
    addButton("Beneath", to: root, y: 80) { [log] in log.lines.append("beneath") }
    harness.post([.keyboardTab, .keyboardSpacebar, .keyboardTab, .keyboardSpacebar])
    finish()
    #expect(log.lines == ["inside"])
  }

  @Test func aPageThatIsPushedHasTheKeys() {
    let first = UIViewController()
    let navigation = UINavigationController(rootViewController: first)
    window.rootViewController = navigation
    addButton("Go", to: first, y: 120) { [log] in
      log.lines.append("push")
      let second = UIViewController()
      navigation.pushViewController(second, animated: true)
    }
    harness.settle()
    first.view.subviews.first.map { window.focus(on: $0, []) }
    harness.post([.keyboardSpacebar, .keyboardSpacebar])
    finish()
    #expect(log.lines == ["push"] && navigation.viewControllers.count == 2)
  }

  @Test func aSearchTakesWhatIsTypedAfterItsCommand() {
    let rig = RecordedSearch()
    addButton("Find", to: rig.page) { rig.search.isActive = true }
    rig.harness.settle()
    rig.page.view.subviews.last.map { rig.window.focus(on: $0, []) }
    rig.harness.post([.keyboardSpacebar], text: "ap")
    rig.finish()
    #expect(rig.field.text == "ap")
  }
}
