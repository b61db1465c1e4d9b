import CoreGraphics
public import Foundation

/// A view that is shown as an input view or an accessory of one, and may look like a keyboard.
@preconcurrency @MainActor
open class UIInputView: UIView {
  /// The look of an input view.
  public enum Style: Int, Sendable {
    /// Without a background.
    case `default`
    /// With the background of a keyboard.
    case keyboard
  }

  /// As given to the initialiser.
  public let inputViewStyle: Style
  /// Whether its constraints decide its height; if not, its frame does.
  open var allowsSelfSizing = false

  /// Makes a view with a look.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
    if inputViewStyle == .keyboard { backgroundColor = .secondarySystemBackground }
  }

  /// A view without a background.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, inputViewStyle: .default)
  }

  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}
