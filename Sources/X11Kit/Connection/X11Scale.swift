import Foundation

/// Device pixels for each point, from what the user said: `CASEMENT_SCALE` (the wish), then the desktop's
/// `Xft.dpi` against 96, then 1.
enum X11Scale {
  /// What is accepted; anything else is taken for a mistake and passed over.
  private static let sane = 0.5...8.0

  static func resolve(wish: String?, resources: String) -> Double {
    wish.flatMap(parse)
      ?? fontResolution(in: resources).map { $0 / 96 }.flatMap(checked) ?? 1
  }

  /// The value of `Xft.dpi` in a `RESOURCE_MANAGER` string, one "name:\tvalue" a line.
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
