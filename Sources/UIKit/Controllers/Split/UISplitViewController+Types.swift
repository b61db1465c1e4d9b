extension UISplitViewController {
  /// How many columns there are.
  public enum Style: Int, Sendable {
    /// A primary and a secondary controller in `viewControllers`.
    case unspecified
    case doubleColumn, tripleColumn
  }

  /// A place for a controller.
  public enum Column: Int, Sendable {
    case primary
    /// Between the two others; in the style with three columns.
    case supplementary
    case secondary
    /// In the place of all others while the controller is collapsed.
    case compact
    /// Beside the secondary column, at its other side. Hidden at first; a sheet while the controller is collapsed.
    case inspector
  }

  /// Which columns show.
  public enum DisplayMode: Int, Sendable {
    case automatic
    case secondaryOnly
    case oneBesideSecondary, oneOverSecondary
    case twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary

    public static let primaryHidden = DisplayMode.secondaryOnly
    public static let allVisible = DisplayMode.oneBesideSecondary
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  /// What other columns do to the secondary one.
  public enum SplitBehavior: Int, Sendable {
    case automatic
    /// They make it narrower.
    case tile
    /// They cover it.
    case overlay
    /// They push it aside.
    case displace
  }

  /// At which side the primary column is.
  public enum PrimaryEdge: Int, Sendable { case leading, trailing }

  /// When a button that shows and hides columns is in a bar.
  public enum DisplayModeButtonVisibility: Int, Sendable { case automatic, never, always }

  /// What is behind the primary column.
  public enum BackgroundStyle: Int, Sendable { case none, sidebar }
}

extension UISplitViewController.DisplayMode {
  /// How many columns show besides the secondary one; nil for automatic.
  var sideColumns: Int? {
    switch self {
    case .automatic: nil
    case .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }

  /// The only behaviour that has the mode; nil if several have it.
  var behavior: UISplitViewController.SplitBehavior? {
    switch self {
    case .automatic, .secondaryOnly: nil
    case .oneBesideSecondary, .twoBesideSecondary: .tile
    case .oneOverSecondary, .twoOverSecondary: .overlay
    case .twoDisplaceSecondary: .displace
    }
  }

  var covers: Bool { self == .oneOverSecondary || self == .twoOverSecondary }
}

extension UISplitViewController.SplitBehavior {
  /// The mode with so many columns besides the secondary one.
  func mode(_ sideColumns: Int) -> UISplitViewController.DisplayMode {
    switch (self, sideColumns) {
    case (_, ...0): .secondaryOnly
    case (.overlay, 1): .oneOverSecondary
    case (.overlay, _): .twoOverSecondary
    case (_, 1): .oneBesideSecondary
    case (.displace, _): .twoDisplaceSecondary
    case (.automatic, _), (.tile, _): .twoBesideSecondary
    }
  }
}
