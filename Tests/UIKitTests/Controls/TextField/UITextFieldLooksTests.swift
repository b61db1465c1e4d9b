import Foundation
import Testing
import UIKitTesting

@testable import UIKit

@MainActor
@Suite struct UITextFieldLooksTests {
  private let stage = TextFieldStage()
  private var field: UITextField { stage.field }

  // MARK: Sizes and places

  @Test func sizesAreThoseOfTheFacts() {
    let new = UITextField()
    #expect(new.intrinsicContentSize.width == 5)
    #expect(abs(new.intrinsicContentSize.height - (17 * 2444.0 / 2048 + 1.5)) < 0.001)
    new.borderStyle = .roundedRect
    new.text = "Text"
    let width = NSAttributedString(string: "Text", attributes: new.defaultTextAttributes).size()
      .width
    #expect(new.intrinsicContentSize == CGSize(width: width.rounded(.up) + 28, height: 34))
    new.text = ""
    new.placeholder = "Text"
    #expect(new.intrinsicContentSize.width == width.rounded(.up) + 28)
  }

  @Test func viewsShowInTheirModes() {
    let (left, right) = (UIView(), UIView())
    left.frame.size = CGSize(width: 20, height: 20)
    right.frame.size = CGSize(width: 10, height: 10)
    (field.leftView, field.leftViewMode) = (left, .always)
    (field.rightView, field.rightViewMode) = (right, .unlessEditing)
    stage.harness.settle()
    #expect(left.frame == CGRect(x: 0, y: 7, width: 20, height: 20) && !left.isHidden)
    #expect(field.textRect(forBounds: field.bounds).minX == 20)
    #expect(right.frame.maxX == 200 && !right.isHidden)
    field.becomeFirstResponder()
    stage.harness.settle()
    #expect(right.isHidden && !left.isHidden)
    #expect(field.editingRect(forBounds: field.bounds).maxX == 200)
    field.leftView = nil
    #expect(left.superview == nil && field.textRect(forBounds: field.bounds).minX == 0)
  }

  @Test func rightToLeftMirrorsThem() {
    let stage = TextFieldStage(isRightToLeft: true)
    let left = UIView()
    left.frame.size = CGSize(width: 20, height: 20)
    (stage.field.leftView, stage.field.leftViewMode) = (left, .always)
    stage.harness.settle()
    #expect(left.frame.maxX == 200)
    #expect(stage.field.textRect(forBounds: stage.field.bounds).maxX == 180)
  }

  @Test func subclassesPlaceTheirText() {
    final class Padded: UITextField {
      override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 30, dy: 0) }
      override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    }
    let stage = TextFieldStage(Padded())
    stage.field.text = "text"
    stage.begin()
    #expect(stage.field.caretRect(for: stage.field.beginningOfDocument).midX == 30)
  }

  @Test func touchesOnViewsBesideTheTextAreTheirs() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    (field.rightView, field.rightViewMode) = (button, .always)
    stage.harness.settle()
    stage.harness.click(button)
    stage.harness.tap(button)
    #expect(taps == 2 && !field.isFirstResponder)
  }

  // MARK: Text

  @Test func attributesAreTheFieldsOwn() {
    field.font = .systemFont(ofSize: 20)
    field.textColor = .red
    field.textAlignment = .right
    field.text = "text"
    let own = field.attributedText?.attributes(at: 0, effectiveRange: nil)
    #expect(own?[.font] as? UIFont == .systemFont(ofSize: 20))
    #expect(own?[.foregroundColor] as? UIColor == .red)
    let style = field.defaultTextAttributes[.paragraphStyle] as? NSParagraphStyle
    #expect(style?.alignment == .right && style?.lineBreakMode == .byTruncatingTail)
    field.defaultTextAttributes = [.kern: 3]
    #expect(field.font == .systemFont(ofSize: 17) && field.textColor == .label)
    #expect(field.textAlignment == .natural)
    #expect(field.defaultTextAttributes[.kern] as? Int == 3)
  }

  @Test func attributedTextHandsItsFirstAttributesOver() {
    field.attributedText = NSAttributedString(
      string: "text",
      attributes: [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.blue])
    #expect(field.font == .systemFont(ofSize: 30) && field.textColor == .blue)
    #expect(field.typingAttributes == nil)
    stage.begin()
    #expect(field.typingAttributes?[.font] as? UIFont == .systemFont(ofSize: 30))
  }

  @Test func fontsFollowTheTextSize() {
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    let before = field.intrinsicContentSize.height
    stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    stage.harness.settle()
    #expect((field.font?.pointSize ?? 0) > 30 && field.intrinsicContentSize.height > before)
  }

  @Test func textThatIsTooLongEndsInAnEllipsisUntilItIsEdited() {
    field.text = String(repeating: "word ", count: 30)
    stage.harness.settle()
    #expect(field.textWidth <= 200)
    field.becomeFirstResponder()
    stage.harness.settle()
    #expect(field.textWidth > 600)
    let caret = field.caretRect(for: field.endOfDocument)
    #expect(caret.maxX <= 200 && caret.minX > 190)
    stage.press(.keyboardHome)
    #expect(field.caretRect(for: field.beginningOfDocument).midX == 0)
    stage.press(.keyboardEnd)
    field.resignFirstResponder()
    stage.harness.settle()
    #expect(field.textWidth <= 200 && field.originOfText.x == 0)
  }

  @Test func selectionsStayWithinTheField() throws {
    field.text = String(repeating: "word ", count: 30)
    field.becomeFirstResponder()
    stage.harness.type("a", modifiers: .control)
    stage.harness.settle()
    let rects = field.selectionRects(for: try #require(field.selectedTextRange)).map(\.rect)
    #expect(rects.count == 1 && field.highlightClip.clipsToBounds)
    #expect(field.highlightClip.frame == CGRect(x: 0, y: 0, width: 200, height: 34))
  }

  @Test func textShrinksDownToTheSmallestSize() {
    field.text = "Several words that do not fit in 200"
    field.adjustsFontSizeToFitWidth = true
    stage.harness.settle()
    #expect(field.textScale < 1 && field.textWidth <= 200)
    field.minimumFontSize = 16
    stage.harness.settle()
    #expect(abs(field.textScale - 16.0 / 17) < 1e-9)
    #expect(field.font?.pointSize == 17)
  }

  @Test func aDisabledFieldHasABackgroundOfItsOwn() {
    let (usual, disabled) = (UIImage(systemName: "star"), UIImage(systemName: "heart"))
    (field.background, field.disabledBackground) = (usual, disabled)
    #expect(usual != nil && field.borderView.image === usual && !field.borderView.isHidden)
    field.isEnabled = false
    #expect(disabled != nil && field.borderView.image === disabled)
    field.disabledBackground = nil
    #expect(field.borderView.image === usual)
  }

  @Test func aClickPlacesTheCaretAndTwoSelectAWord() {
    field.text = "one two"
    stage.harness.settle()
    let width = field.textWidth
    stage.harness.click(field, at: CGPoint(x: width - 2, y: 17))
    #expect(stage.selection == 7..<7)
    stage.harness.advance(by: 1)
    stage.harness.click(field, at: CGPoint(x: 5, y: 17))
    stage.harness.click(field, at: CGPoint(x: 5, y: 17))
    #expect(stage.selection == 0..<3)
  }

  // MARK: Secrets

  @Test func secretsAreBulletsEverywhere() throws {
    field.isSecureTextEntry = true
    stage.begin()
    stage.harness.type("pa😀s")
    #expect(field.text == "pa😀s" && field.accessibilityValue == "••\u{2022}\u{200B}•")
    stage.harness.settle()
    let bullets = NSAttributedString(
      string: "••••", attributes: field.defaultTextAttributes
    ).size().width
    #expect(abs(field.textWidth - bullets) < 0.5)
    UIPasteboard.general.string = "before"
    stage.harness.type("a", modifiers: .control)
    for key in ["c", "x"] { stage.harness.type(key, modifiers: .control) }
    #expect(UIPasteboard.general.string == "before" && field.text == "pa😀s")
    field.copy(nil)
    field.cut(nil)
    field.editedText.offerPrimarySelection()
    #expect(UIPasteboard.general.string == "before" && field.text == "pa😀s")
    #expect(UIPasteboard.primarySelection.string?.contains("pa") != true)
    #expect(!field.canPerformAction(Selector("copy:"), withSender: nil))
    stage.press(.keyboardLeftArrow)
    stage.press(.keyboardRightArrow, .keyboardRightArrow, .keyboardRightArrow)
    #expect(stage.selection == 4..<4, "an emoji is one step")
    field.isSecureTextEntry = false
    #expect(field.accessibilityValue == "pa😀s")
  }

  // MARK: Others

  @Test func assistiveTechnologiesHearTextAndPlaceholder() {
    field.placeholder = "Name"
    #expect(field.isAccessibilityElement && field.accessibilityValue == "Name")
    #expect(field.accessibilityTraits.rawValue == 1 << 18)
    stage.begin()
    stage.harness.type("Ada")
    #expect(field.accessibilityValue == "Ada")
    #expect(field.accessibilityTraits.rawValue == 1 << 18 | 1 << 21)
  }

  @Test func viewsForInputAreShown() {
    let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    field.inputAccessoryView = accessory
    stage.begin()
    stage.harness.advance(by: 0.5)
    #expect(accessory.window === stage.window)
    field.resignFirstResponder()
    stage.harness.advance(by: 0.5)
    #expect(accessory.window == nil)
  }

  @Test func sizesThatAreNoNumbersAreSurvived() {
    final class Broken: UITextField {
      override func textRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: CGFloat.nan, y: 0, width: .infinity, height: -3)
      }
      override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
      override func placeholderRect(forBounds bounds: CGRect) -> CGRect { .null }
    }
    let stage = TextFieldStage(Broken())
    stage.field.placeholder = "placeholder"
    stage.begin()
    stage.harness.type("text")
    _ = stage.harness.screenshot(of: stage.window)
    #expect(stage.field.text == "text")
    stage.field.minimumFontSize = .nan
    stage.field.adjustsFontSizeToFitWidth = true
    stage.field.frame.size = .zero
    stage.harness.settle()
    #expect(stage.field.text == "text")
  }
}
