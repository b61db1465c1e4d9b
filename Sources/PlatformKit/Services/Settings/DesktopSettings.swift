/// What the user has set for all programs. Nil wherever the desktop does not say.
package struct DesktopSettings: Hashable, Sendable {
  /// Whether the user prefers dark windows.
  package var isDark: Bool?
  package var isHighContrast: Bool?
  /// The colour of what is selected or can be pressed.
  package var accent: Accent?
  /// How much larger than usual text is to be, beyond what the screens' scale makes of it.
  package var textScale: Double?
  /// False if less motion is wanted.
  package var isAnimated: Bool?
  /// Longest time in seconds between the two presses of a double click.
  package var doubleClickTime: Double?
  /// How far in points the pointer moves with a button down until that is a drag.
  package var dragThreshold: Double?
  package var isCaretBlinking: Bool?
  /// Seconds from one appearance of a caret to the next.
  package var caretBlinkPeriod: Double?
  /// Seconds without a key after which a caret stays.
  package var caretBlinkTime: Double?

  /// An opaque colour in sRGB; each component is from 0 to 1.
  package struct Accent: Hashable, Sendable {
    package let red: Double
    package let green: Double
    package let blue: Double

    /// Nil if a component is out of range, as desktops say that there is none.
    package init?(red: Double, green: Double, blue: Double) {
      let range = 0.0...1.0
      guard range.contains(red), range.contains(green), range.contains(blue) else { return nil }
      (self.red, self.green, self.blue) = (red, green, blue)
    }
  }

  package init() {}
}
