import CUIWebKitGTK
import WebEngineProtocol

/// GDK's cursors. It keeps one object for each name, so that a cursor tells which it is.
final class NamedCursors {
  private lazy var shapes: [CUIObject: PageCursor] = {
    guard let display = gtk.gdk_display_get_default() else { return [:] }
    // A theme may lack some, and others stand in for them: the first name counts.
    let named = PageCursor.allCases.compactMap { shape in
      gtk.gdk_cursor_new_from_name(display, shape.rawValue).map { ($0, shape) }
    }
    return Dictionary(named) { first, _ in first }
  }()

  /// A picture of the page's own is an arrow.
  func shape(of cursor: CUIObject?) -> PageCursor { cursor.flatMap { shapes[$0] } ?? .arrow }
}
