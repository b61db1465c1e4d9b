/// Where a caret is: between two UTF-16 units, and on which of two lines if a line ends there.
package struct TextPosition: Hashable, Sendable {
  package enum Affinity: Hashable, Sendable {
    /// At the start of what follows.
    case downstream
    /// At the end of what is before.
    case upstream
  }

  package var offset: Int
  package var affinity: Affinity

  package init(_ offset: Int, _ affinity: Affinity = .downstream) {
    (self.offset, self.affinity) = (offset, affinity)
  }
}
