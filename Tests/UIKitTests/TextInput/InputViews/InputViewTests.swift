import Foundation
import FoundationAdditions
import Testing
import UIKitTesting

@testable import UIKit

/// Input views and accessories at the lower edge of a window of 320 by 480.
@MainActor
final class InputViewTests {
  class Field: UIView {
    var (input, accessory): (UIView?, UIView?)
    override var canBecomeFirstResponder: Bool { true }
    override var inputView: UIView? {
      get { input }
      set { input = newValue }
    }
    override var inputAccessoryView: UIView? { accessory }
  }

  private let harness = AppHarness()
  private let controller = UIViewController()
  private let (field, other) = (Field(), Field())
  private let window: UIWindow
  private let (keys, bar) = (UIView(), UIView())
  private var heard: [String] = []
  private var frames: [CGRect] = []
  private var shown: [AnyHashable: Any]?
  nonisolated(unsafe) private var tokens: [any NSObjectProtocol] = []

  init() {
    window = harness.show(controller, size: CGSize(width: 320, height: 480))
    controller.view.addSubview(field)
    controller.view.addSubview(other)
    keys.frame = CGRect(x: 0, y: 0, width: 10, height: 200)
    bar.frame = CGRect(x: 0, y: 0, width: 10, height: 44)
    harness.settle()
    listen()
  }

  deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }

  private func listen() {
    let names: [(NSNotification.Name, String)] = [
      (UIResponder.keyboardWillChangeFrameNotification, "will change"),
      (UIResponder.keyboardDidChangeFrameNotification, "did change"),
      (UIResponder.keyboardWillShowNotification, "will show"),
      (UIResponder.keyboardDidShowNotification, "did show"),
      (UIResponder.keyboardWillHideNotification, "will hide"),
      (UIResponder.keyboardDidHideNotification, "did hide"),
    ]
    for (name, text) in names {
      let token = NotificationCenter.default.addObserver(
        forName: name, object: window.screen, queue: nil
      ) { [weak self] note in
        nonisolated(unsafe) let note = note
        MainActor.assumeIsolated { self?.hear(text, note) }
      }
      tokens.append(token)
    }
  }

  private func hear(_ text: String, _ note: Notification) {
    heard.append(text)
    if text == "will show" { shown = note.userInfo }
    let key =
      text.hasPrefix("will")
      ? UIResponder.keyboardFrameEndUserInfoKey : UIResponder.keyboardFrameBeginUserInfoKey
    frames.append((note.userInfo?[key] as? NSValue)?.cgRectValue ?? .null)
  }

  private func take() -> [String] {
    defer { (heard, frames) = ([], []) }
    return heard
  }

  private func place(of view: UIView) -> CGRect { view.convert(view.bounds, to: window as UIView) }

  @Test func bothShowAtTheLowerEdgeWithTheAccessoryAbove() {
    (field.input, field.accessory) = (keys, bar)
    field.becomeFirstResponder()
    harness.advance(by: 0.5)
    #expect(place(of: keys) == CGRect(x: 0, y: 280, width: 320, height: 200))
    #expect(place(of: bar) == CGRect(x: 0, y: 236, width: 320, height: 44))
    field.resignFirstResponder()
    harness.advance(by: 0.5)
    #expect(keys.window == nil && bar.window == nil && keys.superview == nil)
    #expect(window.rareData?.inputPanel == nil)
  }

  @Test func itSlidesInAndOut() throws {
    field.input = keys
    field.becomeFirstResponder()
    harness.settle()
    harness.advance(by: 0.125)
    let panel = try #require(window.rareData?.inputPanel)
    let top = try #require(panel.layer.presentation()).frame.minY
    #expect(top > 290 && top < 470)
    field.resignFirstResponder()
    harness.advance(by: 0.4)
    #expect(keys.window == nil)
  }

  @Test func notificationsComeInUIKitsOrder() {
    field.input = keys
    field.becomeFirstResponder()
    #expect(heard == ["will change", "will show"])
    #expect(frames.last == CGRect(x: 0, y: 280, width: 320, height: 200))
    harness.advance(by: 0.5)
    #expect(take() == ["will change", "will show", "did change", "did show"])
    field.resignFirstResponder()
    #expect(frames.last == CGRect(x: 0, y: 480, width: 320, height: 200))
    harness.advance(by: 0.5)
    #expect(take() == ["will change", "will hide", "did change", "did hide"])
  }

  /// Desktops have keys.
  @Test func aTextWithoutInputViewsPostsNothing() {
    let text = UITextField(frame: CGRect(x: 10, y: 10, width: 100, height: 34))
    controller.view.addSubview(text)
    text.becomeFirstResponder()
    harness.type("a")
    harness.advance(by: 0.5)
    #expect(text.text == "a" && window.inputHeight == 0)
    text.resignFirstResponder()
    harness.advance(by: 0.5)
    #expect(take() == [])
  }

  @Test func anotherResponderWithTheSameViewsKeepsThem() {
    (field.input, other.input) = (keys, keys)
    field.becomeFirstResponder()
    harness.advance(by: 0.5)
    _ = take()
    other.becomeFirstResponder()
    harness.advance(by: 0.5)
    #expect(take() == [] && keys.window === window)
    other.accessory = bar
    other.reloadInputViews()
    harness.advance(by: 0.5)
    #expect(take() == ["will change", "did change"], "it is up already")
    #expect(place(of: bar).minY == 236)
  }

  @Test func goingAndComingBackAtOnceTellsOnlyTheLastEnd() {
    field.input = keys
    field.becomeFirstResponder()
    harness.advance(by: 0.1)
    field.resignFirstResponder()
    field.becomeFirstResponder()
    harness.advance(by: 0.5)
    #expect(take().suffix(4) == ["will change", "will show", "did change", "did show"])
    #expect(place(of: keys).minY == 280)
  }

  @Test func theyAreFoundUpTheChain() {
    final class Chat: UIViewController {
      let field = Field()
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
      override var canBecomeFirstResponder: Bool { true }
      override var inputAccessoryView: UIView? { bar }
    }
    let chat = Chat()
    window.rootViewController = chat
    chat.view.addSubview(chat.field)
    chat.bar.addSubview(other)
    #expect(chat.field.inputAccessoryView == nil, "the search leaves properties alone")
    chat.field.becomeFirstResponder()
    harness.advance(by: 0.5)
    #expect(place(of: chat.bar).minY == 430)
    other.becomeFirstResponder()
    harness.advance(by: 0.5)
    #expect(chat.bar.window === window, "a responder in the bar keeps it")
    #expect(other.isFirstResponder)
    var chain = ResponderChain(from: other)
    var links: [UIResponder] = []
    while let link = chain.next() { links.append(link) }
    #expect(links.contains { $0 === chat })
  }

  @Test func constraintsDecideTheHeightOfAViewThatUsesThem() {
    final class Growing: UIView {
      override var intrinsicContentSize: CGSize { CGSize(width: -1, height: 70) }
    }
    let (growing, solved) = (Growing(), UIView())
    growing.autoresizingMask = .flexibleHeight
    solved.translatesAutoresizingMaskIntoConstraints = false
    solved.heightAnchor.constraint(equalToConstant: 90).isActive = true
    (field.input, field.accessory) = (solved, growing)
    field.becomeFirstResponder()
    harness.advance(by: 0.5)
    #expect(place(of: solved) == CGRect(x: 0, y: 390, width: 320, height: 90))
    #expect(place(of: growing) == CGRect(x: 0, y: 320, width: 320, height: 70))
  }

  @Test func aControllerGivesItsView() {
    final class Pad: UIInputViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        view.heightAnchor.constraint(equalToConstant: 120).isActive = true
      }
    }
    final class PadField: Field {
      let pad = Pad()
      override var inputViewController: UIInputViewController? { pad }
    }
    let padField = PadField()
    padField.input = keys
    controller.view.addSubview(padField)
    padField.becomeFirstResponder()
    harness.advance(by: 0.5)
    #expect(padField.pad.view.window === window && keys.window == nil)
    #expect(place(of: padField.pad.view).minY == 360)
    #expect(padField.pad.inputView === padField.pad.view)
    padField.pad.dismissKeyboard()
    harness.advance(by: 0.5)
    #expect(!padField.isFirstResponder && padField.pad.view.window == nil)
  }

  @Test func viewsWithoutHeightShowNothingAndAreNoNews() {
    field.input = UIView()
    field.becomeFirstResponder()
    harness.advance(by: 0.5)
    #expect(take() == [] && window.rareData?.inputPanel == nil)
    final class Endless: UIView {
      override var intrinsicContentSize: CGSize { CGSize(width: -1, height: CGFloat.infinity) }
    }
    let endless = Endless()
    endless.autoresizingMask = .flexibleHeight
    field.input = endless
    field.reloadInputViews()
    harness.advance(by: 0.5)
    #expect(take() == [])
    keys.frame.size.height = 5000
    field.input = keys
    field.reloadInputViews()
    harness.advance(by: 0.5)
    #expect(window.inputHeight == 480, "no more than the window")
  }

  @Test func aPickerWithoutAFrameIsAsHighAsItsContent() {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .wheels
    (field.input, field.accessory) = (picker, bar)
    field.becomeFirstResponder()
    harness.advance(by: 0.5)
    #expect(window.inputHeight == 260 && place(of: picker).minY == 264)
  }

  @Test func theWindowsSizeIsFollowed() {
    (field.input, field.accessory) = (keys, bar)
    field.becomeFirstResponder()
    harness.advance(by: 0.5)
    harness.resize(window, to: CGSize(width: 500, height: 400))
    harness.settle()
    #expect(place(of: keys) == CGRect(x: 0, y: 200, width: 500, height: 200))
    #expect(place(of: bar) == CGRect(x: 0, y: 156, width: 500, height: 44))
  }

  @Test func aResponderThatLeavesTakesItsViewsAlong() {
    field.input = keys
    field.becomeFirstResponder()
    harness.advance(by: 0.5)
    field.removeFromSuperview()
    harness.advance(by: 0.5)
    #expect(keys.window == nil)
    #expect(take().suffix(2) == ["did change", "did hide"])
  }

  @Test func touchesReachTheInputView() {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
    button.autoresizingMask = []
    keys.addSubview(button)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    field.input = keys
    field.becomeFirstResponder()
    harness.advance(by: 0.5)
    harness.tap(button)
    #expect(taps == 1 && field.isFirstResponder)
  }

  @Test func framesAreValuesAndRectangles() throws {
    field.input = keys
    field.becomeFirstResponder()
    let info = try #require(shown)
    let frame = CGRect(x: 0, y: 280, width: 320, height: 200)
    #expect(info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect == frame)
    #expect((info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue == frame)
    #expect(info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
    #expect(info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int == 0)
    #expect(info[UIResponder.keyboardIsLocalUserInfoKey] as? Bool == true)
  }

  @Test func anObserverMayRefuseWhatIsComing() {
    tokens.append(
      NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: window.screen, queue: nil
      ) { [field] _ in MainActor.assumeIsolated { _ = field.resignFirstResponder() } })
    field.input = keys
    field.becomeFirstResponder()
    harness.advance(by: 0.5)
    #expect(!field.isFirstResponder && keys.window == nil)
    #expect(window.rareData?.inputPanel == nil)
  }

  @Test func aResponderThatAsksWhileItIsAskedDoesNotHang() {
    final class Restless: Field {
      override var inputView: UIView? {
        get {
          reloadInputViews()
          return input
        }
        set { input = newValue }
      }
    }
    let restless = Restless()
    restless.input = keys
    controller.view.addSubview(restless)
    restless.becomeFirstResponder()
    harness.advance(by: 0.5)
    #expect(keys.window === window)
  }

  @Test func theAssistantItemIsKept() {
    field.inputAssistantItem.allowsHidingShortcuts = false
    #expect(!field.inputAssistantItem.allowsHidingShortcuts)
    let group = UIBarButtonItemGroup(barButtonItems: [], representativeItem: nil)
    field.inputAssistantItem.trailingBarButtonGroups = [group]
    #expect(field.inputAssistantItem.trailingBarButtonGroups.first === group)
    #expect(field.inputAssistantItem.leadingBarButtonGroups.isEmpty)
  }
}
