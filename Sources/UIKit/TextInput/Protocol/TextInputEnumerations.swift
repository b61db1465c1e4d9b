/// Which letters begin large.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

/// Whether mistyped words are corrected.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }

/// Whether straight quotes become typographic ones.
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }

/// Whether hyphens become dashes.
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }

/// Whether spaces are kept single when text is pasted or removed.
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }

/// Whether predictions show in the text.
public enum UITextInlinePredictionType: Int, Sendable { case `default`, no, yes }

/// Whether results of expressions are offered.
public enum UITextMathExpressionCompletionType: Int, Sendable { case `default`, no, yes }

/// The keys that an on-screen keyboard shows.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad

  /// The former name of `asciiCapable`.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The look of an on-screen keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`, dark, light

  /// The former name of `dark`.
  public static var alert: UIKeyboardAppearance { .dark }
}

/// The title of an on-screen Return key.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`
}
