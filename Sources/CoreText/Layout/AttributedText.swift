import CoreGraphics

/// A string with attributes: the input of a layout.
package struct AttributedText: Hashable, Sendable {
  /// From `start`, in UTF-16 units, to the next run's start.
  package struct Run: Hashable, Sendable {
    package var start: Int
    package var attributes: TextAttributes
    package var paragraph: ParagraphAttributes

    package init(start: Int, attributes: TextAttributes, paragraph: ParagraphAttributes) {
      self.start = start
      self.attributes = attributes
      self.paragraph = paragraph
    }
  }

  package let string: String
  /// In ascending order of `start`, the first at 0; never empty.
  package let runs: [Run]

  /// `runs` must be in ascending order from 0 and must not be empty.
  package init(_ string: String, runs: [Run]) {
    precondition(runs.first?.start == 0, "attributed text needs a first run at 0")
    self.string = string
    self.runs = runs
  }

  package init(
    _ string: String, _ attributes: TextAttributes, _ paragraph: ParagraphAttributes = .init()
  ) {
    self.init(
      string, runs: [Run(start: 0, attributes: attributes, paragraph: paragraph)])
  }

  package func changingParagraphs(
    _ change: (inout ParagraphAttributes) -> Void
  ) -> AttributedText {
    changingRuns { change(&$0.paragraph) }
  }

  /// Starts stay as they are.
  package func changingRuns(_ change: (inout Run) -> Void) -> AttributedText {
    AttributedText(
      string,
      runs: runs.map { run in
        var run = run
        change(&run)
        return run
      })
  }
}

/// The maximum size of a layout; infinity and 0 lines mean no limit.
package struct TextLimits: Hashable, Sendable {
  package var width: CGFloat
  package var height: CGFloat
  package var lineCount: Int

  /// Negative lengths count as 0. NaN and lengths above a million points mean no limit.
  package init(width: CGFloat = .infinity, height: CGFloat = .infinity, lineCount: Int = 0) {
    self.width = Self.usable(width)
    self.height = Self.usable(height)
    self.lineCount = max(0, lineCount)
  }

  private static func usable(_ length: CGFloat) -> CGFloat {
    length.isNaN || length > PangoUnits.limit ? .infinity : max(0, length)
  }
}
