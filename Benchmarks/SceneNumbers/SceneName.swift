/// What the scenes are called, here and in `Benchmarks/Thresholds`.
package enum SceneName {
  package static let turningCards = "turning-cards"
  package static let oneMover = "one-mover"
  package static let scrollingRows = "scrolling-rows"
  package static let scrollingCard = "scrolling-card"
  package static let shadowedCards = "shadowed-cards"
  package static let list = "list"
  package static let pages = "pages"
  package static let stillList = "still-list"
  package static let tiles = "tiles"
  package static let redrawnPart = "redrawn-part"
  package static let blurringBar = "blurring-bar"
  package static let moverOverBlur = "mover-over-blur"

  /// The name of a scene that may be given by its letter, by which other clients know it. What
  /// follows a slash stays: "B/100" is "one-mover/100".
  package static func named(_ name: String) -> String {
    let parts = name.split(separator: "/", maxSplits: 1)
    guard let letter = parts.first, let long = letters[String(letter)] else { return name }
    return parts.count > 1 ? "\(long)/\(parts[1])" : long
  }

  private static let letters = [
    "A": turningCards, "B": oneMover, "C": scrollingRows, "D": shadowedCards, "T": tiles,
    "L": list, "Lstill": stillList, "N": pages,
  ]
}
