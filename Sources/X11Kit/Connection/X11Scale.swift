import Foundation

/// Device pixels per point, from the user's settings: `CASEMENT_SCALE`, then what the desktop's settings
/// say, then `Xft.dpi` of the resource database divided by 96. Where nobody says anything, each monitor has
/// the scale of its own density.
enum X11Scale {
  /// Values outside this range are treated as mistakes and ignored.
  private static let sane = 0.5...8.0

  /// Nil where nobody says anything.
  static func resolve(
    requested: String?, settings: X11Settings? = nil, resources: String
  ) -> Double? {
    requested.flatMap(parse) ?? settings.flatMap(scale(in:))
      ?? fontResolution(in: resources).map { $0 / 96 }.flatMap(checked)
  }

  /// `Xft/DPI` is in 1024ths. Some desktops put the factor for windows into it, others don't.
  private static func scale(in settings: X11Settings) -> Double? {
    let fonts = settings.numbers["Xft/DPI"].map { Double($0) / 1024 / 96 }.flatMap(checked)
    let windows = settings.numbers["Gdk/WindowScalingFactor"].map(Double.init).flatMap(checked)
    guard let windows, windows > 1 else { return fonts ?? windows }
    return max(windows, fonts ?? 1)
  }

  /// How much `Xft/DPI` enlarges text beyond the factor for windows; 1 if it does not.
  static func fontScale(in settings: X11Settings) -> Double {
    guard let fonts = settings.numbers["Xft/DPI"].map({ Double($0) / 1024 / 96 }).flatMap(checked)
    else { return 1 }
    let windows = settings.numbers["Gdk/WindowScalingFactor"].map(Double.init).flatMap(checked)
    return fonts / max(1, windows ?? 1)
  }

  /// The value of `Xft.dpi` in a `RESOURCE_MANAGER` string, which has one "name:\tvalue" per line.
  static func fontResolution(in resources: String) -> Double? {
    for line in resources.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].trimmingCharacters(in: .whitespaces) == "Xft.dpi" else {
        continue
      }
      return Double(parts[1].trimmingCharacters(in: .whitespaces))
    }
    return nil
  }

  private static func parse(_ text: String) -> Double? {
    Double(text.trimmingCharacters(in: .whitespaces)).flatMap(checked)
  }

  private static func checked(_ scale: Double) -> Double? { sane.contains(scale) ? scale : nil }
}
