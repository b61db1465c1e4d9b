/// The kind of bar that an image is for.
public enum UIBarMetrics: Int, Sendable {
  case `default`, compact
  /// With a prompt above the title.
  case defaultPrompt = 101
  case compactPrompt = 102
}
