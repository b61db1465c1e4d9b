import Glibc

/// Environment variables, each read on use. Workaround: Foundation's dictionary copies all of them,
/// which would slow down the launch.
package enum EnvironmentVariable: String {
  case display = "DISPLAY"
  case platform = "CASEMENT_PLATFORM"
  case scale = "CASEMENT_SCALE"
  case windowSize = "CASEMENT_WINDOW_SIZE"
  case layoutDirection = "CASEMENT_LAYOUT_DIRECTION"
  case languages = "LANGUAGE"
  case allLocales = "LC_ALL"
  case messageLocale = "LC_MESSAGES"
  case locale = "LANG"
  case path = "PATH"
  case flashUpdates = "CASEMENT_FLASH_UPDATES"

  /// The variable's value; nil if it is not set.
  package var value: String? { getenv(rawValue).map { String(cString: $0) } }
}
