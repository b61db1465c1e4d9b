import Glibc

/// Variables of the process's environment, each read when it is asked for. Workaround: Foundation's
/// dictionary copies them all, which a start can do without.
package enum EnvironmentVariable: String {
  case display = "DISPLAY"
  case platform = "CASEMENT_PLATFORM"
  case scale = "CASEMENT_SCALE"
  case flashUpdates = "CASEMENT_FLASH_UPDATES"

  /// What the variable is set to; nil where it is not set.
  package var value: String? { getenv(rawValue).map { String(cString: $0) } }
}
