import CUIWebKitGTK
import Glibc

/// Why the engine can't run here, in words for who runs the program.
enum Obstacle {
  static func find() -> String? {
    if let missing = loadGTK() {
      return "Web views need WebKitGTK, which isn't installed (\(missing) is missing). "
        + "On Debian: apt-get install libwebkit2gtk-4.1-0"
    }
    // GTK speaks to the X server that the program does.
    setenv("GDK_BACKEND", "x11", 1)
    guard gtk.gtk_init_check(nil, nil) != 0 else {
      return "Web views need an X server: DISPLAY names none that answers."
    }
    return Sandbox().obstacle
  }
}
