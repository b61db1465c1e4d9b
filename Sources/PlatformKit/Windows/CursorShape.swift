/// The shape of the pointer over a window.
package enum CursorShape: Hashable, Sendable {
  case arrow
  /// An upright beam between the letters of a line.
  case verticalBeam
  /// A horizontal beam for vertical text.
  case horizontalBeam
  /// Over something that can be clicked.
  case hand
  /// Over something that is dragged sideways.
  case columnResize
  /// Another shape that the desktop's themes have.
  case named(CursorName)
  case hidden
  /// A custom image.
  case image(CursorImage)
}
