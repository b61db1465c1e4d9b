import PlatformKit

extension CursorName {
  /// The name that older themes have for the shape or one like it, and the index of such a shape in the core
  /// protocol's cursor font. Source: X11/cursorfont.h.
  var former: (name: String, glyph: UInt32) {
    switch self {
    case .contextMenu, .alias, .copy: ("left_ptr", 68)
    case .help: ("question_arrow", 92)
    case .progress: ("left_ptr_watch", 150)
    case .wait: ("watch", 150)
    case .cell: ("plus", 90)
    case .crosshair, .zoomIn, .zoomOut: ("crosshair", 34)
    case .noDrop, .notAllowed: ("circle", 24)
    case .grab: ("hand1", 58)
    case .move, .grabbing, .allScroll: ("fleur", 52)
    case .rowResize, .northSouthResize: ("sb_v_double_arrow", 116)
    case .eastWestResize: ("sb_h_double_arrow", 108)
    case .northResize: ("top_side", 138)
    case .southResize: ("bottom_side", 16)
    case .eastResize: ("right_side", 96)
    case .westResize: ("left_side", 70)
    case .northEastResize: ("top_right_corner", 136)
    case .northWestResize: ("top_left_corner", 134)
    case .southEastResize: ("bottom_right_corner", 14)
    case .southWestResize: ("bottom_left_corner", 12)
    case .northEastSouthWestResize: ("fd_double_arrow", 136)
    case .northWestSouthEastResize: ("bd_double_arrow", 134)
    }
  }
}
