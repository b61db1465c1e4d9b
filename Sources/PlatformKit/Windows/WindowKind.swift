/// What a window is for, which decides how the window system shows it.
package enum WindowKind: Sendable {
  /// A window of its own.
  case normal
  /// A dialog, of its owner if it has one.
  case dialog
  /// A menu of its owner. It has no frame, is where it is asked to be, does not get the keyboard's focus,
  /// and gets presses of the pointer outside the program's windows while it shows.
  case menu
  /// A popover of its owner: as a menu, but the keys stay with the owner.
  case popover
  /// A tip beside something in its owner: as a menu, but it takes no presses and no keys.
  case toolTip
  /// What is dragged, under the pointer: as a tip.
  case dragPreview

  /// Whether no window manager has a say in it.
  package var isPopup: Bool { self != .normal && self != .dialog }
  /// Whether it gets presses, and while it shows also those outside the program's windows.
  package var takesPresses: Bool { self == .menu || self == .popover }
}
