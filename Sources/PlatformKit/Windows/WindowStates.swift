/// What a window manager may do with a window beside its size and place.
package struct WindowStates: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// Covers its monitor, panels included, without a frame.
  package static let fullScreen = Self(rawValue: 1 << 0)
  package static let maximizedHorizontally = Self(rawValue: 1 << 1)
  package static let maximizedVertically = Self(rawValue: 1 << 2)
  /// Stays in front of other programs' windows.
  package static let above = Self(rawValue: 1 << 3)
  /// The user is to look at it. Ends when it gets the keyboard.
  package static let demandsAttention = Self(rawValue: 1 << 4)
  /// Its owner cannot be used while it shows.
  package static let modal = Self(rawValue: 1 << 5)

  package static let maximized: Self = [.maximizedHorizontally, .maximizedVertically]
}
