/// Shapes of the pointer by the names that themes have for them, which are those of CSS.
package enum CursorName: String, CaseIterable, Sendable {
  case contextMenu = "context-menu"
  case help
  /// The program works, and can be used meanwhile.
  case progress
  case wait
  case cell, crosshair
  case alias, copy, move
  case noDrop = "no-drop"
  case notAllowed = "not-allowed"
  /// A hand that may take hold of something, and one that has.
  case grab, grabbing
  case allScroll = "all-scroll"
  case zoomIn = "zoom-in"
  case zoomOut = "zoom-out"
  case rowResize = "row-resize"
  case northResize = "n-resize"
  case northEastResize = "ne-resize"
  case eastResize = "e-resize"
  case southEastResize = "se-resize"
  case southResize = "s-resize"
  case southWestResize = "sw-resize"
  case westResize = "w-resize"
  case northWestResize = "nw-resize"
  case eastWestResize = "ew-resize"
  case northSouthResize = "ns-resize"
  case northEastSouthWestResize = "nesw-resize"
  case northWestSouthEastResize = "nwse-resize"
}
