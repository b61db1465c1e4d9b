/// What kind of element something is.
package enum AccessibilityRole: String, Hashable, Sendable, CaseIterable {
  case application, window, alert, dialog, group, landmark
  case button, toggleButton, toggle, link, image, staticText, heading
  case textField, secureTextField, searchField, textView
  case slider, stepper, progressIndicator, activityIndicator, pageIndicator, pickerWheel
  case segmentedControl, segment, colorWell
  case navigationBar, toolbar, tabBar, tab
  case scrollView, table, list, collection, cell, header
  /// Of rows and columns.
  case dataTable, dataCell
  case menuBar, menu, menuItem, key, webView
}

/// What is true of an element.
package struct AccessibilityStates: OptionSet, Hashable, Sendable {
  package var rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package static let enabled = Self(rawValue: 1 << 0)
  /// Some of it is on the screen; without, one must scroll to it.
  package static let showing = Self(rawValue: 1 << 1)
  package static let focusable = Self(rawValue: 1 << 2)
  package static let focused = Self(rawValue: 1 << 3)
  package static let selectable = Self(rawValue: 1 << 4)
  package static let selected = Self(rawValue: 1 << 5)
  package static let checkable = Self(rawValue: 1 << 6)
  package static let checked = Self(rawValue: 1 << 7)
  package static let expandable = Self(rawValue: 1 << 8)
  package static let expanded = Self(rawValue: 1 << 9)
  /// Of a window that has the keyboard.
  package static let active = Self(rawValue: 1 << 10)
  /// The rest of the window cannot be used.
  package static let modal = Self(rawValue: 1 << 11)
  package static let multiselectable = Self(rawValue: 1 << 12)
  /// Something goes on of which the end is not known.
  package static let busy = Self(rawValue: 1 << 13)
  /// Of a window that is hidden until the desktop is asked for it.
  package static let minimized = Self(rawValue: 1 << 14)
  /// A press opens a menu.
  package static let opensMenu = Self(rawValue: 1 << 15)
}
