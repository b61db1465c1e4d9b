import CoreGraphics

extension UISegmentedControl {
  /// In points: the height, what a segment has around its content, the pill's distance from the edges
  /// (measured on iOS 26), and the lines between segments.
  private static let (height, padding, inset): (CGFloat, CGFloat, CGFloat) = (32, 12, 2)
  private static let lineSize = CGSize(width: 1, height: 16)

  /// Within a limit, so that many segments of great width do no harm.
  var fittingSize: CGSize {
    let width = min(apportionsSegmentWidthsByContent ? ownWidths.reduce(0, +) : evenWidth, 1e6)
    return CGSize(width: width.rounded(.up), height: max(Self.height, tallest))
  }

  private var tallest: CGFloat { segments.map { $0.contentSize.height + 8 }.max() ?? 0 }

  /// Set, or of the content.
  private var ownWidths: [CGFloat] {
    zip(contents, segments).map { content, view in
      content.width > 0 ? content.width : view.contentSize.width + 2 * Self.padding
    }
  }

  /// All segments without a width of their own are as wide as the widest of them.
  private var evenWidth: CGFloat {
    let set = contents.map(\.width).filter { $0 > 0 }
    let others = zip(contents, ownWidths).filter { $0.0.width <= 0 }.map(\.1)
    return set.reduce(0, +) + (others.max() ?? 0) * CGFloat(others.count)
  }

  /// Where segments begin and end, in the direction of layout: one number more than segments.
  var boundaries: [CGFloat] {
    let count = contents.count
    guard count > 0 else { return [0] }
    if !apportionsSegmentWidthsByContent, contents.allSatisfy({ $0.width <= 0 }) {
      return (0...count).map { (CGFloat($0) * bounds.width / CGFloat(count)).rounded(.down) }
    }
    let widths = sharedWidths
    return widths.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }
  }

  /// Set widths stay; the others share the rest evenly, or as their contents ask.
  private var sharedWidths: [CGFloat] {
    let isFlexible = contents.map { $0.width <= 0 }
    let set = contents.map(\.width).reduce(0, +)
    let rest = max(0, bounds.width - set)
    let wanted = zip(ownWidths, isFlexible).map { width, isFlexible in
      isFlexible ? (apportionsSegmentWidthsByContent ? width : 1) : 0
    }
    let sum = max(wanted.reduce(0, +), 1e-6)
    return contents.indices.map {
      isFlexible[$0] ? (wanted[$0] / sum * rest).rounded(.down) : contents[$0].width
    }
  }

  func frame(ofSegment index: Int) -> CGRect {
    let ends = boundaries
    let (start, end) = (ends[index], ends[index + 1])
    let x = isRightToLeft ? bounds.width - end : start
    return CGRect(x: x, y: 0, width: end - start, height: bounds.height)
  }

  /// The segment at a place; the nearest one for a place beside the control.
  func segment(at place: CGPoint) -> Int? {
    guard !contents.isEmpty else { return nil }
    let x = isRightToLeft ? bounds.width - place.x : place.x
    let ends = boundaries.dropFirst()
    return ends.firstIndex { x < $0 }.map { $0 - 1 } ?? contents.count - 1
  }

  func placeParts() {
    plate.frame = bounds
    plate.layer.cornerRadius = bounds.height / 2
    for (index, view) in segments.enumerated() {
      view.frame = frame(ofSegment: index)
      let place = isRightToLeft ? segments.count - 1 - index : index
      view.adjustment = style.adjustment(at: place, of: segments.count)
    }
    placePill()
    placeDividers()
  }

  func placePill() {
    guard let index = shownSelection else { return pill.isHidden = true }
    let segment = frame(ofSegment: index)
    let inset = min(Self.inset, segment.width / 2, segment.height / 2)
    pill.frame = segment.insetBy(dx: inset, dy: inset)
    pill.layer.cornerRadius = pill.bounds.height / 2
  }

  private func placeDividers() {
    for (index, divider) in dividers.enumerated() {
      let (left, right) = (frame(ofSegment: index), frame(ofSegment: index + 1))
      let size = divider.image?.size ?? Self.lineSize
      let x = isRightToLeft ? left.minX : right.minX
      let height = divider.image == nil ? size.height : bounds.height
      divider.frame = CGRect(
        x: (x - size.width / 2).rounded(), y: (bounds.height - height) / 2, width: size.width,
        height: height)
    }
  }
}
