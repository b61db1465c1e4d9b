/// What the pointer, whose button is down, is to do with a window by itself.
package enum WindowDrag: Hashable, Sendable {
  case move
  /// Drags these edges: one, or two that meet.
  case resize(WindowEdges)
}

/// Sides of a window.
package struct WindowEdges: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let top = Self(rawValue: 1 << 0)
  package static let left = Self(rawValue: 1 << 1)
  package static let bottom = Self(rawValue: 1 << 2)
  package static let right = Self(rawValue: 1 << 3)
}

/// How far a window manager's frame reaches beyond the content, in device pixels.
package struct FrameWidths: Hashable, Sendable {
  package var top: Int32
  package var left: Int32
  package var bottom: Int32
  package var right: Int32

  package init(top: Int32 = 0, left: Int32 = 0, bottom: Int32 = 0, right: Int32 = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}
