import Testing
import UIKit

/// Lines under text and through it: each thickness in each pattern.
@MainActor @Suite struct DecorationPictureTests {
  @Test(arguments: DrawingScene.patterns + DrawingScene.otherLines)
  func looksAsItDid(scene: DrawingScene) throws {
    try scene.expectPicture(.downwards, tolerance: 8)
  }
}

private typealias Attributes = [NSAttributedString.Key: Any]

@MainActor
private func put(_ text: String, _ x: CGFloat, _ y: CGFloat, _ more: Attributes = [:]) {
  var values: Attributes = [.font: UIFont.systemFont(ofSize: 11), .foregroundColor: UIColor.black]
  values.merge(more) { $1 }
  NSAttributedString(string: text, attributes: values).draw(at: CGPoint(x: x, y: y))
}

extension DrawingScene {
  private static let dashes: [NSUnderlineStyle] = [
    [], .patternDot, .patternDash, .patternDashDot, .patternDashDotDot,
  ]

  /// Solid, then with each pattern; all of them without a line where it doesn't show.
  private static func rows(
    _ name: String, _ key: NSAttributedString.Key, _ thickness: NSUnderlineStyle
  ) -> DrawingScene {
    DrawingScene(name, 64, 80) { _, shows in
      for (row, dash) in dashes.enumerated() {
        let style = shows ? thickness.union(dash) : []
        put("Hills gone", 4, 1 + 16 * CGFloat(row), [key: style.rawValue])
      }
    }
  }

  fileprivate static let patterns = [
    rows("under-single", .underlineStyle, .single),
    rows("under-thick", .underlineStyle, .thick),
    rows("under-double", .underlineStyle, .double),
    rows("through-single", .strikethroughStyle, .single),
    rows("through-thick", .strikethroughStyle, .thick),
    rows("through-double", .strikethroughStyle, .double),
  ]

  private static let keys: [NSAttributedString.Key] = [.underlineStyle, .strikethroughStyle]

  fileprivate static let otherLines = [
    DrawingScene("by-word", 80, 64) { _, shows in
      let styles: [NSUnderlineStyle] = [.single, [.thick, .patternDash]]
      for (row, style) in styles.enumerated() {
        for (index, key) in keys.enumerated() {
          let whole = shows ? style.union(.byWord) : style
          put("By  the  way", 4, CGFloat(32 * index + 16 * row), [key: whole.rawValue])
        }
      }
    },
    DrawingScene("line-colors", 80, 48) { _, shows in
      let thick = NSUnderlineStyle.thick.rawValue
      let (red, blue) = (UIColor.systemRed, UIColor.systemBlue)
      let under: Attributes = shows ? [.underlineColor: red] : [:]
      let through: Attributes = shows ? [.strikethroughColor: blue] : [:]
      put("Hills", 4, 0, under.merging([.underlineStyle: thick]) { $1 })
      put("Hills", 4, 16, through.merging([.strikethroughStyle: thick]) { $1 })
      var both = under.merging(through) { $1 }
      for key in keys { both[key] = thick }
      put("Hills", 4, 32, both)
    },
    DrawingScene("lines-of-sizes", 80, 40) { _, shows in
      let style = shows ? NSUnderlineStyle.single.rawValue : 0
      for (index, size) in [8, 14, 24].enumerated() {
        let font = UIFont.systemFont(ofSize: CGFloat(size))
        put("gy", 4 + 24 * CGFloat(index), 4, [.underlineStyle: style, .font: font])
      }
    },
  ]
}
