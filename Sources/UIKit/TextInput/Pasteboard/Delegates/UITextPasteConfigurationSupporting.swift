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

extension UITextField: UITextPasteConfigurationSupporting {
  /// Decides what is made of items that are pasted; held weakly.
  public var pasteDelegate: (any UITextPasteDelegate)? {
    get { interaction.pasting.delegate }
    set { interaction.pasting.delegate = newValue }
  }
  /// What may be pasted; nil for text of any kind.
  public var pasteConfiguration: UIPasteConfiguration? {
    get { interaction.pasting.configuration }
    set { interaction.pasting.configuration = newValue }
  }
}

extension UITextView: UITextPasteConfigurationSupporting {
  /// Decides what is made of items that are pasted; held weakly.
  public var pasteDelegate: (any UITextPasteDelegate)? {
    get { interaction.pasting.delegate }
    set { interaction.pasting.delegate = newValue }
  }
  /// What may be pasted; nil for text of any kind.
  public var pasteConfiguration: UIPasteConfiguration? {
    get { interaction.pasting.configuration }
    set { interaction.pasting.configuration = newValue }
  }
}
