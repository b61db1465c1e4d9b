import Foundation
import FoundationAdditions
import Testing

@testable import UIKit

/// What text objects keep of how their text is to be entered.
@MainActor @Suite struct TextTraitTests {
  private final class Keys: UIInputView, UIInputViewAudioFeedback {
    var enableInputClicksWhenVisible: Bool { true }
  }

  private final class Emoji: UITextInputMode {
    override var primaryLanguage: String? { "emoji" }
  }

  private final class EmojiField: UITextField {
    override var textInputMode: UITextInputMode? { Emoji() }
  }

  private func change(_ traits: some UITextInputTraits) {
    traits.smartQuotesType = .no
    traits.smartDashesType = .no
    traits.smartInsertDeleteType = .yes
    traits.inlinePredictionType = .no
    traits.writingToolsBehavior = .limited
    traits.textContentType = .creditCardExpiration
  }

  @Test func textsKeepTheirTraits() {
    let objects: [any UITextInputTraits] = [UITextField(), UITextView(), UISearchBar()]
    for traits in objects {
      #expect(traits.writingToolsBehavior == .default && traits.smartQuotesType == .default)
      change(traits)
      #expect(traits.smartQuotesType == .no && traits.smartDashesType == .no)
      #expect(traits.smartInsertDeleteType == .yes && traits.inlinePredictionType == .no)
      #expect(traits.writingToolsBehavior == .limited)
      #expect(traits.textContentType == .creditCardExpiration)
    }
  }

  @Test func aSearchBarHasTheTraitsOfItsField() {
    let bar = UISearchBar()
    change(bar)
    #expect(bar.searchTextField.smartDashesType == .no)
    #expect(bar.searchTextField.writingToolsBehavior == .limited)
    bar.searchTextField.smartQuotesType = .yes
    #expect(bar.smartQuotesType == .yes)
  }

  @Test func aTextViewKeepsWhatFieldsKeep() {
    let view = UITextView()
    view.passwordRules = UITextInputPasswordRules(descriptor: "minlength: 8;")
    view.mathExpressionCompletionType = .no
    view.allowedWritingToolsResultOptions = [.plainText, .list]
    #expect(view.passwordRules?.passwordRulesDescriptor == "minlength: 8;")
    #expect(view.mathExpressionCompletionType == .no)
    #expect(view.allowedWritingToolsResultOptions.rawValue == 5)
    #expect(!view.isWritingToolsActive)
  }

  @Test func contentTypesHaveApplesNames() {
    #expect(UITextContentType.creditCardSecurityCode.rawValue == "cc-csc")
    #expect(UITextContentType.birthdateYear.rawValue == "bday-year")
    #expect(UITextContentType.cellularIMEI.rawValue == "cellular-imei")
  }

  @Test func theLanguageTypedIsTheUsers() {
    let modes = UITextInputMode.activeInputModes.compactMap(\.primaryLanguage)
    #expect(modes.first == UserLanguages.current.first && Set(modes).count == modes.count)
    #expect(UITextField().textInputMode?.primaryLanguage == modes.first)
    #expect(EmojiField().textInputMode?.primaryLanguage == "emoji")
    #expect(UITextInputMode().primaryLanguage == nil)
  }

  @Test func inputViewsMayClick() {
    let view: UIView = Keys(frame: .zero, inputViewStyle: .keyboard)
    #expect((view as? any UIInputViewAudioFeedback)?.enableInputClicksWhenVisible == true)
  }
}
