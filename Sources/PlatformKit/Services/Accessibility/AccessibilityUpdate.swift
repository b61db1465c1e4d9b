/// What has changed in a program's elements since the last update.
package struct AccessibilityUpdate: Hashable, Sendable {
  /// All of each element that is new or has changed. What no element has as a child any more is gone.
  package var nodes: [AccessibilityNode]
  /// The element that has the keyboard; nil for none.
  package var focus: AccessibilityNodeID?

  package init(nodes: [AccessibilityNode], focus: AccessibilityNodeID?) {
    self.nodes = nodes
    self.focus = focus
  }
}

/// A kind of action that an element offers.
package enum AccessibilityActionKind: String, Hashable, Sendable {
  case press, increment, decrement, scrollUp, scrollDown, scrollLeft, scrollRight, escape
}

/// What an assistive technology asks of an element. Offsets in text are UTF-16 units.
package enum AccessibilityAction: Hashable, Sendable {
  case perform(AccessibilityActionKind)
  /// One of the program's own, by its index.
  case custom(Int)
  case focus
  /// Brings it into sight.
  case scrollTo
  case setText(String)
  case setNumber(Double)
  case insertText(String, at: Int)
  case deleteText(Range<Int>)
  /// An empty range sets the caret.
  case select(Range<Int>)
  case copyText(Range<Int>)
  case cutText(Range<Int>)
  case pasteText(at: Int)
  /// What a tap on one of the links in its text does, by its index.
  case openLink(Int)
}

/// A text to speak.
package struct AccessibilityAnnouncement: Hashable, Sendable {
  package var text: String
  /// Whether it interrupts what is being spoken.
  package var isUrgent: Bool

  package init(_ text: String, isUrgent: Bool) {
    self.text = text
    self.isUrgent = isUrgent
  }
}
