/// What a pointer looks like over a window.
package enum CursorShape: Hashable, Sendable {
  case arrow
  /// An upright stroke between letters of a line.
  case verticalBeam
  /// A lying stroke, for text set in columns.
  case horizontalBeam
  /// Over what can be clicked.
  case hand
  case hidden
  /// A picture of the program's own.
  case image(CursorImage)
}
