/// What the user may do with a window by its frame, besides moving and resizing it.
package struct WindowActions: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let close = Self(rawValue: 1 << 0)
  package static let minimize = Self(rawValue: 1 << 1)
  package static let all: Self = [.close, .minimize]
}
