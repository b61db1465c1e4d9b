import Foundation

/// A `textInputTraits` element.
@MainActor
struct NibTraits {
  private let nib: NibReader

  init(_ nib: NibReader) { self.nib = nib }

  func set(on input: any UITextInputTraits) {
    nib.word("autocapitalizationType", Self.capitalizations) { input.autocapitalizationType = $0 }
    nib.word("autocorrectionType", Self.switches(UITextAutocorrectionType.self)) {
      input.autocorrectionType = $0
    }
    nib.word("spellCheckingType", Self.switches(UITextSpellCheckingType.self)) {
      input.spellCheckingType = $0
    }
    nib.word("smartQuotesType", Self.switches(UITextSmartQuotesType.self)) {
      input.smartQuotesType = $0
    }
    nib.word("smartDashesType", Self.switches(UITextSmartDashesType.self)) {
      input.smartDashesType = $0
    }
    nib.word("smartInsertDeleteType", Self.switches(UITextSmartInsertDeleteType.self)) {
      input.smartInsertDeleteType = $0
    }
    nib.word("keyboardType", Self.keyboards) { input.keyboardType = $0 }
    nib.word(
      "keyboardAppearance", ["default": .default, "alert": .dark, "dark": .dark, "light": .light]
    ) { (appearance: UIKeyboardAppearance) in
      input.keyboardAppearance = appearance
    }
    nib.word("returnKeyType", Self.returnKeys) { input.returnKeyType = $0 }
    nib.flag("enablesReturnKeyAutomatically") { input.enablesReturnKeyAutomatically = $0 }
    nib.flag("secureTextEntry") { input.isSecureTextEntry = $0 }
    nib.string("textContentType") { input.textContentType = UITextContentType(rawValue: $0) }
  }

  /// Apple's enumerations of this kind all count default, no, yes.
  private static func switches<Value: RawRepresentable>(_ type: Value.Type) -> [String: Value]
  where Value.RawValue == Int {
    let values = ["default": 0, "no": 1, "yes": 2].compactMapValues { Value(rawValue: $0) }
    return values
  }

  private static let capitalizations: [String: UITextAutocapitalizationType] = [
    "none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
  ]
  private static let keyboards: [String: UIKeyboardType] = [
    "default": .default, "alphabet": .alphabet, "ASCIICapable": .asciiCapable,
    "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad,
    "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress,
    "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
    "ASCIICapableNumberPad": .asciiCapableNumberPad,
  ]
  private static let returnKeys: [String: UIReturnKeyType] = [
    "default": .default, "go": .go, "google": .google, "join": .join, "next": .next,
    "route": .route, "search": .search, "send": .send, "yahoo": .yahoo, "done": .done,
    "emergencyCall": .emergencyCall, "continue": .continue,
  ]
}
