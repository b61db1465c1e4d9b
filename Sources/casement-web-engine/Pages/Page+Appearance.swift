import CUIWebKitGTK
import WebEngineProtocol

extension Page {
  /// Pages are laid out in pixels and enlarged by WebKit's zoom, as GTK has whole scales only.
  func resize(to geometry: PageGeometry) {
    painting.begin(geometry)
    gtk.webkit_web_view_set_zoom_level(view, zoom * geometry.scale)
    gtk.gtk_widget_set_size_request(view, Int32(geometry.width), Int32(geometry.height))
    gtk.gtk_window_resize(window, Int32(geometry.width), Int32(geometry.height))
    gtk.gtk_widget_queue_draw(view)
  }

  func setZoom(_ zoom: Double) {
    self.zoom = zoom
    gtk.webkit_web_view_set_zoom_level(view, zoom * painting.scale)
  }

  /// GTK has one look for all pages of the process.
  func setDark(_ isDark: Bool) {
    guard let settings = gtk.gtk_settings_get_default() else { return }
    CUISetFlag(gtkFunctions, settings, "gtk-application-prefer-dark-theme", isDark)
  }

  /// GDK keeps one object for each name, so that they can be compared.
  func tellCursor() {
    guard let window = gtk.gtk_widget_get_window(view), let display = gtk.gdk_display_get_default()
    else { return }
    let cursor = gtk.gdk_window_get_cursor(window)
    let name = Page.cursorNames.first { name, _ in
      guard let cursor, let named = gtk.gdk_cursor_new_from_name(display, name) else {
        return false
      }
      defer { gtk.g_object_unref(named) }
      return named == cursor
    }
    let shape = name?.1 ?? .arrow
    if shape == shownCursor { return }
    shownCursor = shape
    tell(.cursor(shape))
  }

  private static let cursorNames: [(String, PageCursor)] = [
    ("pointer", .hand), ("text", .text), ("vertical-text", .verticalText),
    ("crosshair", .crosshair), ("move", .move), ("wait", .wait), ("progress", .wait),
    ("not-allowed", .notAllowed), ("grab", .openHand), ("grabbing", .closedHand),
    ("ew-resize", .resizeHorizontally), ("col-resize", .resizeHorizontally),
    ("ns-resize", .resizeVertically), ("row-resize", .resizeVertically), ("none", .hidden),
  ]
}
