public import Foundation
import FoundationAdditions

/// A language that the user types.
///
/// Keyboard layouts and input methods are the desktop's: the modes are the user's languages, and the first
/// one counts as that in use. Main thread only.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  /// Such as "de-DE". Override it, and `UIResponder.textInputMode`, to ask for another one.
  open var primaryLanguage: String? { language }

  private let language: String?

  /// A mode without a language, for subclasses.
  public override init() {
    language = nil
    super.init()
  }

  private init(_ language: String) {
    self.language = language
    super.init()
  }

  /// Of the user's languages, the best first.
  open class var activeInputModes: [UITextInputMode] { all }

  private static let all = UserLanguages.current.reduce(into: [String]()) { known, language in
    if !known.contains(language) { known.append(language) }
  }.map { UITextInputMode($0) }

  /// Never posted, as desktops change layouts without telling the language.
  public nonisolated static let currentInputModeDidChangeNotification = NSNotification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
}
