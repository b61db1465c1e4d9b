import Foundation
import SeededInput
import Testing

@testable import UIKit
@testable import UIKitTesting

/// Random changes of a text field: drawn in parts, it looks as if it was drawn at once.
@MainActor @Suite struct TextFieldRandomTests {
  private static let letters = ["a", "j", "f", "W", "y", " ", "é", "x\u{302}", "ש", "Å", ","]

  @Test(arguments: 0..<4)
  func aFieldLooksAsIfItWasDrawnAtOnce(_ number: UInt64) {
    let seed = SeededGenerator.seed + number
    var numbers = SeededGenerator(seed: seed)
    let stage = TextFieldStage(scale: number == 1 ? 1.5 : 1)
    stage.field.spellCheckingType = .no
    stage.field.tintColor = .clear
    stage.field.becomeFirstResponder()
    for step in 0..<soakSteps(60, soak: 1000) {
      let change = change(stage, &numbers)
      stage.harness.advance(by: 0.1)
      let shown = stage.harness.screenshot(of: stage.window)
      stage.field.canvas.setNeedsDisplay()
      let drawn = stage.harness.screenshot(of: stage.window)
      let difference = ImageDiff(shown, drawn, tolerance: 0)?.largest ?? 255
      // What a clip cuts may be rounded another way.
      #expect(difference < 8, "seed \(seed), step \(step): \(change)")
      if difference >= 8 { return }
    }
  }

  /// Returns what was done.
  private func change(_ stage: TextFieldStage, _ numbers: inout SeededGenerator) -> String {
    switch Int.random(in: 0..<4, using: &numbers) {
    case 0: changeLooks(stage.field, &numbers)
    case 1: changePlace(stage.field, &numbers)
    default: edit(stage, &numbers)
    }
  }

  private func edit(_ stage: TextFieldStage, _ numbers: inout SeededGenerator) -> String {
    let (field, letter) = (stage.field, Self.letters.randomElement(using: &numbers)!)
    if !field.isEditing { field.becomeFirstResponder() }
    switch Int.random(in: 0..<10, using: &numbers) {
    case 0, 1:
      stage.press(.keyboardDeleteOrBackspace)
      return "Backspace"
    case 2:
      let keys: [UIKeyboardHIDUsage] = [.keyboardHome, .keyboardEnd, .keyboardLeftArrow]
      let key = keys.randomElement(using: &numbers)!
      stage.press(key)
      return "key \(key.rawValue)"
    case 3:
      field.setMarkedText(letter, selectedRange: NSRange(location: 0, length: letter.utf16.count))
      return "marked \(letter)"
    case 4:
      field.unmarkText()
      return "unmarked"
    case 5:
      field.text = Bool.random(using: &numbers) ? "" : "A text longer than the field, fj\(letter)"
      return "text"
    default:
      stage.harness.type(letter)
      return "typed \(letter)"
    }
  }

  private func changeLooks(_ field: UITextField, _ numbers: inout SeededGenerator) -> String {
    switch Int.random(in: 0..<8, using: &numbers) {
    case 0:
      field.font = .systemFont(ofSize: Bool.random(using: &numbers) ? 13 : 22)
      return "font"
    case 1:
      field.font = .italicSystemFont(ofSize: Bool.random(using: &numbers) ? 17 : 24)
      return "italic font"
    case 2:
      field.textColor = field.textColor == .red ? .label : .red
      return "colour"
    case 3:
      field.isSecureTextEntry.toggle()
      return "secrecy"
    case 4:
      field.overrideUserInterfaceStyle = field.overrideUserInterfaceStyle == .dark ? .light : .dark
      return "style"
    case 5:
      field.isEnabled.toggle()
      return "enabling"
    case 6:
      let isUnderlined = Bool.random(using: &numbers)
      let looks: [NSAttributedString.Key: Any] =
        isUnderlined
        ? [.underlineStyle: NSUnderlineStyle.single.rawValue] : [.backgroundColor: UIColor.yellow]
      field.attributedText = NSAttributedString(string: field.text ?? "", attributes: looks)
      return "attributes"
    default:
      field.placeholder = field.placeholder == nil ? "A name" : nil
      return "placeholder"
    }
  }

  private func changePlace(_ field: UITextField, _ numbers: inout SeededGenerator) -> String {
    switch Int.random(in: 0..<7, using: &numbers) {
    case 0:
      let alignments: [NSTextAlignment] = [.left, .center, .right, .natural]
      field.textAlignment = alignments.randomElement(using: &numbers)!
      return "alignment"
    case 1:
      field.frame.size.width = CGFloat(Int.random(in: 60...200, using: &numbers))
      return "width"
    case 2:
      field.clearButtonMode = field.clearButtonMode == .always ? .never : .always
      return "clear button"
    case 3:
      let isForced = field.semanticContentAttribute == .forceRightToLeft
      field.semanticContentAttribute = isForced ? .unspecified : .forceRightToLeft
      return "direction"
    case 4:
      field.borderStyle = field.borderStyle == .none ? .roundedRect : .none
      return "border"
    case 5:
      field.adjustsFontSizeToFitWidth.toggle()
      return "shrinking"
    default:
      if field.isEditing { field.resignFirstResponder() } else { field.becomeFirstResponder() }
      return "focus"
    }
  }
}
