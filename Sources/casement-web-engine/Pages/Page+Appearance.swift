import CUIWebKitGTK
import WebEngineProtocol

extension Page {
  /// Pages are laid out in pixels and enlarged by WebKit's zoom, as GTK has whole scales only.
  func resize(to geometry: PageGeometry) {
    painting.begin(geometry)
    gtk.webkit_web_view_set_zoom_level(view, zoom * geometry.scale)
    setMinimumFontSize(geometry.scale)
    gtk.gtk_widget_set_size_request(view, Int32(geometry.width), Int32(geometry.height))
    gtk.gtk_window_resize(window, Int32(geometry.width), Int32(geometry.height))
    gtk.gtk_widget_queue_draw(view)
  }

  /// WebKit compares it with what its zoom has enlarged.
  private func setMinimumFontSize(_ scale: Double) {
    guard minimumFontSize > 0 else { return }
    let pixels = UInt32(min(max(minimumFontSize * scale, 1), 10000).rounded())
    gtk.webkit_settings_set_minimum_font_size(gtk.webkit_web_view_get_settings(view), pixels)
  }

  /// A page that nobody sees hears of it, and rests. GTK takes the keyboard from what doesn't show.
  func setVisible(_ isVisible: Bool) {
    gtk.gtk_widget_set_child_visible(view, isVisible ? 1 : 0)
    if isVisible { gtk.gtk_widget_grab_focus(view) }
    painting.isVisible = isVisible
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

  func tellCursor() {
    guard let window = gtk.gtk_widget_get_window(view) else { return }
    let shape = engine.cursors.shape(of: gtk.gdk_window_get_cursor(window))
    if shape == shownCursor { return }
    shownCursor = shape
    tell(.cursor(shape))
  }
}
