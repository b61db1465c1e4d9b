package import RasterKit

/// Names an element of a program as long as the program runs. Numbers are not used twice.
package struct AccessibilityNodeID: Hashable, Sendable, Comparable {
  package var rawValue: UInt64

  package init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The program itself, which holds its windows.
  package static let application = AccessibilityNodeID(rawValue: 0)

  package static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}

/// One element of a program as assistive technologies see it: all of it, as a value.
package struct AccessibilityNode: Hashable, Sendable {
  package var id: AccessibilityNodeID
  package var role: AccessibilityRole
  /// What the user calls it.
  package var name = ""
  /// What an action on it does.
  package var description = ""
  /// Its value in words, such as "40%".
  package var value = ""
  /// A name for tests, which the user never hears.
  package var identifier = ""
  /// Such as "en-GB"; empty for that of the program.
  package var language = ""
  /// Of a link: where it leads. Of a page: where it is. Empty where that is not known.
  package var address = ""
  package var states: AccessibilityStates = []
  /// What can be done with it, the most important first.
  package var actions: [AccessibilityActionKind] = []
  /// Names of the program's own actions, which are performed by their index.
  package var customActions: [String] = []
  /// Keys that do the same as its first action, wherever the focus is.
  package var shortcut: AccessibilityShortcut?
  /// Of an element whose text can be read by characters or edited.
  package var text: AccessibilityText?
  /// Of an element with a value on a scale.
  package var number: AccessibilityNumber?
  /// In device pixels of its window.
  package var extents = PixelRect(size: PixelSize(width: 0, height: 0))
  /// In reading order.
  package var children: [AccessibilityNodeID] = []
  /// The elements that it is labelled by, as a row by its header.
  package var labelledBy: [AccessibilityNodeID] = []
  /// Its place among its like, also those that are not shown.
  package var place: AccessibilityPlace?
  /// Of a list or a table: how many rows and columns there are, also those that are not shown.
  package var size: AccessibilityTableSize?
  /// Of a window's node.
  package var window: WindowID?
  /// Of a window's node: pixels for each point.
  package var scale = 1.0

  package init(_ id: AccessibilityNodeID, _ role: AccessibilityRole) {
    self.id = id
    self.role = role
  }
}

/// A text with what is selected in it, and its links. Offsets are UTF-16 units.
package struct AccessibilityText: Hashable, Sendable {
  package var string: String
  /// Empty where there is only a caret.
  package var selection: Range<Int>
  package var isEditable: Bool
  package var isMultiline: Bool
  /// In the order of the text.
  package var links: [AccessibilityLink]

  package init(
    _ string: String, selection: Range<Int> = 0..<0, isEditable: Bool = false,
    isMultiline: Bool = false, links: [AccessibilityLink] = []
  ) {
    self.string = string
    self.selection = selection
    self.isEditable = isEditable
    self.isMultiline = isMultiline
    self.links = links
  }

  /// Where typing goes.
  package var caret: Int { selection.upperBound }
}

/// A key with what is held down beside it.
package struct AccessibilityShortcut: Hashable, Sendable {
  package var modifiers: KeyModifiers
  /// What it types alone, or the name that desktops give it, such as "Page Up".
  package var key: String

  package init(_ modifiers: KeyModifiers, _ key: String) {
    self.modifiers = modifiers
    self.key = key
  }
}

/// A value on a scale.
package struct AccessibilityNumber: Hashable, Sendable {
  package var value: Double
  package var range: ClosedRange<Double>
  /// The least change; 0 where any will do.
  package var step: Double

  package init(_ value: Double, in range: ClosedRange<Double>, step: Double = 0) {
    self.value = value
    self.range = range
    self.step = step
  }
}

/// The place of an element in a list or a table. Counted from 0.
package struct AccessibilityPlace: Hashable, Sendable {
  package var index: Int
  /// How many there are.
  package var count: Int
  /// In a list or a table.
  package var row: Int?
  package var column: Int?
  /// How many rows and columns it covers.
  package var rowSpan = 1
  package var columnSpan = 1

  package init(_ index: Int, of count: Int, row: Int? = nil, column: Int? = nil) {
    self.index = index
    self.count = count
    self.row = row
    self.column = column
  }

  package func covers(row: Int, column: Int) -> Bool {
    guard let first = self.row, let leading = self.column else { return false }
    return (first..<first + rowSpan).contains(row)
      && (leading..<leading + columnSpan).contains(column)
  }
}

/// How large a list or a table is.
package struct AccessibilityTableSize: Hashable, Sendable {
  package var rows: Int
  package var columns: Int

  package init(rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
  }
}
