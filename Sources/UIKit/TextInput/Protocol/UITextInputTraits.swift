public import Foundation

/// How text is to be entered. Every property is optional. They speak of on-screen keyboards and of
/// help while typing: here they are kept, and input methods are told some of them.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// Sentences by default.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// The system's choice by default.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// The system's choice by default.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// The system's choice by default.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// The system's choice by default.
  var smartDashesType: UITextSmartDashesType { get set }
  /// The system's choice by default.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// The system's choice by default.
  var inlinePredictionType: UITextInlinePredictionType { get set }
  /// The system's choice by default.
  var mathExpressionCompletionType: UITextMathExpressionCompletionType { get set }
  /// The keys that an on-screen keyboard shows.
  var keyboardType: UIKeyboardType { get set }
  /// The look of an on-screen keyboard.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The title of an on-screen Return key.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether an on-screen Return key waits for text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is hidden, as a password's.
  var isSecureTextEntry: Bool { get set }
  /// What the text means; nil for anything.
  var textContentType: UITextContentType! { get set }
  /// What a new password must be like.
  var passwordRules: UITextInputPasswordRules? { get set }
  /// How much of Writing Tools is allowed.
  var writingToolsBehavior: UIWritingToolsBehavior { get set }
  /// What Writing Tools may put into the text.
  var allowedWritingToolsResultOptions: UIWritingToolsResultOptions { get set }
}

extension UITextInputTraits {
  /// For objects that do not declare it.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  /// For objects that do not declare it.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  /// For objects that do not declare it.
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  /// For objects that do not declare it.
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }
  /// For objects that do not declare it.
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }
  /// For objects that do not declare it.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }
  /// For objects that do not declare it.
  public var inlinePredictionType: UITextInlinePredictionType {
    get { .default }
    set {}
  }
  /// For objects that do not declare it.
  public var mathExpressionCompletionType: UITextMathExpressionCompletionType {
    get { .default }
    set {}
  }
  /// For objects that do not declare it.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  /// For objects that do not declare it.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  /// For objects that do not declare it.
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  /// For objects that do not declare it.
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  /// For objects that do not declare it.
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  /// For objects that do not declare it.
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
  /// For objects that do not declare it.
  public var writingToolsBehavior: UIWritingToolsBehavior {
    get { .default }
    set {}
  }
  /// For objects that do not declare it.
  public var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
    get { [] }
    set {}
  }
  /// For objects that do not declare it.
  public var passwordRules: UITextInputPasswordRules? {
    get { nil }
    set {}
  }
}
