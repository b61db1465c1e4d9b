public import CoreGraphics
public import Foundation

extension UIPasteControl {
  /// Whether the word, the symbol or both show.
  public enum DisplayMode: UInt, Sendable { case iconAndLabel, iconOnly, labelOnly }

  /// How a paste control looks. Main thread only.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// Both at first.
    open var displayMode: DisplayMode = .iconAndLabel
    /// Capsules at first.
    open var cornerStyle: UIButton.Configuration.CornerStyle = .capsule
    /// For the corner styles `fixed` and `dynamic`.
    open var cornerRadius: CGFloat = 0
    /// Of the word and the symbol; nil for white.
    open var baseForegroundColor: UIColor?
    /// Behind them; nil for the tint colour.
    open var baseBackgroundColor: UIColor?

    public override init() { super.init() }

    /// As later changes don't reach the control.
    final func copied() -> Configuration {
      let copy = Configuration()
      (copy.displayMode, copy.cornerStyle) = (displayMode, cornerStyle)
      copy.cornerRadius = cornerRadius
      copy.baseForegroundColor = baseForegroundColor
      copy.baseBackgroundColor = baseBackgroundColor
      return copy
    }

    final var buttonConfiguration: UIButton.Configuration {
      var button = UIButton.Configuration.filled()
      if displayMode != .iconOnly { button.title = UIPasteControl.word }
      if displayMode != .labelOnly { button.image = UIImage(systemName: "doc.on.clipboard") }
      button.imagePadding = 6
      button.cornerStyle = cornerStyle
      if cornerStyle == .fixed || cornerStyle == .dynamic {
        button.background.cornerRadius = cornerRadius
      }
      button.baseForegroundColor = baseForegroundColor
      button.baseBackgroundColor = baseBackgroundColor
      return button
    }
  }
}
