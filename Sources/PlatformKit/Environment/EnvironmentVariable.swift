import Glibc

/// Environment variables, each read on use. Workaround: Foundation's dictionary copies all of them,
/// which would slow down the launch.
package enum EnvironmentVariable: String {
  case display = "DISPLAY"
  case platform = "CASEMENT_PLATFORM"
  case scale = "CASEMENT_SCALE"
  case windowSize = "CASEMENT_WINDOW_SIZE"
  case layoutDirection = "CASEMENT_LAYOUT_DIRECTION"
  case menuBar = "CASEMENT_MENU_BAR"
  case reduceTransparency = "CASEMENT_REDUCE_TRANSPARENCY"
  case style = "CASEMENT_STYLE"
  case cursorTheme = "XCURSOR_THEME"
  case cursorSize = "XCURSOR_SIZE"
  case launchedDesktopFile = "GIO_LAUNCHED_DESKTOP_FILE"
  case launchedDesktopFileProcess = "GIO_LAUNCHED_DESKTOP_FILE_PID"
  case languages = "LANGUAGE"
  case allLocales = "LC_ALL"
  case messageLocale = "LC_MESSAGES"
  case locale = "LANG"
  case path = "PATH"
  case flashUpdates = "CASEMENT_FLASH_UPDATES"
  case sessionManager = "SESSION_MANAGER"
  case stateFolder = "XDG_STATE_HOME"
  case sessionBus = "DBUS_SESSION_BUS_ADDRESS"
  case runtimeFolder = "XDG_RUNTIME_DIR"
  case configurationFolder = "XDG_CONFIG_HOME"
  case dataFolder = "XDG_DATA_HOME"
  case home = "HOME"
  case inputMethod = "CASEMENT_INPUT_METHOD"
  case gtkInputMethod = "GTK_IM_MODULE"
  case inputMethodModifiers = "XMODIFIERS"
  case ibusAddress = "IBUS_ADDRESS"
  case ibusAddressFile = "IBUS_ADDRESS_FILE"

  /// The variable's value; nil if it is not set.
  package var value: String? { getenv(rawValue).map { String(cString: $0) } }
}
