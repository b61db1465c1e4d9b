import UIKit

/// What is drawn with: a colour, and the width of a line that is pressed as one usually presses.
struct Ink {
  var color = UIColor.black
  var width: CGFloat = 6

  static let colors: [(name: String, color: UIColor)] = [
    ("Black", .black), ("Blue", onPaper(.systemBlue)), ("Green", onPaper(.systemGreen)),
    ("Yellow", onPaper(.systemYellow)), ("Orange", onPaper(.systemOrange)),
    ("Red", onPaper(.systemRed)), ("Purple", onPaper(.systemPurple)),
  ]

  static let widths: ClosedRange<CGFloat> = 1...40

  /// Paper is white in the dark too.
  private static func onPaper(_ color: UIColor) -> UIColor {
    color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
  }
}
