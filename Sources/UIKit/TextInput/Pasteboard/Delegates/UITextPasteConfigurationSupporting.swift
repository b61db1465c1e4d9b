/// A text that asks a delegate how to paste.
@preconcurrency @MainActor
public protocol UITextPasteConfigurationSupporting: UIPasteConfigurationSupporting {
  /// Held weakly.
  var pasteDelegate: (any UITextPasteDelegate)? { get set }
}

/// How a text pastes.
struct TextPasting {
  weak var delegate: (any UITextPasteDelegate)?
  var configuration: UIPasteConfiguration?
}

extension UITextField: UITextPasteConfigurationSupporting {}

extension UITextView: UITextPasteConfigurationSupporting {}
