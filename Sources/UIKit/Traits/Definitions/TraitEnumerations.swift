/// The light or dark interface style.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

/// The device type of an interface.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}

/// Whether content lies on the base level or above it, as in a sheet.
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base = 0
  case elevated = 1
}

/// The direction in which content is laid out.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// The contrast that the user has asked for.
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal = 0
  case high = 1
}

/// The weight of text that the user has asked for.
public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular = 0
  case bold = 1
}

/// The colours that a display can show.
public enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  case SRGB = 0
  case P3 = 1
}

/// Whether there is much or little room in a direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified, compact, regular
}

/// Whether touches report their force.
public enum UIForceTouchCapability: Int, Sendable {
  case unknown, unavailable, available
}

/// Whether an interface looks active.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  case unspecified = -1
  case inactive = 0
  case active = 1
}

/// The style of the list that content is in.
public enum UIListEnvironment: Int, Sendable {
  case unspecified, none, plain, grouped, insetGrouped, sidebar, sidebarPlain
}

/// Whether a scene is being recorded.
public enum UISceneCaptureState: Int, Sendable {
  case unspecified = -1
  case inactive = 0
  case active = 1
}

/// The size of items in a Mac's toolbar.
public enum UINSToolbarItemPresentationSize: Int, Sendable {
  case unspecified = -1
  case regular = 0
  case small = 1
  case large = 3
}

extension UIImage {
  /// The brightness range in which an image is shown.
  public enum DynamicRange: Int, Sendable {
    case unspecified = -1
    case standard = 0
    case constrainedHigh = 1
    case high = 2
  }
}
