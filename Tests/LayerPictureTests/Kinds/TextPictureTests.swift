import Testing
import UIKit

@MainActor @Suite(.serialized) struct TextPictureTests {
  /// Antialiasing of glyphs differs between versions of FreeType.
  private let tolerance = 8

  private func addText(
    to root: CALayer, _ string: Any, _ frame: CGRect, _ prepare: (CATextLayer) -> Void
  ) {
    root.add(CATextLayer(), frame) { layer in
      layer.backgroundColor = .mist
      layer.foregroundColor = .ink
      layer.fontSize = 11
      layer.string = string
      prepare(layer)
    }
  }

  @Test func `text wraps where it is told to, else it is one line`() throws {
    try expectPicture("wrap", size(124, 48), tolerance: tolerance) { root, feature in
      for column in 0..<2 {
        addText(to: root, "Over the hills", rect(4 + 60 * CGFloat(column), 4, 56, 40)) { layer in
          if column == 1 { feature { layer.isWrapped = true } }
        }
      }
    }
  }

  @Test func `a line too long is cut at its end, its start or in the middle`() throws {
    try expectPicture("truncation", size(80, 72), tolerance: tolerance) { root, feature in
      let modes: [CATextLayerTruncationMode] = [.none, .end, .start, .middle]
      for (row, mode) in modes.enumerated() {
        addText(to: root, "Over the hills", rect(4, 4 + 17 * CGFloat(row), 72, 15)) { layer in
          layer.fontSize = 12
          if mode != .none { feature { layer.truncationMode = mode } }
        }
      }
    }
  }

  @Test func `lines begin left, in the middle or right`() throws {
    try expectPicture("alignment", size(80, 72), tolerance: tolerance) { root, feature in
      let modes: [CATextLayerAlignmentMode] = [.natural, .center, .right]
      for (row, mode) in modes.enumerated() {
        addText(to: root, "Hills", rect(4, 4 + 17 * CGFloat(row), 72, 15)) { layer in
          if mode != .natural { feature { layer.alignmentMode = mode } }
        }
      }
      addText(to: root, "fro and to", rect(4, 55, 72, 15)) { layer in
        layer.alignmentMode = .right
        feature { layer.foregroundColor = .rose }
      }
    }
  }

  @Test func `an attributed string brings its own fonts and colours`() throws {
    try expectPicture("attributed", size(96, 28), tolerance: tolerance) { root, feature in
      var text: Any = "Big and red"
      feature {
        let string = NSMutableAttributedString(string: "Big and red")
        string.addAttribute(
          .font, value: UIFont.systemFont(ofSize: 18, weight: .bold),
          range: NSRange(location: 0, length: 3))
        string.addAttribute(
          .foregroundColor, value: UIColor.systemRed, range: NSRange(location: 8, length: 3))
        text = string
      }
      addText(to: root, text, rect(4, 2, 88, 24)) { _ in }
    }
  }
}
