extension UIButton.Configuration {
  /// Content in the tint, without a background.
  public static func plain() -> UIButton.Configuration { UIButton.Configuration(.plain) }
  /// Content in the tint on a faint background of the tint.
  public static func tinted() -> UIButton.Configuration { UIButton.Configuration(.tinted) }
  /// Content in the tint on gray.
  public static func gray() -> UIButton.Configuration { UIButton.Configuration(.gray) }
  /// White content on the tint.
  public static func filled() -> UIButton.Configuration { prominent(.filled) }
  /// Content in the tint, without a background.
  public static func borderless() -> UIButton.Configuration { UIButton.Configuration(.plain) }
  /// Content in the tint on gray.
  public static func bordered() -> UIButton.Configuration { UIButton.Configuration(.gray) }
  /// Content in the tint on a faint background of the tint.
  public static func borderedTinted() -> UIButton.Configuration { UIButton.Configuration(.tinted) }
  /// White content on the tint.
  public static func borderedProminent() -> UIButton.Configuration { prominent(.filled) }
  /// Content in the label's colour on a plate. There is no glass: the plate is gray.
  public static func glass() -> UIButton.Configuration { UIButton.Configuration(.glass) }
  /// White content on the tint. There is no glass.
  public static func prominentGlass() -> UIButton.Configuration { prominent(.filled) }
  /// As `glass()`.
  public static func clearGlass() -> UIButton.Configuration { UIButton.Configuration(.glass) }
  /// As `prominentGlass()`.
  public static func prominentClearGlass() -> UIButton.Configuration { prominent(.filled) }

  private static func prominent(_ style: ButtonStyle) -> UIButton.Configuration {
    var configuration = UIButton.Configuration(style)
    configuration.automaticallyUpdateForSelection = false
    return configuration
  }
}
