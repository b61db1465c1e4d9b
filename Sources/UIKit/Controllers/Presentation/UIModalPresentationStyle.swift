/// How a presented controller's view is placed.
///
/// Styles other than sheets fill the window. `fullScreen` and `currentContext` also remove the
/// presenting controller's view. Popovers and custom presentations are page sheets.
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

  var takesPresenterAway: Bool { self == .fullScreen || self == .currentContext }

  /// Whether a part of the window stays visible and the user can dismiss the view.
  var isSheet: Bool {
    switch self {
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: false
    case .automatic, .none, .pageSheet, .formSheet, .custom, .popover: true
    }
  }
}

/// The transition of a presented view. Flips and page curls become dissolves.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
