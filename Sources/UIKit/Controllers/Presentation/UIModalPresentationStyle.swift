/// How a presented controller's view is placed.
///
/// What is not a sheet fills the window; the full screen and the current context also take the
/// presenting controller's view out of it. Popovers and custom presentations are page sheets.
public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7

  /// Whether the presenting controller's view leaves the window.
  var takesPresenterAway: Bool { self == .fullScreen || self == .currentContext }

  /// Whether something of the window stays to be seen around the view, and the user can dismiss it.
  var isSheet: Bool {
    switch self {
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: false
    case .automatic, .none, .pageSheet, .formSheet, .custom, .popover: true
    }
  }
}

/// How a presented controller's view comes and goes; pages and flips dissolve instead.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
