import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit

/// Who has the keyboard after something that was presented has gone.
@MainActor
struct PresentersKeysTests {
  /// Does something when it is seen again.
  private final class Root: UIViewController {
    var onReturn: () -> Void = {}

    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      onReturn()
    }
  }

  private let harness = AppHarness()
  private let root = Root()
  private let window: UIWindow
  private let first = UITextField()
  private let second = UITextField()

  init() {
    window = harness.show(root, size: CGSize(width: 400, height: 800))
    for (y, field) in zip([40, 100], [first, second]) {
      field.frame = CGRect(x: 20, y: y, width: 200, height: 34)
      root.view.addSubview(field)
    }
    first.becomeFirstResponder()
  }

  private func present(_ style: UIModalPresentationStyle, undimmed: Bool = false) -> UITextField {
    let page = UIViewController()
    page.modalPresentationStyle = style
    if undimmed, let sheet = page.sheetPresentationController {
      (sheet.detents, sheet.largestUndimmedDetentIdentifier) = ([.medium()], .medium)
    }
    let field = UITextField(frame: CGRect(x: 20, y: 80, width: 200, height: 34))
    page.view.addSubview(field)
    root.present(page, animated: false)
    harness.advance(by: 1)
    return field
  }

  @Test(
    arguments: [UIModalPresentationStyle.pageSheet, .fullScreen, .overFullScreen], [true, false])
  func aFieldGetsItBackFromWhatWasPresented(style: UIModalPresentationStyle, animated: Bool) {
    let inner = present(style)
    inner.becomeFirstResponder()
    #expect(inner.isFirstResponder)
    root.dismiss(animated: animated)
    harness.advance(by: 1)
    #expect(first.isFirstResponder)
    harness.type("a")
    #expect(first.text == "a")
  }

  @Test(arguments: [true, false]) func whatTheUserHasTappedBesideASheetKeepsIt(animated: Bool) {
    _ = present(.pageSheet, undimmed: true)
    harness.tap(window, at: CGPoint(x: 60, y: 117))
    #expect(second.isFirstResponder)
    root.dismiss(animated: animated)
    harness.advance(by: 1)
    #expect(second.isFirstResponder && !first.isFirstResponder)
  }

  @Test func whatTheProgramChoosesOnTheWayBackKeepsIt() {
    _ = present(.fullScreen)
    root.onReturn = { [second] in second.becomeFirstResponder() }
    root.dismiss(animated: true)
    harness.advance(by: 1)
    #expect(second.isFirstResponder && !first.isFirstResponder)
  }
}
