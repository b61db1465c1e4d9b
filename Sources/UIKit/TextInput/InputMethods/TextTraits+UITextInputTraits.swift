import PlatformKit

@MainActor
extension TextTraits {
  /// What input methods are told of a text.
  init(_ traits: any UITextInputTraits, showsPreedit: Bool) {
    self.init(
      purpose: Self.purpose(traits), hints: Self.hints(traits), showsPreedit: showsPreedit)
  }

  private static func purpose(_ traits: any UITextInputTraits) -> Purpose {
    let contents = traits.textContentType
    if traits.isSecureTextEntry || contents == .password || contents == .newPassword {
      return .password
    }
    switch traits.keyboardType {
    case .URL: return .url
    case .emailAddress: return .email
    case .phonePad: return .phone
    case .namePhonePad: return .name
    case .numberPad, .asciiCapableNumberPad: return .digits
    case .decimalPad: return .number
    default: return .text
    }
  }

  private static func hints(_ traits: any UITextInputTraits) -> Hints {
    var hints = Hints(rawValue: 0)
    switch traits.spellCheckingType {
    case .yes: hints.insert(.checksSpelling)
    case .no: hints.insert(.doesNotCheckSpelling)
    case .default: break
    }
    switch traits.autocapitalizationType {
    case .none: break
    case .words: hints.insert(.capitalizesWords)
    case .sentences: hints.insert(.capitalizesSentences)
    case .allCharacters: hints.insert(.capitalizesCharacters)
    }
    if traits.inlinePredictionType == .yes { hints.insert(.completesWords) }
    if traits.textContentType == .oneTimeCode || traits.textContentType == .creditCardNumber {
      hints.insert(.isPrivate)
    }
    return hints
  }
}
