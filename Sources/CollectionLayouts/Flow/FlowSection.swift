package import Foundation

/// A section of a flow layout: items in lines, each line as long as the view is across.
///
/// Places are relative to the section's start. Items of one size take no memory and no time for those that
/// are not asked for. Sizes that are not finite, or negative, count as zero.
package struct FlowSection: Sendable {
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
  let lines: FlowLines
  let sizes: FlowSizes

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
    let room = breadth - metrics.inset.sum(axis.crossing)
    lines = FlowLines(sizes, metrics, across: axis.crossing, room: room)
  }

  /// Along the scrolling direction, with header, footer and insets.
  package var length: CGFloat {
    linesStart + lines.length + metrics.inset.after(axis) + metrics.footer
  }

  package var itemCount: Int { sizes.count }

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
    let size = sizes[item].usable
    let along = linesStart + line.start + (line.length - size[axis]) / 2
    let across =
      metrics.inset.before(axis.crossing)
      + line.place(of: item, sizes, across: axis.crossing)
    return CGRect(
      origin: CGPoint(axis, scale.nearest(along), scale.nearest(across)), size: size)
  }

  /// The items of the lines that a rectangle meets.
  package func items(in rect: CGRect) -> Range<Int> {
    lines.items {
      scale.nearest(linesStart + $0) + $1 > rect.start(axis)
    } until: {
      scale.nearest(linesStart + $0) >= rect.end(axis)
    }
  }
}

extension CGSize {
  /// Without lengths that nothing can be laid out with.
  var usable: CGSize {
    CGSize(
      width: width.isFinite ? max(width, 0) : 0, height: height.isFinite ? max(height, 0) : 0)
  }
}
