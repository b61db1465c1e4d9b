package import Foundation

/// A section of a flow layout: items in lines, each line as long as the view is across.
///
/// Places are relative to the section's start. Items of one size take no memory and no time for those that
/// are not asked for.
package struct FlowSection {
  package struct Metrics: Equatable, Sendable {
    package var inset = LayoutInsets.zero
    /// The least distance between lines.
    package var lineSpacing: CGFloat = 10
    /// The least distance between the items of a line.
    package var itemSpacing: CGFloat = 10
    /// Lengths along the scrolling direction; zero for none.
    package var header: CGFloat = 0
    package var footer: CGFloat = 0

    package init() {}
  }

  package let metrics: Metrics
  package let axis: LayoutAxis
  let breadth: CGFloat
  let scale: PixelScale
  private(set) var lines: FlowLines
  private(set) var sizes: FlowSizes

  /// - Parameters:
  ///   - axis: The direction of scrolling.
  ///   - breadth: The view's length across it.
  package init(
    _ sizes: FlowSizes, _ metrics: Metrics, scrolling axis: LayoutAxis, breadth: CGFloat,
    scale: PixelScale
  ) {
    self.metrics = metrics
    self.axis = axis
    self.breadth = breadth
    self.scale = scale
    self.sizes = sizes
    lines = FlowLines(
      Self.breaker(sizes, metrics, axis, breadth), spacing: metrics.lineSpacing)
  }

  private static func breaker(
    _ sizes: FlowSizes, _ metrics: Metrics, _ axis: LayoutAxis, _ breadth: CGFloat
  ) -> FlowLineBreaker {
    FlowLineBreaker(
      sizes: sizes, across: axis.crossing, room: breadth - metrics.inset.sum(axis.crossing),
      spacing: metrics.itemSpacing)
  }

  /// Takes what cells have said of their sizes, and what the others are taken to be. Answers how many steps
  /// of breaking lines that took, which does not depend on the number of items.
  @discardableResult
  package mutating func fit(_ known: [Int: CGSize], estimate: CGSize) -> Int {
    let changed = sizes.take(known, estimate: estimate)
    let breaker = Self.breaker(sizes, metrics, axis, breadth)
    return changed.reduce(0) { $0 + lines.breakAgain(around: $1, breaker) }
  }

  /// Along the scrolling direction, with header, footer and insets.
  package var length: CGFloat {
    linesStart + lines.length + metrics.inset.after(axis) + metrics.footer
  }

  package var itemCount: Int { sizes.count }

  /// Whether there are items that have not said their size.
  package var hasEstimates: Bool { sizes.hasEstimates }

  private var linesStart: CGFloat { metrics.header + metrics.inset.before(axis) }

  /// As wide as the view, outside the insets; nil where there is none.
  package var headerFrame: CGRect? { bar(at: 0, metrics.header) }
  package var footerFrame: CGRect? { bar(at: length - metrics.footer, metrics.footer) }

  private func bar(at start: CGFloat, _ length: CGFloat) -> CGRect? {
    guard length > 0 else { return nil }
    return CGRect(origin: CGPoint(axis, start, 0), size: CGSize(axis, length, breadth))
  }

  package func frame(ofItem item: Int) -> CGRect {
    let line = lines.line(ofItem: item)
    let size = sizes[item]
    let along = linesStart + line.start + (line.length - size[axis]) / 2
    let across =
      metrics.inset.before(axis.crossing)
      + line.place(of: item, sizes, across: axis.crossing)
    return CGRect(
      origin: CGPoint(axis, scale.nearest(along), scale.nearest(across)), size: size)
  }

  /// The items of the lines that a rectangle meets.
  package func items(in rect: CGRect) -> Range<Int> {
    func put(_ start: CGFloat) -> CGFloat { scale.nearest(linesStart + start) }
    var first = lines.count(before: rect.start(axis), put)
    let last = lines.count(before: rect.end(axis), put)
    while first > 0 {
      let line = lines.line(first - 1)
      guard put(line.start) + line.length > rect.start(axis) else { break }
      first -= 1
    }
    guard first < last else { return 0..<0 }
    return lines.line(first).items.lowerBound..<lines.line(last - 1).items.upperBound
  }
}
