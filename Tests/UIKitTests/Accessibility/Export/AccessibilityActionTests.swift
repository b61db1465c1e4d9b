import PlatformKit
import Testing
import UIKitTesting

@testable import UIKit

/// Actions of assistive technologies, which go the way of touches and keys.
@MainActor
struct AccessibilityActionTests {
  private let page = ExportedPage()

  @discardableResult
  private func perform(_ action: AccessibilityAction, on view: UIView) throws -> Bool {
    let id = try #require(page.node(view)).id
    let isDone = page.bridge.perform(action, on: id)
    page.harness.settle()
    return isDone
  }

  @Test func pressingIsATap() throws {
    var taps = 0
    let button = UIButton(type: .system)
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    button.setTitle("Go", for: .normal)
    page.add(button, 10, 10)
    #expect(try perform(.perform(.press), on: button))
    page.harness.advance(by: 1)
    #expect(taps == 1)
    button.isEnabled = false
    #expect(try !perform(.perform(.press), on: button))
    #expect(taps == 1)
    let view = page.add(UIView(), 10, 60)
    view.isAccessibilityElement = true
    view.accessibilityLabel = "View"
    view.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 10 })
    #expect(try perform(.perform(.press), on: view))
    page.harness.advance(by: 1)
    #expect(taps == 11)
  }

  @Test func switchesAndSlidersAreWorked() throws {
    let toggle = page.add(UISwitch(), 10, 10)
    toggle.accessibilityLabel = "Sound"
    var changes = 0
    toggle.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    #expect(try perform(.perform(.press), on: toggle))
    #expect(toggle.isOn && changes == 1)
    let slider = page.add(UISlider(), 10, 60, 200)
    slider.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    #expect(try perform(.perform(.increment), on: slider))
    #expect(slider.value > 0 && changes == 2)
    #expect(try perform(.setNumber(0.75), on: slider))
    #expect(slider.value == 0.75 && changes == 3)
    #expect(try !perform(.setNumber(.nan), on: slider))
    let stepper = page.add(UIStepper(), 10, 120)
    stepper.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    #expect(try perform(.setNumber(500), on: stepper))
    #expect(stepper.value == 100 && changes == 4)
    #expect(try perform(.perform(.decrement), on: stepper))
    #expect(stepper.value == 99 && changes == 5)
  }

  @Test func textIsEditedAsIfTyped() throws {
    let field = page.add(UITextField(), 10, 10, 200)
    var edits = 0
    field.addAction(UIAction { _ in edits += 1 }, for: .editingChanged)
    #expect(try perform(.setText("Hello"), on: field))
    #expect(field.text == "Hello" && edits == 1 && field.isFirstResponder)
    #expect(try perform(.insertText("!", at: 5), on: field))
    #expect(try perform(.deleteText(0..<1), on: field))
    #expect(field.text == "ello!" && edits == 3)
    #expect(try perform(.select(1..<3), on: field))
    #expect(field.selectedUnits == 1..<3)
    #expect(try !perform(.select(2..<90), on: field))
    #expect(try perform(.setText(""), on: field))
    #expect(field.text == "")
    let reading = page.add(UITextView(), 10, 60, 200, 100)
    reading.text = "Fixed"
    reading.isEditable = false
    #expect(try !perform(.setText("x"), on: reading))
    #expect(reading.text == "Fixed")
  }

  @Test func whatIsOutOfSightIsBroughtIn() throws {
    let scroll = page.add(UIScrollView(), 0, 0, 200, 100)
    scroll.contentSize = CGSize(width: 200, height: 1000)
    let button = UIButton(frame: CGRect(x: 0, y: 700, width: 90, height: 30))
    button.setTitle("Deep", for: .normal)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    scroll.addSubview(button)
    #expect(try perform(.scrollTo, on: button))
    #expect(scroll.contentOffset.y >= 630 && scroll.contentOffset.y <= 700)
    scroll.contentOffset.y = 0
    #expect(try perform(.perform(.press), on: button))
    page.harness.advance(by: 1)
    #expect(taps == 1)
    scroll.contentOffset.y = 0
    #expect(try perform(.perform(.scrollDown), on: scroll))
    #expect(scroll.contentOffset.y == 90)
    #expect(try perform(.perform(.scrollUp), on: scroll))
    #expect(try !perform(.perform(.scrollUp), on: scroll))
  }

  @Test func focusCustomActionsAndEscape() throws {
    let button = UIButton(type: .system)
    button.setTitle("One", for: .normal)
    page.add(button, 10, 10)
    #expect(try perform(.focus, on: button))
    #expect(button.isFocused && page.tree.focus == page.node(button)?.id)
    var done: [String] = []
    button.accessibilityCustomActions = ["Flag", "Bin"].map { name in
      UIAccessibilityCustomAction(name: name) { action in
        done.append(action.name)
        return true
      }
    }
    #expect(page.node(button)?.customActions == ["Flag", "Bin"])
    #expect(try perform(.custom(1), on: button))
    #expect(try !perform(.custom(2), on: button))
    #expect(done == ["Bin"])
    #expect(!page.bridge.perform(.focus, on: AccessibilityNodeID(rawValue: 9_999)))
  }
}
