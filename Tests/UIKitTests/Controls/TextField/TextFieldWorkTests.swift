import RenderKit
import Testing

@testable import UIKit
@testable import UIKitTesting

/// How little a text field does.
@MainActor @Suite struct TextFieldWorkTests {
  private func editedField(_ change: (UITextField) -> Void = { _ in }) -> TextFieldStage {
    let stage = TextFieldStage()
    stage.field.spellCheckingType = .no
    change(stage.field)
    stage.field.becomeFirstResponder()
    stage.harness.settle()
    return stage
  }

  /// The pixels that change while something is done.
  private func damage(_ stage: TextFieldStage, _ body: () -> Void) -> Int {
    let statistics = stage.harness.application.engine.server.statistics
    let before = statistics.total.pixelsDamaged
    body()
    return statistics.total.pixelsDamaged - before
  }

  /// The field has 6,800 pixels.
  @Test func theOnlyLetterOfAFieldIsDrawnAndRemovedAlone() {
    let stage = editedField()
    for _ in 0..<3 {
      let typed = damage(stage) { stage.harness.type("x") }
      let removed = damage(stage) { stage.press(.keyboardDeleteOrBackspace) }
      #expect((1...1_000).contains(typed) && (1...1_000).contains(removed))
    }
  }

  @Test func aPlaceholderGoesWithTheFirstLetterAndComesBack() {
    let stage = editedField { $0.placeholder = "A name of many letters" }
    let empty = picture(stage)
    stage.harness.type("x")
    let typed = picture(stage)
    stage.press(.keyboardDeleteOrBackspace)
    let emptied = picture(stage)
    #expect(difference(typed, empty) != 0 && difference(emptied, empty) == 0)
  }

  /// What is drawn in parts looks as if it was drawn at once.
  @Test(arguments: [NSTextAlignment.left, .center, .right])
  func aTextThatWasTypedLooksAsOneThatWasSet(alignment: NSTextAlignment) {
    let typed = editedField { $0.textAlignment = alignment }
    let empty = picture(typed)
    typed.harness.type("fj")
    typed.press(.keyboardDeleteOrBackspace, .keyboardDeleteOrBackspace)
    let emptied = picture(typed)
    #expect(difference(emptied, empty) == 0)
    typed.harness.type("jfly")
    typed.press(.keyboardHome)
    typed.harness.type("A")
    let set = editedField {
      $0.textAlignment = alignment
      $0.text = "Ajfly"
    }
    let (one, other) = (picture(typed), picture(set))
    #expect(difference(one, other) == 0)
  }

  /// With a caret that is clear.
  private func picture(_ stage: TextFieldStage) -> CGImage {
    stage.field.tintColor = .clear
    stage.harness.advance(by: 0.1)
    return stage.harness.screenshot(of: stage.window)
  }

  private func difference(_ a: CGImage, _ b: CGImage) -> Int? {
    ImageDiff(a, b, tolerance: 0)?.largest
  }
}
