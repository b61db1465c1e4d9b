import CoreGraphics
import SumTreeKit

/// A unit of layout: a paragraph, a part of a very long one, or any number of paragraphs that have not
/// been laid out.
struct LayoutBlock: Summarized {
  enum State: Equatable, Sendable {
    /// Not laid out: the height is a guess.
    case estimated
    /// Laid out, with a number that finds the layout while it is kept.
    case laidOut(Int)
    /// Beyond what the container has room for.
    case hidden
  }

  var state: State
  /// In UTF-16 units, with the paragraph's break.
  var length: Int
  var height: CGFloat
  /// From the container's left side to the end of the longest line; 0 before layout.
  var width: CGFloat = 0
  var startsParagraph: Bool
  /// Whether the next block starts a paragraph.
  var endsParagraph = true

  var isEstimated: Bool { state == .estimated }

  var summary: LayoutMeasures {
    LayoutMeasures(
      units: length, measured: isEstimated ? 0 : height, estimated: isEstimated ? height : 0,
      width: width, unmeasured: isEstimated ? length : 0)
  }
}

/// Heights of blocks. Guesses and measures are added up apart.
struct LayoutMeasures: TreeSummary, Equatable {
  var units: Int
  var measured: CGFloat
  var estimated: CGFloat
  var width: CGFloat
  /// Units that have not been laid out.
  var unmeasured: Int

  var height: CGFloat { measured + estimated }

  static let zero = LayoutMeasures(
    units: 0, measured: 0, estimated: 0, width: 0, unmeasured: 0)

  static func + (a: Self, b: Self) -> Self {
    LayoutMeasures(
      units: a.units + b.units, measured: a.measured + b.measured,
      estimated: a.estimated + b.estimated, width: max(a.width, b.width),
      unmeasured: a.unmeasured + b.unmeasured)
  }
}
