/// How a presented controller's view is placed.
public enum UIModalPresentationStyle: Int, Sendable {
  /// A page sheet.
  case automatic = -2
  /// Says that nothing adapts. A controller has no such style.
  case none = -1
  /// Takes the place of all that the window shows.
  case fullScreen = 0
  case pageSheet = 1
  /// A smaller sheet in the middle, where the window has room for it.
  case formSheet = 2
  /// Takes the place of the nearest controller that defines a context.
  case currentContext = 3
  /// As the transitioning delegate's presentation controller says.
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7

  /// Whether it stays in the place of a controller that defines a context.
  var isInContext: Bool { self == .currentContext || self == .overCurrentContext }
}

/// The transition of a presented view. A partial curl turns the whole page away.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
