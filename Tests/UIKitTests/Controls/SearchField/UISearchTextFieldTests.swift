import Foundation
import Testing
import UIKitTesting

@testable import UIKit

@MainActor
@Suite struct UISearchTextFieldTests {
  private let stage: TextFieldStage
  private let field: UISearchTextField
  private let photos = UISearchToken(icon: nil, text: "Photos")
  private let today = UISearchToken(icon: nil, text: "Today")

  init() throws {
    stage = TextFieldStage(
      UISearchTextField(frame: CGRect(x: 20, y: 20, width: 240, height: 36)))
    field = try #require(stage.field as? UISearchTextField)
  }

  @Test func itLooksLikeASearchField() {
    #expect(field.intrinsicContentSize.height == 36)
    #expect(field.font == .systemFont(ofSize: 17, weight: .medium))
    #expect(field.textRect(forBounds: field.bounds).minX == 31.5)
    #expect(field.textRect(forBounds: field.bounds).maxX == 230)
    field.text = "text"
    #expect(field.textRect(forBounds: field.bounds).maxX == 240 - 34.5)
    #expect(field.accessibilityTraits.contains(.searchField))
    stage.harness.settle()
    #expect(stage.harness.view(labelled: "Clear text") != nil)
  }

  @Test func aClickOnTheMagnifierBeginsEditing() {
    stage.harness.click(field, at: CGPoint(x: 16, y: 18))
    #expect(field.isEditing)
  }

  @Test func tokensComeBeforeTheTextAndAreNoPartOfIt() {
    field.tokens = [photos, today]
    field.text = "harbour"
    #expect(field.text == "harbour" && field.tokens == [photos, today])
    #expect(field.editedText.range(field.textualRange) == 2..<9)
    #expect(field.editedText.offset(field.positionOfToken(at: 1)) == 1)
    let all = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)!
    #expect(field.tokens(in: all) == [photos, today])
    #expect(field.tokens(in: field.textualRange) == [])
    #expect(field.accessibilityValue == "Photos Today harbour")
    field.removeToken(at: 0)
    #expect(field.tokens == [today] && field.text == "harbour")
    field.insertToken(photos, at: 1)
    #expect(field.tokens == [today, photos])
  }

  @Test func textBecomesAToken() {
    field.text = "photos of today"
    let range = field.textRange(
      from: field.beginningOfDocument,
      to: field.position(from: field.beginningOfDocument, offset: 6)!)!
    field.replaceTextualPortion(of: range, with: photos, at: field.tokens.count)
    #expect(field.tokens == [photos] && field.text == " of today")
  }

  @Test func backspaceDeletesATokenIfItMay() {
    field.tokens = [photos, today]
    field.becomeFirstResponder()
    stage.press(.keyboardHome)
    stage.press(.keyboardRightArrow, .keyboardRightArrow)
    field.allowsDeletingTokens = false
    stage.press(.keyboardDeleteOrBackspace)
    #expect(field.tokens == [photos, today])
    field.allowsDeletingTokens = true
    stage.press(.keyboardDeleteOrBackspace)
    #expect(field.tokens == [photos])
    stage.harness.type("text")
    #expect(field.text == "text" && field.tokens == [photos])
    stage.harness.type("a", modifiers: .control)
    stage.press(.keyboardDeleteOrBackspace)
    #expect(field.tokens == [] && field.text == "")
  }

  @Test func whatIsTypedAfterATokenIsText() {
    field.tokens = [photos]
    field.becomeFirstResponder()
    stage.press(.keyboardEnd)
    stage.harness.type("abc")
    #expect(field.tokens == [photos] && field.text == "abc")
    field.text = ""
    #expect(field.tokens == [photos] && !field.showsPlaceholder)
  }

  @Test func tokensAreCopiedAsTheirText() async throws {
    field.tokens = [photos]
    field.text = "text"
    field.becomeFirstResponder()
    field.selectAll(nil)
    field.copy(nil)
    #expect(UIPasteboard.general.strings == ["Photos", "text"])
    field.allowsCopyingTokens = false
    field.copy(nil)
    #expect(UIPasteboard.general.strings == ["text"])
  }

  @Test func aBadIndexTraps() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UISearchTextField().removeToken(at: 0) }
    }
  }
}
