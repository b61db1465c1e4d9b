/// Whether a view and its content flip where the interface goes from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Flips.
  case unspecified
  /// Controls for playing media; stays.
  case playback
  /// Controls that choose a side, such as those for text alignment; stays.
  case spatial
  case forceLeftToRight
  case forceRightToLeft
}

/// The direction in which an interface is laid out.
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
